// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  public import Foundation
  public import TouchDoctor
  #if TOUCHSTONE
    public import Touchstone
  #else
    public import UIKit
  #endif

  /// Explains why a view of the running app does not react to touches.
  ///
  /// In the debugger, while the app is stopped:
  ///
  /// ```
  /// e TouchInspector.why("Buy")
  /// e TouchInspector.why(at: CGPoint(x: 187, y: 595))
  /// e TouchInspector.audit()
  /// ```
  ///
  /// Views whose classes override `hitTest(_:with:)` or `point(inside:with:)` are asked, which calls the
  /// app's code. Nothing leaves the device, and release builds contain none of it.
  @MainActor public enum TouchInspector {
    /// Where texts are printed.
    public static var output: (String) -> Void = { print($0) }

    // MARK: Printing

    /// Prints which view gets the touch at a point of the screen, and why the expected one does not.
    public static func why(at point: CGPoint, expecting view: UIView? = nil) {
      report { () throws(ExplainingFailure) in try explanation(at: point, expecting: view) }
    }

    /// Prints whether a view gets a touch in its middle, and why not.
    ///
    /// - Parameter text: The view's accessibility identifier, text, accessibility label, class, or address.
    public static func why(_ text: String) {
      report { () throws(ExplainingFailure) in try explanation(of: text) }
    }

    /// Prints whether a view gets a touch in its middle, and why not.
    public static func why(_ view: UIView) {
      report { () throws(ExplainingFailure) in try explanation(of: view) }
    }

    /// Prints the touch problems of the current screen.
    public static func audit() {
      output(LiveScreen().windows.isEmpty ? LiveScreen.isEmpty.description : AuditText.text(findings()))
    }

    private static func report(_ explain: () throws(ExplainingFailure) -> LiveExplanation) {
      do throws(ExplainingFailure) {
        output(try explain().description)
      } catch {
        output(error.description)
      }
    }

    // MARK: Values

    /// Explains which view gets the touch at a point of the screen.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the screen.
    ///   - view: The view that should get it; nil for no particular view.
    /// - Returns: What the doctor says, and what the app's own hit-test finds.
    /// - Throws: Why the question has no answer.
    public static func explanation(
      at point: CGPoint, expecting view: UIView? = nil
    ) throws(ExplainingFailure) -> LiveExplanation {
      try LiveQuestion(screen: LiveScreen(of: view), point: point, expected: view).answer()
    }

    /// Explains whether a view gets a touch in its middle.
    ///
    /// - Throws: Why the question has no answer.
    public static func explanation(of view: UIView) throws(ExplainingFailure) -> LiveExplanation {
      let screen = LiveScreen(of: view)
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let point = screen.point(middle, of: view)
      return try LiveQuestion(screen: screen, point: point, expected: view, measures: true).answer()
    }

    /// Explains whether the view with a text gets a touch in its middle.
    ///
    /// - Parameter text: The view's accessibility identifier, text, accessibility label, class, or address.
    /// - Returns: What the doctor says, and what the app's own hit-test finds.
    /// - Throws: What could have been meant, if the text fits no view or several.
    public static func explanation(of text: String) throws(ExplainingFailure) -> LiveExplanation {
      let screen = LiveScreen()
      guard !screen.windows.isEmpty else { throw LiveScreen.isEmpty }
      let place = try Explainer(screen.snapshot(at: nil)).find(ViewSelector(text))
      return try explanation(of: screen.views[place.view])
    }

    /// The touch problems of the current screen, most severe first.
    public static func findings() -> [AuditFinding] {
      Auditor().findings(in: LiveScreen().snapshot(at: nil))
    }
  }
#endif
