// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchGraphics

/// The functions of assistive technology that belong to no view.
///
/// No assistive technology runs here, so what is posted is a fact in the trace, and all switches are off.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What can be posted to assistive technology.
  public nonisolated struct Notification: RawRepresentable, Sendable, Hashable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A large part of the screen has changed; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled; the argument describes the new page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology is to pause; the argument identifies it.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1013)
    /// A technology is to go on; the argument identifies it.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1014)

    fileprivate var name: String {
      let names: [Notification: String] = [
        .screenChanged: "screenChanged", .layoutChanged: "layoutChanged", .announcement: "announcement",
        .pageScrolled: "pageScrolled", .pauseAssistiveTechnology: "pauseAssistiveTechnology",
        .resumeAssistiveTechnology: "resumeAssistiveTechnology",
      ]
      return names[self] ?? "notification \(rawValue)"
    }
  }

  /// Posts a notification to assistive technology: a fact in the trace of the current application.
  public static func post(notification: Notification, argument: Any?) {
    let application = UIApplication.shared
    let said: String? =
      switch argument {
      case nil: nil
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let view as UIView: application.names.name(of: view).description
      case let other?: "\(type(of: other))"
      }
    application.report(.system(.announced(notification.name, argument: said)))
  }

  /// Whether a screen reader runs; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch controls the device; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether people asked for less motion; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether people asked for less transparency; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether people asked for bold text, by the traits of the main screen.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Whether people asked for more contrast, by the traits of the main screen.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// Converts a rectangle from the coordinates of a view to those of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return window.convert(view.convert(rect, to: window), to: nil)
  }

  /// Performs the gesture that dismisses content, as a screen reader would.
  ///
  /// It asks the responder and then those above it in the chain, and returns whether one of them answered
  /// true.
  @discardableResult
  public static func performEscape(from responder: UIResponder) -> Bool {
    first(from: responder) { $0.accessibilityPerformEscape() }
  }

  /// Performs the gesture for the most important action, as a screen reader would.
  ///
  /// It asks the responder and then those above it in the chain, and returns whether one of them answered
  /// true.
  @discardableResult
  public static func performMagicTap(from responder: UIResponder) -> Bool {
    first(from: responder) { $0.accessibilityPerformMagicTap() }
  }

  /// Scrolls, as a screen reader would.
  ///
  /// It asks the view and then its superviews, and returns whether one of them scrolled.
  @discardableResult
  public static func performScroll(_ direction: UIAccessibilityScrollDirection, from view: UIView) -> Bool {
    first(from: view) { ($0 as? UIView)?.accessibilityScroll(direction) ?? false }
  }

  private static func first(from responder: UIResponder, _ performs: (UIResponder) -> Bool) -> Bool {
    var asked: UIResponder? = responder
    while let responder = asked {
      if performs(responder) { return true }
      asked = responder.next
    }
    return false
  }
}
