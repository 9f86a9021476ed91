// SPDX-License-Identifier: Apache-2.0

/// How the rounded corners of a layer are bent.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, as QuartzCore has it.
  public let rawValue: String

  /// Makes a curve of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that leaves the straight edges without a kink in its bend.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
