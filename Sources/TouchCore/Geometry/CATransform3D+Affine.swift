// SPDX-License-Identifier: Apache-2.0

/// Makes the transform of space that does to the plane what `m` does.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Whether the transform is one of the plane: nothing of it turns into depth or comes out of it.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part of the transform that moves the plane within itself.
///
/// QuartzCore leaves the answer undefined where ``CATransform3DIsAffine(_:)`` says no. Here it is always the
/// six numbers of the first, second and fourth row.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
