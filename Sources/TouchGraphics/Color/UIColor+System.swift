// SPDX-License-Identifier: Apache-2.0

// The colours of the system in its light appearance, as the Human Interface Guidelines list them.

nonisolated extension UIColor {
  /// The red of the system.
  public static let systemRed = UIColor(system: "systemRedColor", 255, 59, 48, alpha: 1)

  /// The green of the system.
  public static let systemGreen = UIColor(system: "systemGreenColor", 52, 199, 89, alpha: 1)

  /// The blue of the system, which marks what can be touched.
  public static let systemBlue = UIColor(system: "systemBlueColor", 0, 122, 255, alpha: 1)

  /// The orange of the system.
  public static let systemOrange = UIColor(system: "systemOrangeColor", 255, 149, 0, alpha: 1)

  /// The yellow of the system.
  public static let systemYellow = UIColor(system: "systemYellowColor", 255, 204, 0, alpha: 1)

  /// The pink of the system.
  public static let systemPink = UIColor(system: "systemPinkColor", 255, 45, 85, alpha: 1)

  /// The purple of the system.
  public static let systemPurple = UIColor(system: "systemPurpleColor", 175, 82, 222, alpha: 1)

  /// The teal of the system.
  public static let systemTeal = UIColor(system: "systemTealColor", 48, 176, 199, alpha: 1)

  /// The indigo of the system.
  public static let systemIndigo = UIColor(system: "systemIndigoColor", 88, 86, 214, alpha: 1)

  /// The brown of the system.
  public static let systemBrown = UIColor(system: "systemBrownColor", 162, 132, 94, alpha: 1)

  /// The mint of the system.
  public static let systemMint = UIColor(system: "systemMintColor", 0, 199, 190, alpha: 1)

  /// The cyan of the system.
  public static let systemCyan = UIColor(system: "systemCyanColor", 50, 173, 230, alpha: 1)

  /// The grey of the system.
  public static let systemGray = UIColor(system: "systemGrayColor", 142, 142, 147, alpha: 1)

  /// The second grey of the system.
  public static let systemGray2 = UIColor(system: "systemGray2Color", 174, 174, 178, alpha: 1)

  /// The third grey of the system.
  public static let systemGray3 = UIColor(system: "systemGray3Color", 199, 199, 204, alpha: 1)

  /// The fourth grey of the system.
  public static let systemGray4 = UIColor(system: "systemGray4Color", 209, 209, 214, alpha: 1)

  /// The fifth grey of the system.
  public static let systemGray5 = UIColor(system: "systemGray5Color", 229, 229, 234, alpha: 1)

  /// The sixth and lightest grey of the system.
  public static let systemGray6 = UIColor(system: "systemGray6Color", 242, 242, 247, alpha: 1)
}
