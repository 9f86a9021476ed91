// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if !canImport(ObjectiveC)
  /// An affine transform of the plane: scaling, rotation, shear and translation.
  ///
  /// As in CoreGraphics, points are row vectors: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`. So the
  /// first transform of a concatenation is applied first.
  public nonisolated struct CGAffineTransform: Equatable, Hashable, Sendable {
    /// The factor of the old x in the new x.
    public var a: CGFloat
    /// The factor of the old x in the new y.
    public var b: CGFloat
    /// The factor of the old y in the new x.
    public var c: CGFloat
    /// The factor of the old y in the new y.
    public var d: CGFloat
    /// The translation along x.
    public var tx: CGFloat
    /// The translation along y.
    public var ty: CGFloat

    /// Creates a transform with six zeros, which maps every point to the origin and is not ``identity``.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform from its six numbers.
    @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin by an angle in radians; positive angles are clockwise if y points
    /// down.
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    @inlinable public static var identity: CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Whether this is exactly ``identity``.
    @inlinable public var isIdentity: Bool {
      a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }
  }

  nonisolated extension CGAffineTransform: Codable {
    /// Reads the six numbers from an array, which is CoreGraphics' format.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      a = try list.decode(CGFloat.self)
      b = try list.decode(CGFloat.self)
      c = try list.decode(CGFloat.self)
      d = try list.decode(CGFloat.self)
      tx = try list.decode(CGFloat.self)
      ty = try list.decode(CGFloat.self)
    }

    /// Writes the six numbers as an array.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for number in [a, b, c, d, tx, ty] { try list.encode(number) }
    }
  }
#endif

nonisolated extension CGAffineTransform {
  /// Whether none of the six numbers is NaN or infinite.
  @inlinable package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
