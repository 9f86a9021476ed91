// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The trait for the kind of device.
public nonisolated enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait for light or dark style.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait for the direction of layout.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The trait for the number of pixels per point.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: CGFloat { 0 }
}

/// The trait for the room from side to side.
public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait for the room from top to bottom.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait for whether the screen feels force.
public nonisolated enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The trait for the size of text.
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The trait for the contrast.
public nonisolated enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait for whether the interface lies over another.
public nonisolated enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait for the weight of text.
public nonisolated enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The trait for the colors of the screen.
public nonisolated enum UITraitDisplayGamut: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait for whether the interface looks active.
public nonisolated enum UITraitActiveAppearance: UITraitDefinition {
  /// The value where none was set.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}
