// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

private func path(_ points: [CGPoint]) -> CGMutablePath {
  let path = CGMutablePath()
  path.addLines(between: points)
  return path
}

struct PathEdgeCaseTests {
  @Test func `minimum edges are in and maximum edges are out`() {
    let rect = UIBezierPath(rect: CGRect(x: 25, y: 20, width: 50, height: 55))
    #expect(rect.contains(CGPoint(x: 25, y: 20)))
    #expect(rect.contains(CGPoint(x: 25, y: 50)))
    #expect(rect.contains(CGPoint(x: 74, y: 20)))
    #expect(!rect.contains(CGPoint(x: 75, y: 50)))
    #expect(!rect.contains(CGPoint(x: 50, y: 75)))
    #expect(!rect.contains(CGPoint(x: 75, y: 75)))
    #expect(!rect.contains(CGPoint(x: 24.999, y: 50)))
  }

  @Test func `a rectangle of curves that are straight has the edges of a rectangle`() {
    let path = CGMutablePath()
    let corners = [CGPoint(x: 0.1, y: 0.1), CGPoint(x: 0.7, y: 0.1), CGPoint(x: 0.7, y: 0.9)]
    path.move(to: corners[0])
    path.addQuadCurve(to: corners[1], control: CGPoint(x: 0.3, y: 0.1))
    path.addCurve(to: corners[2], control1: CGPoint(x: 0.7, y: 0.2), control2: CGPoint(x: 0.7, y: 0.6))
    path.addQuadCurve(to: CGPoint(x: 0.1, y: 0.9), control: CGPoint(x: 0.3, y: 0.9))
    path.addQuadCurve(to: corners[0], control: CGPoint(x: 0.1, y: 0.37))
    for y in stride(from: CGFloat(0.1), to: 0.9, by: 0.037) {
      #expect(path.contains(CGPoint(x: 0.1, y: y)))
      #expect(!path.contains(CGPoint(x: 0.7, y: y)))
    }
    #expect(path.contains(CGPoint(x: 0.4, y: 0.1)))
    #expect(!path.contains(CGPoint(x: 0.4, y: 0.9)))
  }

  @Test func `a point on a curve is outside to the right and inside to the left`() {
    let lens = UIBezierPath()
    lens.move(to: .zero)
    lens.addQuadCurve(to: CGPoint(x: 0, y: 16), controlPoint: CGPoint(x: 16, y: 8))
    lens.addQuadCurve(to: .zero, controlPoint: CGPoint(x: -16, y: 8))
    // At a quarter of the way, and in the middle, the numbers are exact.
    for y in [CGFloat(4), 8, 12] {
      let x: CGFloat = y == 8 ? 8 : 6
      #expect(!lens.contains(CGPoint(x: x, y: y)))
      #expect(lens.contains(CGPoint(x: x.nextDown, y: y)))
      #expect(lens.contains(CGPoint(x: -x, y: y)))
      #expect(!lens.contains(CGPoint(x: (-x).nextDown, y: y)))
    }
  }

  @Test func `an open subpath is filled as if it were closed`() {
    let open = path([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(open.contains(CGPoint(x: 8, y: 3)))
    #expect(!open.contains(CGPoint(x: 3, y: 8)))
  }

  @Test func `a hole is one by the even-odd rule, and by winding if it runs the other way`() {
    let outer = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inner = CGRect(x: 3, y: 3, width: 4, height: 4)
    let ring = UIBezierPath(rect: outer)
    ring.append(UIBezierPath(rect: inner))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(ring.contains(CGPoint(x: 1, y: 5)))
    let wound = UIBezierPath(rect: outer)
    wound.append(UIBezierPath(rect: inner).reversing())
    #expect(!wound.contains(CGPoint(x: 5, y: 5)))
    #expect(wound.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func `a star's middle is inside by winding and outside by the even-odd rule`() {
    let star = path(
      (0..<5).map { index in
        let angle = CGFloat(index * 2) * 2 * .pi / 5
        return CGPoint(x: cos(angle), y: sin(angle))
      })
    #expect(star.contains(.zero))
    #expect(!star.contains(.zero, using: .evenOdd))
  }

  @Test func `a cusp and a loop are followed exactly`() {
    let cusp = CGMutablePath()
    cusp.move(to: .zero)
    cusp.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: 0, y: 10))
    #expect(cusp.contains(CGPoint(x: 5, y: 7)))
    #expect(!cusp.contains(CGPoint(x: 5, y: 7.6)))
    #expect(!cusp.contains(CGPoint(x: 1, y: 7)))
    let loop = CGMutablePath()
    loop.move(to: .zero)
    loop.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 30, y: 20), control2: CGPoint(x: -20, y: 20))
    let flat = FlattenedPath(loop)
    for x in stride(from: CGFloat(-3), to: 13, by: 0.37) {
      for y in stride(from: CGFloat(-1), to: 16, by: 0.41) {
        let (winding, distance) = flat.look(from: CGPoint(x: x, y: y))
        if distance > 0.01 { #expect(loop.outline.winding(around: CGPoint(x: x, y: y)) == winding) }
      }
    }
  }

  @Test func `paths without an area contain nothing`() {
    let dot = CGMutablePath()
    dot.move(to: .zero)
    #expect(!dot.contains(.zero))
    dot.addLine(to: .zero)
    dot.addCurve(to: .zero, control1: .zero, control2: .zero)
    dot.closeSubpath()
    #expect(!dot.contains(.zero))
    let line = path([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(!line.contains(CGPoint(x: 5, y: 5)))
    #expect(!CGMutablePath().contains(.zero))
    #expect(!UIBezierPath(ovalIn: .zero).contains(.zero))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `numbers that are not finite or hardly so are never inside and stop nothing`(number: CGFloat) {
    let rect = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!rect.contains(CGPoint(x: number, y: 5)))
    #expect(!rect.contains(CGPoint(x: 5, y: number)))
    let broken = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    broken.move(to: CGPoint(x: 20, y: 20))
    broken.addCurve(
      to: CGPoint(x: 40, y: 20), controlPoint1: CGPoint(x: number, y: 50),
      controlPoint2: CGPoint(x: 0, y: -number))
    _ = broken.contains(CGPoint(x: 21, y: 21))
    #expect(broken.contains(CGPoint(x: 5, y: 5)) || number == .greatestFiniteMagnitude)
    _ = broken.bounds
    _ = broken.cgPath.boundingBoxOfPath
    let arcs = UIBezierPath(
      arcCenter: .zero, radius: 5, startAngle: number, endAngle: 1, clockwise: true)
    _ = arcs.contains(.zero)
    _ = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: number, height: 4), cornerRadius: number)
    _ = UIBezierPath(ovalIn: CGRect(x: number, y: 0, width: 1, height: 1)).contains(.zero)
  }

  @Test func `the transform given to contains moves the point`() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let right = CGAffineTransform(translationX: 20, y: 0)
    #expect(rect.contains(CGPoint(x: -15, y: 5), using: .winding, transform: right))
    #expect(!rect.contains(CGPoint(x: 5, y: 5), transform: right))
  }
}
