// SPDX-License-Identifier: Apache-2.0
public import Foundation

nonisolated extension UITraitCollection {
  /// The trait for the kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    self[UITraitUserInterfaceIdiom.self]
  }

  /// The trait for light or dark style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    self[UITraitUserInterfaceStyle.self]
  }

  /// The trait for the direction of layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }

  /// The trait for the number of pixels per point.
  public var displayScale: CGFloat {
    self[UITraitDisplayScale.self]
  }

  /// The trait for the room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]
  }

  /// The trait for the room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitVerticalSizeClass.self]
  }

  /// The trait for whether the screen feels force.
  public var forceTouchCapability: UIForceTouchCapability {
    self[UITraitForceTouchCapability.self]
  }

  /// The trait for the size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }

  /// The trait for the contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }

  /// The trait for whether the interface lies over another.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    self[UITraitUserInterfaceLevel.self]
  }

  /// The trait for the weight of text.
  public var legibilityWeight: UILegibilityWeight {
    self[UITraitLegibilityWeight.self]
  }

  /// The trait for the colors of the screen.
  public var displayGamut: UIDisplayGamut {
    self[UITraitDisplayGamut.self]
  }

  /// The trait for whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
}

nonisolated extension UITraitCollection {
  /// Creates a collection with one trait: the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0[UITraitUserInterfaceIdiom.self] = userInterfaceIdiom }
  }

  /// Creates a collection with one trait: light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0[UITraitUserInterfaceStyle.self] = userInterfaceStyle }
  }

  /// Creates a collection with one trait: the direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0[UITraitLayoutDirection.self] = layoutDirection }
  }

  /// Creates a collection with one trait: the number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0[UITraitDisplayScale.self] = displayScale }
  }

  /// Creates a collection with one trait: the room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0[UITraitHorizontalSizeClass.self] = horizontalSizeClass }
  }

  /// Creates a collection with one trait: the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0[UITraitVerticalSizeClass.self] = verticalSizeClass }
  }

  /// Creates a collection with one trait: whether the screen feels force.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0[UITraitForceTouchCapability.self] = forceTouchCapability }
  }

  /// Creates a collection with one trait: the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0[UITraitPreferredContentSizeCategory.self] = preferredContentSizeCategory }
  }

  /// Creates a collection with one trait: the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0[UITraitAccessibilityContrast.self] = accessibilityContrast }
  }

  /// Creates a collection with one trait: whether the interface lies over another.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0[UITraitUserInterfaceLevel.self] = userInterfaceLevel }
  }

  /// Creates a collection with one trait: the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0[UITraitLegibilityWeight.self] = legibilityWeight }
  }

  /// Creates a collection with one trait: the colors of the screen.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0[UITraitDisplayGamut.self] = displayGamut }
  }

  /// Creates a collection with one trait: whether the interface looks active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0[UITraitActiveAppearance.self] = activeAppearance }
  }
}
