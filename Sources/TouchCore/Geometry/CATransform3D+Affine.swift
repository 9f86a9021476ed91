// SPDX-License-Identifier: Apache-2.0

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
