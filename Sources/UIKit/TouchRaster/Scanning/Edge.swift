// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// A straight edge of a shape in pixels, from top to bottom.
struct Edge {
  /// The first line of samples that the edge crosses, and the one after the last.
  var first: Int
  var end: Int
  /// Where the edge is at the first line of samples, and how far it moves from one line to the next.
  var x: Double
  var step: Double
  /// 1 for an edge that ran down, -1 for one that ran up.
  var winding: Int

  /// Nil for an edge that crosses no line of samples between two rows, of which each has a number of lines.
  init?(_ a: CGPoint, _ b: CGPoint, samples: Int, from top: Int, to bottom: Int) {
    let (upper, lower) = a.y <= b.y ? (a, b) : (b, a)
    let scale = Double(samples)
    // A line of samples is crossed if it lies in the half-open range of the edge, so that edges that meet
    // cross it once.
    let (from, to) = (
      (Double(upper.y) * scale - 0.5).rounded(.up), (Double(lower.y) * scale - 0.5).rounded(.up)
    )
    let (least, most) = (Double(top * samples), Double(bottom * samples))
    guard from < to, from < most, to > least else { return nil }
    first = Int(max(from, least))
    end = Int(min(to, most))
    let slope = Double(lower.x - upper.x) / Double(lower.y - upper.y)
    x = Double(upper.x) + ((Double(first) + 0.5) / scale - Double(upper.y)) * slope
    step = slope / scale
    guard x.isFinite, step.isFinite, first < end else { return nil }
    winding = a.y <= b.y ? 1 : -1
  }
}

extension Outline {
  /// The edges of the filled area, whose curves become lines; the outline is in pixels.
  func edges(samples: Int, from top: Int, to bottom: Int) -> [Edge] {
    var edges: [Edge] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ from: CGPoint, _ to: CGPoint) {
      guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return }
      if let edge = Edge(from, to, samples: samples, from: top, to: bottom) { edges.append(edge) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(last, start)
        (start, last) = (point, point)
      case .line(let end):
        add(last, end)
        last = end
      case .quad(let control, let end):
        let (first, second) = (last.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3))
        Self.flatten(last, first, second, end, add)
        last = end
      case .cubic(let first, let second, let end):
        Self.flatten(last, first, second, end, add)
        last = end
      case .close:
        add(last, start)
        last = start
      }
    }
    add(last, start)
    return edges
  }

  /// Follows a curve in lines that are at most a fiftieth of a pixel away from it, up to a number of lines.
  private static func flatten(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ add: (CGPoint, CGPoint) -> Void
  ) {
    // A curve leaves its chords by at most the second differences of its points.
    let bend = max(
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    guard bend.isFinite else { return }
    let count = Int(min(max((bend * 0.75 / 0.02).squareRoot().rounded(.up), 1), 500))
    var last = a
    for index in 1...count {
      let t = CGFloat(index) / CGFloat(count)
      let next: CGPoint
      if index == count {
        next = d
      } else {
        let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
        next = ab.mixed(with: bc, t).mixed(with: bc.mixed(with: cd, t), t)
      }
      add(last, next)
      last = next
    }
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
