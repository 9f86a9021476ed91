// SPDX-License-Identifier: Apache-2.0
import Foundation

// The values of UIKit's traits, with UIKit's numbers.

/// The kind of device an interface is for.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether an interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = 0
  /// Dark text on a light ground.
  case light = 1
  /// Light text on a dark ground.
  case dark = 2
}

/// The direction of layout of an environment.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic.
  case rightToLeft = 1
}

/// How much room there is along an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Whether the screen feels how hard fingers press.
public nonisolated enum UIForceTouchCapability: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The contrast that people ask for.
public nonisolated enum UIAccessibilityContrast: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// A higher one.
  case high = 1
}

/// Whether an interface lies over another one.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1
  /// It is the main one.
  case base = 0
  /// It lies over the main one.
  case elevated = 1
}

/// The weight of text that people ask for.
public nonisolated enum UILegibilityWeight: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1
  /// The usual one.
  case regular = 0
  /// A bolder one.
  case bold = 1
}

/// The colors that a screen shows.
public nonisolated enum UIDisplayGamut: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Whether an interface looks active.
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1
  /// Another window is in front.
  case inactive = 0
  /// It is the one in front.
  case active = 1
}

/// The size of text that people have chosen.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The name, as UIKit spells it.
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryL")
  /// Larger than usual.
  public static let extraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXL")
  /// Much larger than usual.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest without an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// A large accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// A larger accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// A much larger accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
