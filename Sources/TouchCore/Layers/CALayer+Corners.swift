// SPDX-License-Identifier: Apache-2.0

/// Corners of a layer, named by the edges that meet there.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The bits, as QuartzCore numbers them.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
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

/// The shape of a layer's rounded corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, as QuartzCore has it.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature changes continuously where it meets the straight edges.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
