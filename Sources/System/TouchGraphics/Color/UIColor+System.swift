// SPDX-License-Identifier: Apache-2.0
import Foundation

// The system colors in light appearance, as the Human Interface Guidelines list them.

nonisolated extension UIColor {
  /// The system red.
  public static let systemRed = UIColor(system: "systemRedColor", 255, 59, 48, alpha: 1)

  /// The system green.
  public static let systemGreen = UIColor(system: "systemGreenColor", 52, 199, 89, alpha: 1)

  /// The system blue, the default tint of controls.
  public static let systemBlue = UIColor(system: "systemBlueColor", 0, 122, 255, alpha: 1)

  /// The system orange.
  public static let systemOrange = UIColor(system: "systemOrangeColor", 255, 149, 0, alpha: 1)

  /// The system yellow.
  public static let systemYellow = UIColor(system: "systemYellowColor", 255, 204, 0, alpha: 1)

  /// The system pink.
  public static let systemPink = UIColor(system: "systemPinkColor", 255, 45, 85, alpha: 1)

  /// The system purple.
  public static let systemPurple = UIColor(system: "systemPurpleColor", 175, 82, 222, alpha: 1)

  /// The system teal.
  public static let systemTeal = UIColor(system: "systemTealColor", 48, 176, 199, alpha: 1)

  /// The system indigo.
  public static let systemIndigo = UIColor(system: "systemIndigoColor", 88, 86, 214, alpha: 1)

  /// The system brown.
  public static let systemBrown = UIColor(system: "systemBrownColor", 162, 132, 94, alpha: 1)

  /// The system mint.
  public static let systemMint = UIColor(system: "systemMintColor", 0, 199, 190, alpha: 1)

  /// The system cyan.
  public static let systemCyan = UIColor(system: "systemCyanColor", 50, 173, 230, alpha: 1)

  /// The system gray.
  public static let systemGray = UIColor(system: "systemGrayColor", 142, 142, 147, alpha: 1)

  /// The second system gray.
  public static let systemGray2 = UIColor(system: "systemGray2Color", 174, 174, 178, alpha: 1)

  /// The third system gray.
  public static let systemGray3 = UIColor(system: "systemGray3Color", 199, 199, 204, alpha: 1)

  /// The fourth system gray.
  public static let systemGray4 = UIColor(system: "systemGray4Color", 209, 209, 214, alpha: 1)

  /// The fifth system gray.
  public static let systemGray5 = UIColor(system: "systemGray5Color", 229, 229, 234, alpha: 1)

  /// The sixth and lightest system gray.
  public static let systemGray6 = UIColor(system: "systemGray6Color", 242, 242, 247, alpha: 1)
}
