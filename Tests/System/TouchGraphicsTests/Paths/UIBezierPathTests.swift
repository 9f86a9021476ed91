// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

private func drawing(_ path: CGPath) -> String {
  var words: [String] = []
  path.applyWithBlock { element in
    let p = element.pointee.points
    func at(_ index: Int) -> String { String(format: "%g,%g", p[index].x, p[index].y) }
    switch element.pointee.type {
    case .moveToPoint: words.append("M\(at(0))")
    case .addLineToPoint: words.append("L\(at(0))")
    case .addQuadCurveToPoint: words.append("Q\(at(0)) \(at(1))")
    case .addCurveToPoint: words.append("C\(at(0)) \(at(1)) \(at(2))")
    case .closeSubpath: words.append("Z")
    }
  }
  return words.joined(separator: " ")
}

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

struct UIBezierPathTests {
  @Test func `the shapes are drawn clockwise as seen on a screen`() {
    #expect(drawing(UIBezierPath(rect: square).cgPath) == "M0,0 L10,0 L10,10 L0,10 Z")
    #expect(
      drawing(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath)
        == "M100,50 C100,77.6142 77.6142,100 50,100 C22.3858,100 0,77.6142 0,50 "
        + "C0,22.3858 22.3858,0 50,0 C77.6142,0 100,22.3858 100,50 Z")
    #expect(
      drawing(
        UIBezierPath(
          roundedRect: square, byRoundingCorners: [.topRight, .bottomLeft],
          cornerRadii: CGSize(width: 2, height: 1)
        ).cgPath)
        == "M0,0 L8,0 C9.10457,0 10,0.447715 10,1 L10,10 L2,10 C0.895431,10 0,9.55228 0,9 L0,0 Z")
    #expect(UIBezierPath(roundedRect: square, cornerRadius: 0).cgPath == UIBezierPath(rect: square).cgPath)
  }

  @Test func `a radius larger than the rectangle makes a pill`() {
    let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 10), cornerRadius: 99)
    #expect(pill.contains(CGPoint(x: 0.1, y: 5)))
    #expect(!pill.contains(CGPoint(x: 1, y: 1)))
    #expect(pill.contains(CGPoint(x: 5, y: 0.1)))
    #expect(pill.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func `every corner can be rounded by itself`() {
    let corners: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 0.2, y: 0.2)), (.topRight, CGPoint(x: 9.8, y: 0.2)),
      (.bottomLeft, CGPoint(x: 0.2, y: 9.8)), (.bottomRight, CGPoint(x: 9.8, y: 9.8)),
    ]
    for (rounded, _) in corners {
      let path = UIBezierPath(
        roundedRect: square, byRoundingCorners: rounded, cornerRadii: CGSize(width: 4, height: 4))
      for (corner, point) in corners { #expect(path.contains(point) == (corner != rounded)) }
      #expect(path.cgPath.boundingBoxOfPath == square)
    }
  }

  @Test func `UIKit's clockwise grows the angle and CoreGraphics' does not`() {
    let down = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(down.contains(CGPoint(x: 0, y: 5)))
    #expect(!down.contains(CGPoint(x: 0, y: -5)))
    let up = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(up.contains(CGPoint(x: 0, y: -5)))
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(arc.contains(CGPoint(x: 0, y: -5)))
    #expect(arc.currentPoint == CGPoint(x: -10, y: 0))
  }

  @Test func `an arc of a whole turn is a circle in either direction`() {
    for clockwise in [true, false] {
      let circle = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: clockwise)
      #expect(circle.cgPath.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 20, height: 20))
      #expect(circle.contains(.zero))
    }
  }

  @Test func `an arc begins with a line where there is a current point`() {
    let pie = UIBezierPath()
    pie.move(to: .zero)
    pie.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    pie.close()
    #expect(drawing(pie.cgPath) == "M0,0 L10,0 C10,5.52285 5.52285,10 0,10 Z")
    #expect(pie.currentPoint == .zero)
  }

  @Test func `an arc between tangents rounds a corner on either side`() {
    for side in [CGFloat(1), -1] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * side), radius: 4)
      #expect(abs(path.currentPoint.x - 10) < 1e-9)
      #expect(abs(path.currentPoint.y - 4 * side) < 1e-9)
      #expect(path.boundingBoxOfPath.maxX < 10 + 1e-9)
    }
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(drawing(straight) == "M0,0 L5,0")
  }

  @Test func `without a current point nothing can be added`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.close()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.bounds.isNull)
  }

  @Test func `what follows a close begins where the closed subpath began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.close()
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(drawing(path.reversing().cgPath) == "M9,9 L1,1 M5,1 L1,1 Z")
  }

  @Test func `the box of the path is exact, the box with control points is not`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 8))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
    let cubic = UIBezierPath()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 4), controlPoint2: CGPoint(x: 10, y: 4))
    #expect(cubic.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 3))
  }

  @Test func `a transform moves every point`() {
    let path = UIBezierPath(rect: square)
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      CGPath(rect: square, transform: &twice).boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(path.cgPath.copy(using: &twice)?.boundingBox == CGRect(x: 10, y: 12, width: 20, height: 20))
  }

  @Test func `a copy has its own elements and the same style`() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(!copy.isEmpty)
    #expect(copy.lineWidth == 3)
    #expect(copy.usesEvenOddFillRule)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2])
    #expect(count == 2)
    #expect(phase == 1)
  }

  @Test func `a path handed out does not change with the one it came from`() {
    let path = UIBezierPath(rect: square)
    let handed = path.cgPath
    path.removeAllPoints()
    #expect(!handed.isEmpty)
    #expect(handed == CGPath(rect: square, transform: nil))
    #expect(handed.mutableCopy() == handed)
  }
}
