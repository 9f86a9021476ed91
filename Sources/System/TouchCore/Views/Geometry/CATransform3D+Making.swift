// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchGraphics

  /// Creates a translation.
  public nonisolated func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var t = CATransform3DMakeScale(1, 1, 1)
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
  }

  /// Creates a scaling about the origin.
  public nonisolated func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33, t.m44) = (sx, sy, sz, 1)
    return t
  }

  /// Creates a rotation by an angle in radians about the axis `(x, y, z)`.
  ///
  /// QuartzCore leaves the result undefined for an axis of length 0. Here the result is the identity, also
  /// for an axis that is not finite.
  public nonisolated func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let k = 1 - c
    return CATransform3D(rows: [
      [c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0],
      [x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0],
      [x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0],
      [0, 0, 0, 1],
    ])
  }

  /// The transform that applies `a` and then `b`.
  public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    // Written out instead of looped over rows, because pictures multiply transforms for each layer that
    // moves.
    var product = CATransform3D()
    product.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41
    product.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42
    product.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43
    product.m14 = a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44
    product.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41
    product.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42
    product.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43
    product.m24 = a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44
    product.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41
    product.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42
    product.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43
    product.m34 = a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44
    product.m41 = a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41
    product.m42 = a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42
    product.m43 = a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43
    product.m44 = a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44
    return product
  }

  /// The transform that translates first and then applies `t`.
  public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// The transform that scales first and then applies `t`.
  public nonisolated func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// The transform that rotates first, about the axis `(x, y, z)`, and then applies `t`.
  public nonisolated func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Creates the three-dimensional transform with the same effect on the plane as `m`.
  public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DMakeTranslation(m.tx, m.ty, 0)
    (t.m11, t.m12, t.m21, t.m22) = (m.a, m.b, m.c, m.d)
    return t
  }

  /// Whether the transform is an affine transform of the plane, without depth or perspective.
  public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  }

  /// The affine part of the transform within the plane.
  ///
  /// QuartzCore leaves the result undefined if ``CATransform3DIsAffine(_:)`` returns false. Here it always
  /// consists of the six numbers of the first, second and fourth rows.
  public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }

  /// The inverse of `t`, or `t` itself if it has none.
  public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.inverse ?? t
  }
#endif
