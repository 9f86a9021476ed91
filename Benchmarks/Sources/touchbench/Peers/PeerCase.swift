// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore
import TouchGraphics

/// A tree with points that other toolkits build and ask too, and the answers they have to give.
///
/// Coordinates are whole numbers, because Qt Widgets and GTK know no others; no point lies on an edge,
/// because GTK counts all four edges of a widget as inside; and every view is interactive, because the
/// children that Qt Quick finds need not be.
struct PeerCase {
  /// What is done between two questions.
  enum Kind: String {
    /// Nothing: each point is asked, one after the other.
    case hits
    /// Every child of the root moves, then the first point is asked.
    case moved
    /// A finger or the mouse button goes down and up at each point.
    case presses
  }

  let kind: Kind
  let name: String
  let plan: TreePlan
  let points: [CGPoint]

  private init(_ kind: Kind, _ name: String, _ plan: TreePlan, points count: Int) {
    self.kind = kind
    self.name = name
    self.plan = plan.inEvenNumbers
    points = self.plan.points(count).map { CGPoint(x: $0.x.nearbyOdd, y: $0.y.nearbyOdd) }
  }

  /// The cases, in the order of the table.
  static let all = [
    PeerCase(.hits, "app-like tree of 100 views", .app(100), points: 1000),
    PeerCase(.hits, "app-like tree of 1 000 views", .app(1000), points: 1000),
    PeerCase(.hits, "app-like tree of 10 000 views", .app(10_000), points: 1000),
    PeerCase(.hits, "1 000 siblings", .tiles(1000), points: 1000),
    PeerCase(.hits, "10 000 siblings", .tiles(10_000), points: 200),
    PeerCase(.moved, "1 000 siblings moved, then one hit-test", .tiles(1000), points: 1),
    PeerCase(.presses, "down and up in an app-like tree of 1 000 views", .app(1000), points: 200),
  ]

  /// How far each child moves, there and back by turns.
  static let shift = CGVector(dx: 4, dy: 2)

  /// The case as the programs of the peers read it.
  var text: String {
    let answers = LiveTree(plan).answers(at: points)
    var lines = ["\(kind.rawValue) \(plan.nodes.count) \(points.count) \(name)"]
    for node in plan.nodes {
      let frame = node.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
      lines.append("\(node.parent) \(numbers.joined(separator: " ")) \(node.isHidden ? 1 : 0)")
    }
    for (point, answer) in zip(points, answers) {
      lines.append("\(Int(point.x)) \(Int(point.y)) \(answer ?? -1)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

nonisolated extension TreePlan {
  /// The same tree four times as large, each frame rounded to even numbers and kept within its parent.
  fileprivate var inEvenNumbers: TreePlan {
    var plan = self
    for place in plan.nodes.indices {
      let frame = nodes[place].frame
      var left = (frame.minX * 2).rounded() * 2
      var top = (frame.minY * 2).rounded() * 2
      var right = (frame.maxX * 2).rounded() * 2
      var bottom = (frame.maxY * 2).rounded() * 2
      if nodes[place].parent >= 0 {
        let size = plan.nodes[nodes[place].parent].frame.size
        (left, right) = (min(left, size.width), min(right, size.width))
        (top, bottom) = (min(top, size.height), min(bottom, size.height))
      }
      plan.nodes[place].frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      plan.nodes[place].isInteractive = true
    }
    return plan
  }
}

nonisolated extension CGFloat {
  /// An odd number near this one, which is on no edge of a frame in even numbers.
  fileprivate var nearbyOdd: CGFloat { (self / 2).rounded(.down) * 2 + 1 }
}
