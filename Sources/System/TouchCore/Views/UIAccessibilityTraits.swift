// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The role and behavior of an element for assistive technology.
///
/// The bits are those of UIKit's headers.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits of their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Currently selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that cannot change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Summarizes the current state when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts playing media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
  /// The value that was set for `isAccessibilityElement`, if any.
  package final var setsAccessibilityElement: Bool? { extras?.accessibility?.isElement }

  /// The value that was set for `accessibilityTraits`, if any.
  package final var setsAccessibilityTraits: UIAccessibilityTraits? { extras?.accessibility?.traits }

  /// The bounding box of the view's bounds in screen coordinates.
  final var boundsOnScreen: CGRect {
    guard let window = storedWindow else { return converted(storedBounds, to: nil) }
    let inWindow = converted(storedBounds, to: window)
    let corner = window.pointOnScreen(inWindow.origin)
    return CGRect(origin: corner, size: inWindow.size)
  }

  /// The center of the view in screen coordinates.
  final var middleOnScreen: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
