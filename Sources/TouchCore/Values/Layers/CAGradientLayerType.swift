// SPDX-License-Identifier: Apache-2.0

/// How the colours of a gradient layer change.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name, as QuartzCore has it.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
