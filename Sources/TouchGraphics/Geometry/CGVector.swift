// SPDX-License-Identifier: Apache-2.0

/// A distance with a direction, in two dimensions.
public nonisolated struct CGVector: Equatable, Hashable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// Makes the vector of no length.
  @inlinable public init() {
    self.init(dx: 0 as CGFloat, dy: 0)
  }

  /// Makes a vector of its parts.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of its parts.
  @inlinable public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a vector of its parts.
  @inlinable public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of no length.
  public static let zero = CGVector()
}

nonisolated extension CGVector: Codable {
  /// Reads the two parts from a list, the form CoreGraphics writes.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    dx = try list.decode(CGFloat.self)
    dy = try list.decode(CGFloat.self)
  }

  /// Writes the two parts as a list.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(dx)
    try list.encode(dy)
  }
}
