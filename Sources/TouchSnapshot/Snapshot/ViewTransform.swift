// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An affine transform as dumps write it: `[a, b, c, d, tx, ty]`.
///
/// A point goes to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct ViewTransform: Sendable, Hashable {
  /// The first row of the matrix.
  public var a, b: Double
  /// The second row of the matrix.
  public var c, d: Double
  /// The translation.
  public var tx, ty: Double

  /// Makes a transform of its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  public static let identity = ViewTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// By how much areas grow; zero, or not a number, where the transform cannot be undone.
  public var determinant: Double { a * d - b * c }

  /// Whether the sides of a rectangle stay upright or level.
  public var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Where a point goes.
  public func apply(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The transform that undoes this one; nil if none does.
  public var inverted: ViewTransform? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return ViewTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
