// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// Makes corners of shapes.
enum ConvexShape {
  /// The number of corners by which an ellipse is replaced.
  private static let sides = 24

  /// The corners of an item around its center, clockwise on the screen.
  static func corners(of item: any UIDynamicItem) -> [Vector] {
    let size = item.bounds.size
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    switch item.collisionBoundsType {
    case .ellipse:
      return (0..<sides).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(sides)
        return Vector(x * cos(angle), y * sin(angle))
      }
    case .path:
      let corners = lines(of: item.collisionBoundingPath).first ?? []
      guard corners.count > 2 else { break }
      // Clockwise on the screen, so that the normals of the edges point outwards.
      return area(of: corners) < 0 ? corners.reversed() : corners
    case .rectangle: break
    }
    return [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]
  }

  /// Twice the signed area.
  private static func area(of corners: [Vector]) -> Double {
    corners.indices.reduce(0) { sum, index in
      sum + corners[index].cross(corners[(index + 1) % corners.count])
    }
  }

  /// The points of each subpath of a path, whose curves are replaced by lines.
  static func lines(of path: UIBezierPath) -> [[Vector]] {
    var found: [[Vector]] = []
    func add(_ point: Vector) {
      if found.isEmpty { found.append([]) }
      found[found.count - 1].append(point)
    }
    for element in path.cgPath.outline.elements {
      let start = found.last?.last ?? .zero
      switch element {
      case .move(let point): found.append([Vector(point)])
      case .line(let point): add(Vector(point))
      case .quad(let control, let end):
        for step in 1...8 {
          let t = Double(step) / 8
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(start * a + Vector(control) * b + Vector(end) * c)
        }
      case .cubic(let control1, let control2, let end):
        for step in 1...8 {
          let t = Double(step) / 8
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(start * a + Vector(control1) * b + Vector(control2) * c + Vector(end) * d)
        }
      case .close:
        if let first = found.last?.first { add(first) }
      }
    }
    return found.map { corners in
      var kept: [Vector] = []
      for corner in corners where kept.last != corner { kept.append(corner) }
      return kept
    }
  }
}
