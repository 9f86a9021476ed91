// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchDrawing
import TouchGraphics

@Suite nonisolated struct CGPathStrokingTests {
  private func line(_ points: [CGPoint], closed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  private let ends = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]
  private let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]

  private func stroked(_ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter) -> CGPath {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10)
  }

  @Test func `caps decide how far a line reaches`() {
    #expect(stroked(line(ends)).boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(stroked(line(ends), .square).boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = stroked(line(ends), .round)
    #expect(abs(round.boundingBoxOfPath.minX + 2) < 0.01)
    #expect(round.contains(CGPoint(x: -1.9, y: 0)))
    #expect(!round.contains(CGPoint(x: -1.9, y: 1.9)))
  }

  @Test func `joins decide how far a corner reaches`() {
    let tip = CGPoint(x: 11.9, y: -1.9)
    let near = CGPoint(x: 11.3, y: -1.3)
    let inside = CGPoint(x: 10.9, y: -0.9)
    #expect(stroked(line(corner)).contains(tip))
    #expect(!stroked(line(corner), .butt, .round).contains(tip))
    #expect(stroked(line(corner), .butt, .round).contains(near))
    #expect(!stroked(line(corner), .butt, .bevel).contains(near))
    #expect(stroked(line(corner), .butt, .bevel).contains(inside))
    let flat = line(corner).copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 1)
    #expect(!flat.contains(near))
  }

  @Test func `a corner is the same in both directions`() {
    for join in [CGLineJoin.miter, .round, .bevel] {
      let there = stroked(line(corner), .butt, join)
      let back = stroked(line(corner.reversed()), .butt, join)
      for x in stride(from: CGFloat(-3.05), to: 14, by: 0.5) {
        for y in stride(from: CGFloat(-3.05), to: 14, by: 0.5) {
          let point = CGPoint(x: x, y: y)
          #expect(there.contains(point) == back.contains(point), "\(join) at \(x), \(y)")
        }
      }
    }
  }

  @Test func `a closed line has a hole`() {
    let square = line(corner + [CGPoint(x: 0, y: 10)], closed: true)
    let frame = stroked(square)
    #expect(frame.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 14))
    #expect(!frame.contains(CGPoint(x: 5, y: 5)))
    #expect(frame.contains(CGPoint(x: 0.5, y: 5)))
    #expect(frame.contains(CGPoint(x: -1.5, y: -1.5)))
  }

  @Test func `the stroke of a circle is a ring`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let ring = stroked(circle)
    for step in 0..<64 {
      let angle = CGFloat(step) * .pi / 32 + 0.01
      func at(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: 10 + radius * cos(angle), y: 10 + radius * sin(angle))
      }
      #expect(ring.contains(at(8.05)) && ring.contains(at(11.95)))
      #expect(!ring.contains(at(7.95)) && !ring.contains(at(12.05)))
    }
  }

  @Test func `a line that turns back keeps its round end`() {
    let path = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 2, y: 0)])
    #expect(stroked(path, .butt, .round).contains(CGPoint(x: 11.9, y: 0)))
    #expect(!stroked(path, .butt, .bevel).contains(CGPoint(x: 11.9, y: 0)))
  }

  @Test func `a line without a length is a dot if its caps reach out`() {
    let dot = line([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    #expect(stroked(dot).isEmpty)
    #expect(stroked(dot, .round).boundingBoxOfPath == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(stroked(dot, .square) == CGPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4), transform: nil))
  }

  @Test func `dashes leave gaps`() {
    let dashes = line(ends).copy(dashingWithPhase: 1, lengths: [3, 2])
    var expected: [CGPoint] = []
    for (from, to) in [(0, 2), (4, 7), (9, 10)] {
      expected += [CGPoint(x: from, y: 0), CGPoint(x: to, y: 0)]
    }
    var found: [CGPoint] = []
    dashes.applyWithBlock { found.append($0.pointee.points[0]) }
    #expect(found == expected)
    #expect(line(ends).copy(dashingWithPhase: 0, lengths: [0, 0]) == line(ends))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    var dots = 0
    circle.copy(dashingWithPhase: 0, lengths: [1, 1]).applyWithBlock {
      if $0.pointee.type == .moveToPoint { dots += 1 }
    }
    #expect(dots == 32)
  }

  @Test func `numbers that are not finite stroke nothing`() {
    #expect(stroked(line([.zero, CGPoint(x: CGFloat.infinity, y: 0)])).isEmpty)
    #expect(
      line(ends).copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
    #expect(line(ends).copy(strokingWithWidth: 0, lineCap: .round, lineJoin: .miter, miterLimit: 10).isEmpty)
  }
}
