// SPDX-License-Identifier: Apache-2.0

/// A transform of the plane that keeps parallel lines parallel: scaling, rotation, shear and translation.
///
/// Points are rows, as in CoreGraphics: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`, so the transform
/// that stands first in a concatenation is applied first.
public nonisolated struct CGAffineTransform: Equatable, Hashable, Sendable {
  /// How much of the old x is in the new x.
  public var a: CGFloat
  /// How much of the old x is in the new y.
  public var b: CGFloat
  /// How much of the old y is in the new x.
  public var c: CGFloat
  /// How much of the old y is in the new y.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// Makes a transform of six zeros, which takes every point to the origin and is not ``identity``.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a transform of its six numbers.
  @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin by an angle in radians; with y downwards it turns clockwise.
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

  /// Whether none of the six numbers is NaN or infinite.
  @inlinable package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

nonisolated extension CGAffineTransform: Codable {
  /// Reads the six numbers from a list, the form CoreGraphics writes.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    a = try list.decode(CGFloat.self)
    b = try list.decode(CGFloat.self)
    c = try list.decode(CGFloat.self)
    d = try list.decode(CGFloat.self)
    tx = try list.decode(CGFloat.self)
    ty = try list.decode(CGFloat.self)
  }

  /// Writes the six numbers as a list.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try list.encode(number) }
  }
}
