// SPDX-License-Identifier: Apache-2.0

/// An affine transform as dumps write it: `[a, b, c, d, tx, ty]`.
///
/// It maps a point to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct ViewTransform: Sendable, Hashable {
  /// The first row of the matrix.
  public var a, b: Double
  /// The second row of the matrix.
  public var c, d: Double
  /// The translation.
  public var tx, ty: Double

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  public static let identity = ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The factor by which areas grow; zero or NaN if the transform cannot be inverted.
  public var determinant: Double { a * d - b * c }

  /// Whether the sides of a rectangle stay vertical or horizontal.
  public var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Maps a point.
  public func apply(to point: ViewPoint) -> ViewPoint {
    ViewPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The inverse transform; nil if there is none.
  public var inverted: ViewTransform? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return ViewTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
