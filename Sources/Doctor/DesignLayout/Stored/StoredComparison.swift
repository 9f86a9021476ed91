// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// How the frames that constraints determine compare with those that Interface Builder stored.
package struct StoredComparison: Sendable {
  /// How many views the constraints determine whose frames the file stores.
  package var determined = 0
  /// How many of them have the stored frame, within ``tolerance``.
  package var same = 0
  /// How many of both are in trees whose stored frames contradict their constraints, so that constraints do
  /// not determine them.
  package var stale = (determined: 0, same: 0)
  /// How many of the others follow from the width of a text.
  package var ofText = (determined: 0, same: 0)
  /// The views that differ: the tree, the view, the solved frame and the stored one.
  package var differences:
    [(tree: Int, view: Int, solved: ViewRect, stored: ViewRect, followsText: Bool, isStale: Bool)] = []
  /// How many views constraints place at all.
  package var placed = 0

  /// How much two frames may differ, in points.
  package static let tolerance = 2.0

  package init() {}

  /// Adds the counts of another file.
  package mutating func add(_ other: StoredComparison) {
    placed += other.placed
    determined += other.determined
    same += other.same
    stale.determined += other.stale.determined
    stale.same += other.stale.same
    ofText.determined += other.ofText.determined
    ofText.same += other.ofText.same
  }

  /// The counts in a line.
  package var summary: String {
    func part(_ same: Int, _ determined: Int) -> String {
      let tenths = determined == 0 ? 0 : same * 1000 / determined
      return "\(same) of \(determined) (\(tenths / 10).\(tenths % 10) %)"
    }
    let (rest, restSame) = (determined - stale.determined, same - stale.same)
    return
      "Constraints place \(placed) views, and leave one frame to \(determined). Where the stored frames satisfy the "
      + "constraints of their scene, they determine \(rest), and give back \(part(restSame, rest)), or "
      + "\(part(restSame - ofText.same, rest - ofText.determined)) without those that follow a text; with the other "
      + "scenes \(part(same, determined))."
  }

  /// Compares the trees of a file at the sizes that they were drawn for.
  package mutating func add(_ document: SnapshotDocument, _ facts: DesignFacts) {
    for (number, tree) in document.trees.enumerated() {
      guard !facts.trees[number].constraints.isEmpty,
        let screen = DesignScreen(tree, facts.trees[number], format: document.format)
      else { continue }
      var sizes = NaturalSizes()
      sizes.era = screen.era
      sizes.countsPlaceholders = true
      var model = LayoutModel(
        tree, facts.trees[number], sizes: sizes, isRegularWidth: screen.isPad,
        isRegularHeight: screen.isHeightRegular)
      let solved = model.solve(
        screen.size, insets: screen.insets, sideMargin: screen.sideMargin, isController: screen.isController,
        findsText: true)
      let isStale = StaleFrames(model, insets: screen.insets).isStale
      for view in tree.views.indices {
        guard model.isAuto(view), let stored = tree.views[view].frame.value,
          let parent = tree.views[view].parent, let own = solved.views[view],
          let around = solved.views[parent]
        else { continue }
        placed += 1
        guard own.isSettled, around.isSettled, tree.views[view].attribute("misplaced") != "YES" else {
          continue
        }
        determined += 1
        if isStale { stale.determined += 1 } else if own.followsText { ofText.determined += 1 }
        let frame = ViewRect(
          x: own.box.minX - around.box.minX, y: own.box.minY - around.box.minY, width: own.box.width,
          height: own.box.height)
        if abs(frame.minX - stored.minX) <= Self.tolerance, abs(frame.minY - stored.minY) <= Self.tolerance,
          abs(frame.width - stored.width) <= Self.tolerance,
          abs(frame.height - stored.height) <= Self.tolerance
        {
          same += 1
          if isStale { stale.same += 1 } else if own.followsText { ofText.same += 1 }
        } else {
          differences.append((number, view, frame, stored, own.followsText, isStale))
        }
      }
    }
  }
}
