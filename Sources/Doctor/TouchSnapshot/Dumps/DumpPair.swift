// SPDX-License-Identifier: Apache-2.0

/// The two views in the message of a test of Detox that failed: `Hit:` one, `Target view:` the other.
///
/// The running app has said that the first is hit at a point of the second.
enum DumpPair {
  /// The attribute of a view that the running app's hit-test found.
  private static let isHit = "isHit"

  /// Whether a line names one of both views.
  static func names(_ beginning: DumpBeginning) -> Bool {
    ["Hit:", "Target view:"].contains { beginning.word?.hasSuffix($0) == true }
  }

  /// Whether a list holds the two lines that name both views.
  static func isNamed(_ beginnings: [DumpBeginning]) -> Bool {
    ["Hit:", "Target view:"].allSatisfy { name in
      beginnings.contains { $0.word?.hasSuffix(name) == true }
    }
  }

  /// Both views on one screen, the one that is hit in front; nil if a list is something else.
  static func tree(of list: ViewTree, _ beginnings: [DumpBeginning]) -> ViewTree? {
    guard list.views.count >= 2,
      let hit = beginnings.firstIndex(where: { $0.word?.hasSuffix("Hit:") == true }),
      let target = beginnings.firstIndex(where: { $0.word?.hasSuffix("Target view:") == true }),
      hit != target,
      // The message may quote the view, and its window, before it names both.
      list.views.indices.allSatisfy({ $0 == hit || $0 == target || beginnings[$0].indent == nil })
    else { return nil }
    var tree = ViewTree(name: list.name, space: list.space, isAccessibility: list.isAccessibility)
    tree.add(list.views[target], to: nil)
    var front = list.views[hit]
    // Frames count from parents that are not in the message, so that they say nothing about each other.
    front.frame = list.views[target].frame
    front.bounds = list.views[target].bounds
    front.attributes.append(ViewSnapshot.Attribute(name: isHit, value: "YES"))
    tree.add(front, to: nil)
    return tree
  }
}
