// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

nonisolated extension TreePlan {
  /// A tree as apps have them: eight children in each view, one view in ten hidden, one in ten without
  /// interaction, the children in rows, in two columns or strewn over their parent.
  package static func app(_ count: Int, seed: UInt64 = 3) -> TreePlan {
    var numbers = SeededNumbers(seed: seed)
    var plan = TreePlan(nodes: [Node(parent: -1, frame: CGRect(x: 0, y: 0, width: 375, height: 667))])
    for parent in 0..<count {
      guard plan.nodes.count < count else { break }
      let size = plan.nodes[parent].frame.size
      let layout = numbers.next() % 3
      for place in 0..<min(branching, count - plan.nodes.count) {
        var node = Node(parent: parent, frame: frame(of: place, in: size, layout, &numbers))
        node.isHidden = numbers.isTrue(0.1)
        node.isInteractive = !numbers.isTrue(0.1)
        plan.nodes.append(node)
      }
    }
    return plan
  }

  private static let branching = 8

  private static func frame(
    of place: Int, in size: CGSize, _ layout: UInt64, _ numbers: inout SeededNumbers
  ) -> CGRect {
    switch layout {
    case 0:
      let height = size.height / 8
      return CGRect(x: 0, y: Double(place) * height, width: size.width, height: height)
    case 1:
      let (width, height) = (size.width / 2, size.height / 4)
      return CGRect(
        x: Double(place % 2) * width, y: Double(place / 2) * height, width: width, height: height)
    default:
      let (width, height) = (size.width * numbers.number(0.2...0.6), size.height * numbers.number(0.2...0.6))
      return CGRect(
        x: numbers.number(0...size.width - width), y: numbers.number(0...size.height - height),
        width: width, height: height)
    }
  }
}
