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

/// Creates the three-dimensional transform with the same effect on the plane as `m`.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
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

nonisolated extension CATransform3D {
  /// The inverse; nil for a transform that is singular or not finite.
  ///
  /// It is computed by Gaussian elimination with partial pivoting, which stays accurate when perspective
  /// mixes large and small numbers.
  package var inverse: CATransform3D? {
    var left = rows
    guard left.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
      guard left[pivot][column] != 0 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let divisor = left[column][column]
      for k in 0..<4 {
        left[column][k] /= divisor
        right[column][k] /= divisor
      }
      for row in 0..<4 where row != column && left[row][column] != 0 {
        let factor = left[row][column]
        for k in 0..<4 {
          left[row][k] -= factor * left[column][k]
          right[row][k] -= factor * right[column][k]
        }
      }
    }
    guard right.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
    return CATransform3D(rows: right)
  }
}
