// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

/// A path of random lines and curves, some closed, some open, some with ends that coincide.
private func randomPath(_ numbers: inout SeededNumbers) -> CGMutablePath {
  let path = CGMutablePath()
  for _ in 0..<Int.random(in: 1...3, using: &numbers) {
    path.move(to: numbers.point(in: -10...10))
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      var point = numbers.point(in: -10...10)
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        point = CGPoint(x: point.x.rounded(), y: path.currentPoint.y)
      }
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: path.addLine(to: point)
      case 1: path.addQuadCurve(to: point, control: numbers.point(in: -10...10))
      default:
        path.addCurve(
          to: point, control1: numbers.point(in: -10...10), control2: numbers.point(in: -10...10))
      }
    }
    if Bool.random(using: &numbers) { path.closeSubpath() }
  }
  return path
}

struct PathContainmentTests {
  @Test(arguments: 0..<60)
  func `random curves contain what their flattened form contains`(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let path = randomPath(&numbers)
    let flat = FlattenedPath(path)
    for _ in 0..<80 {
      let point = numbers.point(in: -11...11)
      let (winding, distance) = flat.look(from: point)
      guard distance > 0.01 else { continue }
      #expect(path.outline.winding(around: point) == winding, "\(point)")
      #expect(path.contains(point) == (winding != 0))
      #expect(path.contains(point, using: .evenOdd) == (winding % 2 != 0))
    }
  }

  @Test func `points at the height of corners and of turns are counted once`() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<60 {
      let path = randomPath(&numbers)
      let flat = FlattenedPath(path)
      var heights: [CGFloat] = [path.boundingBoxOfPath.minY, path.boundingBoxOfPath.maxY]
      path.applyWithBlock { element in
        if element.pointee.type != .closeSubpath { heights.append(element.pointee.points[0].y) }
      }
      for height in heights {
        let point = CGPoint(x: numbers.point(in: -11...11).x, y: height)
        let (winding, distance) = flat.look(from: point)
        guard distance > 0.01 else { continue }
        #expect(path.outline.winding(around: point) == winding, "\(point)")
      }
    }
  }

  @Test func `a path walked backwards contains the same points, with the opposite winding`() {
    var numbers = SeededNumbers(seed: 99)
    for _ in 0..<60 {
      let path = UIBezierPath(cgPath: randomPath(&numbers))
      let back = path.reversing()
      for _ in 0..<60 {
        let point = numbers.point(in: -11...11)
        #expect(
          path.cgPath.outline.winding(around: point) == -back.cgPath.outline.winding(around: point))
      }
    }
  }

  @Test func `shapes that share a curved edge leave no gap and share no point`() {
    let (a, b) = (CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 10))
    let (c1, c2) = (CGPoint(x: 9, y: 2), CGPoint(x: -5, y: 7))
    let left = UIBezierPath()
    left.move(to: a)
    left.addCurve(to: b, controlPoint1: c1, controlPoint2: c2)
    left.addLine(to: CGPoint(x: -20, y: 10))
    left.addLine(to: CGPoint(x: -20, y: 0))
    left.close()
    let right = UIBezierPath()
    right.move(to: b)
    right.addCurve(to: a, controlPoint1: c2, controlPoint2: c1)
    right.addLine(to: CGPoint(x: 20, y: 0))
    right.addLine(to: CGPoint(x: 20, y: 10))
    right.close()
    var numbers = SeededNumbers(seed: 3)
    for index in 0..<4000 {
      var point = CGPoint(
        x: CGFloat.random(in: -19...19, using: &numbers), y: CGFloat.random(in: 0..<10, using: &numbers))
      if index.isMultiple(of: 2) {
        // On the curve itself, as near as floating point gets.
        let t = point.y / 10
        let s = 1 - t
        point.x = 3 * s * s * t * c1.x + 3 * s * t * t * c2.x + t * t * t * b.x
        point.y = 3 * s * s * t * c1.y + 3 * s * t * t * c2.y + t * t * t * b.y
      }
      #expect(left.contains(point) != right.contains(point), "\(point)")
    }
  }

  @Test func `a circle contains what is nearer to its center than the radius`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 100, startAngle: 0.3, endAngle: 0.3 + 2 * .pi, clockwise: true)
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<5000 {
      let point = numbers.point(in: -105...105)
      let distance = hypot(point.x, point.y)
      guard abs(distance - 100) > 0.03 else { continue }
      #expect(oval.contains(point) == (distance < 100))
      #expect(arc.contains(point) == (distance < 100))
    }
  }
}
