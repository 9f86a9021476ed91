// SPDX-License-Identifier: Apache-2.0

/// A version of iOS, as far as versions differ in who gets a touch.
///
/// Sources do not say which one they come from, and most answers are the same for all of them. Those about
/// hosting views of SwiftUI, bars, menus and the ways back are not.
public enum SystemVersion: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// iOS 17 and older.
  case iOS17 = 17
  /// iOS 18.
  case iOS18 = 18
  /// iOS 26.
  case iOS26 = 26
  /// iOS 27.
  case iOS27 = 27

  /// The newest version that is known.
  public static let newest = iOS27

  /// Whether a version is older than another.
  public static func < (one: SystemVersion, other: SystemVersion) -> Bool { one.rawValue < other.rawValue }

  /// Whether the hit-test finds the hosting view itself where SwiftUI shows something, and not a view that it
  /// draws with (reported).
  var findsHostingViews: Bool { self >= .iOS18 }

  /// Whether bars are made of glass, and may let touches beside their items through (assumed).
  var hasGlassBars: Bool { self >= .iOS26 }

  /// Whether SwiftUI draws without views, so that only layers tell what is shown (reported).
  var drawsWithoutViews: Bool { self >= .iOS26 }

  /// Whether a drag anywhere on the content of a navigation controller goes back, and not only one from the
  /// edge of the screen (documented: `interactiveContentPopGestureRecognizer`).
  var popsFromContent: Bool { self >= .iOS26 }

  /// Whether the recognizers of the window see the tap that closes a menu (reported for iOS 27).
  var tellsWindowOfClosingTap: Bool { self >= .iOS26 }

  /// Whether a button with a menu opens it after a short hold or after the lift of a tap, and not when the
  /// finger comes down (reported).
  var opensMenusLate: Bool { self >= .iOS26 }
}
