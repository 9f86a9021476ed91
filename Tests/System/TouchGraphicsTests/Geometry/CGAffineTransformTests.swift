// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

private let skewed = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 10, ty: -20)

private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
  hypot(a.x - b.x, a.y - b.y) < 1e-9
}

struct CGAffineTransformTests {
  @Test func `a translation, a scaling and a rotation have UIKit's numbers`() {
    #expect(
      CGAffineTransform(translationX: 3, y: 4) == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4))
    #expect(CGAffineTransform(scaleX: 3, y: 4) == CGAffineTransform(a: 3, b: 0, c: 0, d: 4, tx: 0, ty: 0))
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func `what stands first in a concatenation is applied first`() {
    let t = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
  }

  @Test func `translatedBy, scaledBy and rotated are applied before the transform`() {
    let t = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(t.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3))
        == CGPoint(x: 7, y: 9))
    #expect(isNear(CGPoint(x: 1, y: 0).applying(t.rotated(by: .pi / 2)), CGPoint(x: 0, y: 3)))
  }

  @Test func `an inverted transform takes points back`() {
    let point = CGPoint(x: 7, y: -3)
    #expect(isNear(point.applying(skewed).applying(skewed.inverted()), point))
    let tiny = CGAffineTransform(scaleX: 1e-200, y: 1e-200)
    #expect(tiny.inverse == CGAffineTransform(scaleX: 1 / 1e-200, y: 1 / 1e-200))
  }

  @Test func `a singular transform has no inverse, and inverting leaves it as it is`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverse == nil)
    #expect(flat.inverted() == flat)
    let line = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    #expect(line.inverse == nil)
    #expect(line.inverted() == line)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a transform that is not finite has no inverse`(number: CGFloat) {
    for t in [
      CGAffineTransform(translationX: number, y: 0), CGAffineTransform(scaleX: number, y: 1),
      CGAffineTransform(rotationAngle: number), CGAffineTransform(a: 1, b: 1, c: number, d: 1, tx: 0, ty: 0),
    ] {
      #expect(t.inverse == nil)
      _ = t.decomposed()
      #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(t).isNull)
    }
  }

  @Test func `a transform too large to undo in numbers has no inverse`() {
    #expect(CGAffineTransform(scaleX: .leastNonzeroMagnitude, y: 1).inverse == nil)
    #expect(CGAffineTransform(a: 1e300, b: 1, c: 1, d: 1e300, tx: 0, ty: 0).inverse == nil)
  }

  @Test func `a size is transformed as a vector`() {
    #expect(CGSize(width: 1, height: 2).applying(skewed) == CGSize(width: 0, height: 6.5))
  }

  @Test func `a rectangle becomes the box around its corners`() {
    let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 8.0.squareRoot()) < 1e-9)
    #expect(abs(turned.midX) < 1e-9)
    let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
    #expect(
      CGRect(x: 4, y: 6, width: -3, height: -4).applying(.identity)
        == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `the null and the infinite rectangle stay what they are, and a broken one becomes null`() {
    #expect(CGRect.null.applying(skewed).isNull)
    #expect(CGRect.infinite.applying(skewed) == .infinite)
    #expect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).applying(.identity).isNull)
    #expect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1).applying(.identity).isNull)
  }

  @Test func `a transform is the composition of its components`() {
    for t in [
      skewed, .identity, CGAffineTransform(scaleX: -2, y: 3), CGAffineTransform(scaleX: 0, y: 3),
      CGAffineTransform(rotationAngle: 3), CGAffineTransform(a: 0, b: 0, c: 2, d: 1, tx: 1, ty: 2),
      CGAffineTransform(),
    ] {
      let again = CGAffineTransform(t.decomposed())
      for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
        #expect(abs(again[keyPath: path] - t[keyPath: path]) < 1e-9)
      }
    }
    let parts = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 0.5))
      .decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-9)
    #expect(abs(parts.scale.height - 3) < 1e-9)
    #expect(abs(parts.rotation - 0.5) < 1e-9)
    #expect(abs(parts.horizontalShear) < 1e-9)
  }

  @Test func `a transform is coded as a list of six numbers`() throws {
    let data = try JSONEncoder().encode(skewed)
    #expect(String(decoding: data, as: UTF8.self) == "[2,0.5,-1,3,10,-20]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == skewed)
  }
}
