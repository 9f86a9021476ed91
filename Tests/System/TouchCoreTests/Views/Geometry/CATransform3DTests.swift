// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

private let affine = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 10, ty: -20)

private func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
  let paths: [KeyPath<CATransform3D, CGFloat>] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
    \.m44,
  ]
  return paths.map { abs(a[keyPath: $0] - b[keyPath: $0]) }.reduce(0, max)
}

struct CATransform3DTests {
  @Test func `the identity of space is not sixteen zeros`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DIdentity.m44 == 1)
  }

  @Test func `translate, scale and rotate are applied before the transform`() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(scale, 1, 1, 1)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 3, 4])
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DScale(CATransform3DIdentity, 2, 3, 4), CATransform3DMakeScale(2, 3, 4)))
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), 0.5, 0, 0, 2)
    #expect(turned.m41 == 5)
    #expect(abs(turned.m11 - cos(0.5)) < 1e-12)
  }

  @Test func `a rotation about z is the rotation of the plane`() {
    let space = CATransform3DMakeRotation(0.7, 0, 0, 3)
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.7))
    #expect(distance(space, plane) < 1e-12)
  }

  @Test func `rotations about x and y turn as QuartzCore's matrices do`() {
    let x = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(x.m23 - 1) < 1e-12 && abs(x.m32 + 1) < 1e-12)
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(y.m13 + 1) < 1e-12 && abs(y.m31 - 1) < 1e-12)
  }

  @Test func `a rotation about no axis turns nothing`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
  }

  @Test func `an inverse undoes rotation and perspective`() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    t = CATransform3DRotate(CATransform3DTranslate(t, 3, 4, 5), 0.6, 1, 2, 3)
    #expect(distance(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) < 1e-12)
  }

  @Test func `what cannot be undone is returned by invert as it is`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DMakeTranslation(.nan, 0, 0).inverse == nil)
  }

  @Test func `an affine transform goes into space and comes back`() {
    let space = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == affine)
    var deep = space
    deep.m34 = -0.002
    #expect(!CATransform3DIsAffine(deep))
    #expect(CATransform3DGetAffineTransform(deep) == affine)
  }
}
