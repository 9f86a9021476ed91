// SPDX-License-Identifier: Apache-2.0

/// Corners of a layer, named by the edges that meet there.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The bits, as QuartzCore numbers them.
  public let rawValue: UInt

  /// Makes a set of corners of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}
