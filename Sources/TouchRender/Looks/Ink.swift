// SPDX-License-Identifier: Apache-2.0

/// The colours of one appearance: light or dark.
struct Ink {
  /// Whether the appearance is dark.
  let isDark: Bool

  /// The appearance of a view.
  init(of view: UIView?) {
    isDark = view?.traitCollection.userInterfaceStyle == .dark
  }

  /// The components of a colour; those of a system colour depend on the appearance.
  func color(_ color: UIColor) -> CGColor {
    guard isDark, let name = color.systemName, let dark = DarkColors.named[name] else { return color.cgColor }
    return dark
  }
}

/// The system colours in dark appearance.
///
/// Documented: the tables of colours in the Human Interface Guidelines, as Apple's documentation of UIColor lists them.
private enum DarkColors {
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
