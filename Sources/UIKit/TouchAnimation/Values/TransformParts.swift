// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// A three-dimensional transform taken apart into what it does: scale, then shear, rotation, translation and
/// perspective.
///
/// The method is the common one of computer graphics: the rows of the upper left corner are made
/// perpendicular to each other; what that takes is the shear, their lengths are the scales, and what remains
/// is a rotation.
nonisolated struct TransformParts {
  var scale = SIMD3<Double>(1, 1, 1)
  /// Of x and y, x and z, y and z.
  var shear = SIMD3<Double>(0, 0, 0)
  /// The angles about x, y and z, in radians; the transform turns about x first.
  var angles = SIMD3<Double>(0, 0, 0)
  var translation = SIMD3<Double>(0, 0, 0)
  /// The fourth column.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Takes a transform apart; an axis that it flattens keeps its direction.
  init(_ t: CATransform3D) {
    var x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m13))
    var y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m23))
    var z = SIMD3(Double(t.m31), Double(t.m32), Double(t.m33))
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
    perspective = SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44))
    scale.x = Self.length(x)
    x = scale.x > 0 ? x / scale.x : SIMD3(1, 0, 0)
    shear.x = (x * y).sum()
    y -= shear.x * x
    scale.y = Self.length(y)
    y = scale.y > 0 ? y / scale.y : SIMD3(0, 1, 0)
    if scale.y > 0 { shear.x /= scale.y }
    shear.y = (x * z).sum()
    z -= shear.y * x
    shear.z = (y * z).sum()
    z -= shear.z * y
    scale.z = Self.length(z)
    z = scale.z > 0 ? z / scale.z : SIMD3(0, 0, 1)
    if scale.z > 0 { (shear.y, shear.z) = (shear.y / scale.z, shear.z / scale.z) }
    // A mirrored space is one with a negative scale.
    if (x * Self.cross(y, z)).sum() < 0 {
      scale.x = -scale.x
      shear.x = -shear.x
      shear.y = -shear.y
      x = -x
    }
    let sine = min(max(-x.z, -1), 1)
    angles.y = asin(sine)
    if abs(sine) < 0.999_999_999 {
      angles.x = atan2(y.z, z.z)
      angles.z = atan2(x.y, x.x)
    } else {
      angles.z = atan2(-y.x, y.y)
    }
  }

  /// The transform that does all of it.
  var transform: CATransform3D {
    let (sx, cx) = (sin(angles.x), cos(angles.x))
    let (sy, cy) = (sin(angles.y), cos(angles.y))
    let (sz, cz) = (sin(angles.z), cos(angles.z))
    let x = SIMD3(cy * cz, cy * sz, -sy)
    let y = SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy)
    let z = SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
    let a = scale.x * x
    let b = scale.y * (y + shear.x * x)
    let c = scale.z * (z + shear.y * x + shear.z * y)
    let (p, t) = (perspective, translation)
    return CATransform3D(
      m11: a.x, m12: a.y, m13: a.z, m14: p.x, m21: b.x, m22: b.y, m23: b.z, m24: p.y,
      m31: c.x, m32: c.y, m33: c.z, m34: p.z, m41: t.x, m42: t.y, m43: t.z, m44: p.w)
  }

  private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

nonisolated extension CATransform3D {
  /// The transform between this one and another: affine ones as animations of views do it, others part by
  /// part.
  ///
  /// Three-dimensional rotations turn each angle in its shorter direction.
  func interpolated(to goal: CATransform3D, _ part: CGFloat) -> CATransform3D {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(goal) {
      let (from, to) = (CATransform3DGetAffineTransform(self), CATransform3DGetAffineTransform(goal))
      guard case .transform(let m) = AnimatedValue.transform(from).interpolated(to: .transform(to), part)
      else { return goal }
      return CATransform3DMakeAffineTransform(m)
    }
    var parts = TransformParts(self)
    let end = TransformParts(goal)
    let k = Double(part)
    parts.scale += (end.scale - parts.scale) * k
    parts.shear += (end.shear - parts.shear) * k
    parts.translation += (end.translation - parts.translation) * k
    parts.perspective += (end.perspective - parts.perspective) * k
    for axis in 0..<3 {
      var turn = (end.angles[axis] - parts.angles[axis]).remainder(dividingBy: 2 * .pi)
      if turn == -.pi { turn = .pi }
      parts.angles[axis] += turn * k
    }
    return parts.transform
  }
}
