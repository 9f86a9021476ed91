// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  nonisolated extension CGAffineTransform {
    /// The transform that applies this one and then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The transform that translates first and then applies this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that scales first and then applies this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that rotates first, by an angle in radians, and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse of the transform, or the transform itself if it has none.
    ///
    /// CoreGraphics does the same for a singular transform. A transform that is not finite is treated
    /// likewise.
    public func inverted() -> CGAffineTransform {
      inverse ?? self
    }
  }
#endif

nonisolated extension CGAffineTransform {
  /// The inverse of the transform; nil if the transform is singular or not finite.
  ///
  /// Hit-testing uses this property: no point of a view with such a transform can be hit.
  package var inverse: CGAffineTransform? {
    guard isFinite else { return nil }
    if b == 0, c == 0 {
      guard a != 0, d != 0 else { return nil }
      // Dividing by the scale instead of the determinant keeps small scales from underflowing.
      let undone = CGAffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d)
      return undone.isFinite ? undone : nil
    }
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let undone = CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return undone.isFinite ? undone : nil
  }
}
