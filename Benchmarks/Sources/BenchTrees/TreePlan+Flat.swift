// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

nonisolated extension TreePlan {
  /// The length of a tile's side.
  package static let tile = 10.0

  /// A root with so many children, tile beside tile.
  package static func tiles(_ count: Int) -> TreePlan {
    let columns = columns(of: count)
    var plan = field(of: count)
    for place in 0..<count {
      let origin = CGPoint(x: Double(place % columns) * tile, y: Double(place / columns) * tile)
      plan.nodes.append(
        Node(parent: 0, frame: CGRect(origin: origin, size: CGSize(width: tile, height: tile))))
    }
    return plan
  }

  /// The same tiles, each with a child.
  package static func tiles(_ count: Int, around child: CGRect) -> TreePlan {
    var plan = tiles(count)
    for place in 1...count { plan.nodes.append(Node(parent: place, frame: child)) }
    return plan
  }

  /// A root with so many children of the tiles' mean size, thrown over each other at random.
  package static func scattered(_ count: Int, seed: UInt64 = 2) -> TreePlan {
    var numbers = SeededNumbers(seed: seed)
    var plan = field(of: count)
    let bounds = plan.bounds
    for _ in 0..<count {
      let size = CGSize(width: numbers.number(0...2 * tile), height: numbers.number(0...2 * tile))
      let middle = numbers.point(in: bounds)
      let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
      plan.nodes.append(Node(parent: 0, frame: CGRect(origin: origin, size: size)))
    }
    return plan
  }

  /// A root with so many children that all cover it.
  package static func pile(_ count: Int) -> TreePlan {
    var plan = TreePlan(nodes: [Node(parent: -1, frame: CGRect(x: 0, y: 0, width: 375, height: 667))])
    for _ in 0..<count { plan.nodes.append(Node(parent: 0, frame: plan.bounds)) }
    return plan
  }

  /// A root that is as large as so many tiles.
  private static func field(of count: Int) -> TreePlan {
    let columns = columns(of: count)
    let rows = (count + columns - 1) / columns
    return TreePlan(nodes: [
      Node(
        parent: -1, frame: CGRect(x: 0, y: 0, width: Double(columns) * tile, height: Double(rows) * tile))
    ])
  }

  private static func columns(of count: Int) -> Int {
    Int(Double(count).squareRoot().rounded(.up))
  }
}
