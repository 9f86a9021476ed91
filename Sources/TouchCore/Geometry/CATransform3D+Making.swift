// SPDX-License-Identifier: Apache-2.0

/// Creates a translation.
public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// Creates a scaling about the origin.
public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Creates a rotation by an angle in radians about the axis `(x, y, z)`.
///
/// QuartzCore leaves the result undefined for an axis of length 0. Here the result is the identity, also for
/// an axis that is not finite.
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
  let (left, right) = (a.rows, b.rows)
  var product = CATransform3D().rows
  for row in 0..<4 {
    for column in 0..<4 {
      for k in 0..<4 { product[row][column] += left[row][k] * right[k][column] }
    }
  }
  return CATransform3D(rows: product)
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
