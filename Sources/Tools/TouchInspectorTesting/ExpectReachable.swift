// SPDX-License-Identifier: Apache-2.0
#if INSPECTS && canImport(Testing)
  public import Testing
  #if TOUCHSTONE
    public import Touchstone
  #else
    public import UIKit
  #endif

  /// Expects a finger to reach a view that is on the screen.
  ///
  /// The app's own hit-test is asked at 81 points of the view. A failure says what lies in front of the view,
  /// or why else it gets no touch, and how to fix that.
  ///
  /// - Parameters:
  ///   - view: The view. It must be in a window.
  ///   - share: How much of the view must be found, from 0 to 1; use less than 1 for a view whose own code
  ///     makes it round.
  ///   - sourceLocation: Where a failure is shown.
  /// - Returns: Whether the view was reachable.
  @discardableResult @MainActor public func expectReachable(
    _ view: UIView, atLeast share: Double = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    record(Reachable.complaint(about: view, atLeast: share), at: sourceLocation)
  }

  /// Expects a finger to reach the view with a text.
  ///
  /// - Parameters:
  ///   - text: The view's accessibility identifier, text, accessibility label, class, or address.
  ///   - share: How much of the view must be found, from 0 to 1.
  ///   - sourceLocation: Where a failure is shown.
  /// - Returns: Whether the view was reachable.
  @discardableResult @MainActor public func expectReachable(
    _ text: String, atLeast share: Double = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    record(Reachable.complaint(about: text, atLeast: share), at: sourceLocation)
  }

  private func record(_ complaint: String?, at sourceLocation: SourceLocation) -> Bool {
    guard let complaint else { return true }
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
    return false
  }
#endif
