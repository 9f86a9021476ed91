// SPDX-License-Identifier: Apache-2.0

nonisolated extension UIColor {
  /// The color as a CoreGraphics value.
  ///
  /// A dynamic color and a system color have the components of `UITraitCollection.current`.
  public final var cgColor: CGColor {
    if provider == nil, systemName == nil { return fixedColor }
    return components(in: UITraitCollection.performed ?? UITraitCollection())
  }

  /// The color for an environment: what a dynamic color's closure chooses, the components of a system
  /// color, and any other color itself.
  public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    return systemName == nil ? self : UIColor(cgColor: components(in: traitCollection))
  }

  /// Whether a closure chooses the color.
  package final var isDynamic: Bool { provider != nil }

  /// The components in an environment.
  package final func components(in traits: UITraitCollection) -> CGColor {
    if let provider { return provider(traits).components(in: traits) }
    guard let systemName, traits.userInterfaceStyle == .dark, let dark = DarkColors.named[systemName] else {
      return fixedColor
    }
    return dark
  }
}

nonisolated extension UITraitCollection {
  /// The traits for code that asks for the components of a color; nil outside of `performAsCurrent(_:)` and
  /// of what views are called for.
  @TaskLocal package static var performed: UITraitCollection?
}

/// The system colors in dark appearance.
///
/// Documented: the tables of colors in the Human Interface Guidelines, as Apple's documentation of UIColor
/// lists them.
nonisolated enum DarkColors {
  static let named: [String: CGColor] = [
    "systemRedColor": rgb(255, 69, 58), "systemGreenColor": rgb(48, 209, 88),
    "systemBlueColor": rgb(10, 132, 255), "systemOrangeColor": rgb(255, 159, 10),
    "systemYellowColor": rgb(255, 214, 10), "systemPinkColor": rgb(255, 55, 95),
    "systemPurpleColor": rgb(191, 90, 242), "systemTealColor": rgb(64, 200, 224),
    "systemIndigoColor": rgb(94, 92, 230), "systemBrownColor": rgb(172, 142, 104),
    "systemMintColor": rgb(99, 230, 226), "systemCyanColor": rgb(100, 210, 255),
    "systemGrayColor": rgb(142, 142, 147), "systemGray2Color": rgb(99, 99, 102),
    "systemGray3Color": rgb(72, 72, 74), "systemGray4Color": rgb(58, 58, 60),
    "systemGray5Color": rgb(44, 44, 46), "systemGray6Color": rgb(28, 28, 30),
    "labelColor": rgb(255, 255, 255), "secondaryLabelColor": rgb(235, 235, 245, 0.6),
    "tertiaryLabelColor": rgb(235, 235, 245, 0.3), "quaternaryLabelColor": rgb(235, 235, 245, 0.18),
    "linkColor": rgb(9, 132, 255), "placeholderTextColor": rgb(235, 235, 245, 0.3),
    "separatorColor": rgb(84, 84, 88, 0.6), "opaqueSeparatorColor": rgb(56, 56, 58),
    "systemBackgroundColor": rgb(0, 0, 0), "secondarySystemBackgroundColor": rgb(28, 28, 30),
    "tertiarySystemBackgroundColor": rgb(44, 44, 46), "systemGroupedBackgroundColor": rgb(0, 0, 0),
    "secondarySystemGroupedBackgroundColor": rgb(28, 28, 30),
    "tertiarySystemGroupedBackgroundColor": rgb(44, 44, 46), "systemFillColor": rgb(120, 120, 128, 0.36),
    "secondarySystemFillColor": rgb(120, 120, 128, 0.32),
    "tertiarySystemFillColor": rgb(118, 118, 128, 0.24),
    "quaternarySystemFillColor": rgb(118, 118, 128, 0.18),
  ]

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor
  {
    CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
