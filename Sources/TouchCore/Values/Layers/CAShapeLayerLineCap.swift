// SPDX-License-Identifier: Apache-2.0

/// How a stroked line of a shape layer ends.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name, as QuartzCore has it.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Square, at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
