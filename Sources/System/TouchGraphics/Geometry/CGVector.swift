// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// A two-dimensional vector.
  public nonisolated struct CGVector: Equatable, Hashable, Sendable {
    /// The x component.
    public var dx: CGFloat
    /// The y component.
    public var dy: CGFloat

    /// Creates the zero vector.
    @inlinable public init() {
      self.init(dx: 0 as CGFloat, dy: 0)
    }

    /// Makes a vector from its parts.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from its parts.
    @inlinable public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from its parts.
    @inlinable public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The zero vector.
    public static let zero = CGVector()
  }

  nonisolated extension CGVector: Codable {
    /// Reads the two components from an array, which is CoreGraphics' format.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      dx = try list.decode(CGFloat.self)
      dy = try list.decode(CGFloat.self)
    }

    /// Writes the two components as an array.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(dx)
      try list.encode(dy)
    }
  }
#endif
