// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Says what a path contains by another way than the library: thousands of short lines, and the sum of the
/// angles under which they are seen.
struct FlattenedPath {
  private var rings: [[CGPoint]] = []

  init(_ path: CGPath, steps: Int = 400) {
    var ring: [CGPoint] = []
    var rings: [[CGPoint]] = []
    func put(_ point: (CGFloat) -> CGPoint) {
      for step in 1...steps { ring.append(point(CGFloat(step) / CGFloat(steps))) }
    }
    path.applyWithBlock { element in
      let p = element.pointee.points
      let last = ring.last ?? .zero
      switch element.pointee.type {
      case .moveToPoint:
        rings.append(ring)
        ring = [p[0]]
      case .addLineToPoint:
        ring.append(p[0])
      case .addQuadCurveToPoint:
        let (a, b) = (p[0], p[1])
        put { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * last.x + 2 * s * t * a.x + t * t * b.x,
            y: s * s * last.y + 2 * s * t * a.y + t * t * b.y)
        }
      case .addCurveToPoint:
        let (a, b, c) = (p[0], p[1], p[2])
        put { t in
          let s = 1 - t
          let (k0, k1, k2, k3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: k0 * last.x + k1 * a.x + k2 * b.x + k3 * c.x,
            y: k0 * last.y + k1 * a.y + k2 * b.y + k3 * c.y)
        }
      case .closeSubpath:
        let first = ring[0]
        rings.append(ring)
        ring = [first]
      }
    }
    self.rings = (rings + [ring]).filter { $0.count > 1 }
  }

  /// How often the path goes around the point, and how near to it the path comes.
  func look(from point: CGPoint) -> (winding: Int, distance: CGFloat) {
    var winding = 0
    var nearest = CGFloat.infinity
    for ring in rings {
      var angle: CGFloat = 0
      for index in ring.indices {
        let (a, b) = (ring[index], ring[(index + 1) % ring.count])
        let (ax, ay, bx, by) = (a.x - point.x, a.y - point.y, b.x - point.x, b.y - point.y)
        angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
        let (dx, dy) = (bx - ax, by - ay)
        let square = dx * dx + dy * dy
        let t = square > 0 ? min(max(-(ax * dx + ay * dy) / square, 0), 1) : 0
        nearest = min(nearest, hypot(ax + t * dx, ay + t * dy))
      }
      winding += Int((angle / (2 * .pi)).rounded())
    }
    return (winding, nearest)
  }
}

/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func point(in range: ClosedRange<CGFloat>) -> CGPoint {
    CGPoint(x: CGFloat.random(in: range, using: &self), y: CGFloat.random(in: range, using: &self))
  }
}
