// SPDX-License-Identifier: Apache-2.0
import TouchLayout
package import TouchSnapshot

extension LayoutModel {
  /// How often a layout is solved until what follows from it, such as the heights of labels, stays the same.
  private static let mostPasses = 5
  /// By how much a length that nobody knows is varied, to find what follows from it.
  private static let variation = 40.0
  /// By how much text is made wider, to find what follows from its width.
  private static let textVariation = 6.0

  /// Solves the layout for a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the root.
  ///   - insets: How far the safe area lies within it.
  ///   - sideMargin: The margin at the sides of a controller's view.
  ///   - isController: Whether the root is a controller's view.
  ///   - isSketch: Whether what has to be tried out to be known is left out: what competes, and what the file
  ///     does not say. Views then count as settled that are not.
  ///   - findsText: Whether what follows from the width of texts is looked for.
  /// - Returns: Where the views lie.
  package mutating func solve(
    _ size: ViewSize, insets: DesignFacts.Edges, sideMargin: Double, isController: Bool,
    isSketch: Bool = false, findsText: Bool = false
  ) -> SolvedTree {
    for root in rootRows where root.view == rootRows.first?.view {
      solver.setConstant(size.width, of: root.width)
      solver.setConstant(size.height, of: root.height)
    }
    settle(insets, sideMargin, isController)
    var solved = solvedTree()
    guard !isSketch else { return solved }
    let tied = softRows.filter { solver.violation(of: $0) > 1 }
    if !tied.isEmpty {
      // What gives way to others of its priority is decided by no rule: a bit more weight then moves it.
      let priorities = tied.map { solver.priority(of: $0) }
      for (row, priority) in zip(tied, priorities) { solver.setPriority(priority + 0.03, of: row) }
      settle(insets, sideMargin, isController)
      unsettle(&solved, where: solvedTree())
      for (row, priority) in zip(tied, priorities) { solver.setPriority(priority, of: row) }
    }
    if !unknownRows.isEmpty {
      for (row, _, stored) in unknownRows { solver.setConstant(stored + Self.variation, of: row) }
      settle(insets, sideMargin, isController)
      unsettle(&solved, where: solvedTree())
      for (row, _, stored) in unknownRows { solver.setConstant(stored, of: row) }
    }
    if findsText, !textRows.isEmpty {
      for (row, length) in textRows { solver.setConstant(length + Self.textVariation, of: row) }
      settle(insets, sideMargin, isController)
      let other = solvedTree()
      for (row, length) in textRows { solver.setConstant(length, of: row) }
      for view in solved.views.indices {
        guard let one = solved.views[view]?.box, let two = other.views[view]?.box else { continue }
        solved.views[view]?.followsText = one.differsAcross(from: two) || one.differsDown(from: two)
      }
    }
    return solved
  }

  /// Marks the views that lie elsewhere in another layout, which is as good.
  private func unsettle(_ solved: inout SolvedTree, where other: SolvedTree) {
    for view in solved.views.indices {
      guard let one = solved.views[view]?.box, let two = other.views[view]?.box else { continue }
      if one.differsAcross(from: two) { solved.views[view]?.isSettledAcross = false }
      if one.differsDown(from: two) { solved.views[view]?.isSettledDown = false }
    }
  }

  /// Solves until what follows from the solution stays the same.
  private mutating func settle(_ insets: DesignFacts.Edges, _ sideMargin: Double, _ isController: Bool) {
    for _ in 0..<Self.mostPasses {
      solver.solve()
      guard follow(insets, sideMargin, isController) else { return }
    }
    solver.solve()
  }

  /// Gives the rows that depend on a solution their numbers; returns whether any has changed.
  private mutating func follow(
    _ insets: DesignFacts.Edges, _ sideMargin: Double, _ isController: Bool
  ) -> Bool {
    var hasChanged = false
    func set(_ number: Double, _ row: LayoutSolver.Constraint, _ solver: inout LayoutSolver) {
      guard abs(solver.constant(of: row) - number) > 0.01 else { return }
      solver.setConstant(number, of: row)
      hasChanged = true
    }
    for index in wrapped.indices {
      let width = solver.value(of: boxes[wrapped[index].view].width)
      guard let height = wrapped[index].newHeight(for: width) else { continue }
      for row in wrapped[index].rows { set(height, row, &solver) }
    }
    for view in boxes.indices where !boxes[view].safe.isEmpty || !boxes[view].margins.isEmpty {
      let safe = safeArea(of: view, insets)
      for (number, inset) in zip([safe.top, safe.left, safe.bottom, safe.right], boxes[view].safe) {
        set(number, inset.row, &solver)
      }
      guard !boxes[view].margins.isEmpty else { continue }
      let margins = margins(of: view, insets, sideMargin, isController, 0)
      for (number, inset) in zip(
        [margins.top, margins.left, margins.bottom, margins.right], boxes[view].margins)
      {
        set(number, inset.row, &solver)
      }
    }
    return hasChanged
  }

  private func value(_ variable: Variable) -> Double { solver.value(of: variable) }

  /// How far the safe area lies within a view.
  private func safeArea(of view: Int, _ insets: DesignFacts.Edges) -> DesignFacts.Edges {
    let root = roots[view]
    guard root == tree.roots.first else { return .zero }
    guard view != root else { return insets }
    let (box, whole) = (boxes[view], boxes[root])
    let (left, top) = (value(box.left), value(box.top))
    let right = left + value(box.width)
    let bottom = top + value(box.height)
    // A scroll view moves its content out from under the bars.
    let isScrolled = isScrolled[view]
    return DesignFacts.Edges(
      top: isScrolled ? 0 : max(insets.top - top, 0), left: max(insets.left - left, 0),
      bottom: isScrolled ? 0 : max(bottom - (value(whole.height) - insets.bottom), 0),
      right: max(right - (value(whole.width) - insets.right), 0))
  }

  /// The margins of a view, with the safe area.
  private func margins(
    of view: Int, _ insets: DesignFacts.Edges, _ sideMargin: Double, _ isController: Bool, _ depth: Int
  ) -> DesignFacts.Edges {
    let snapshot = tree.views[view]
    var margins = facts.views[view].margins ?? DesignFacts.Edges(top: 8, left: 8, bottom: 8, right: 8)
    if snapshot.parent == nil, isController {
      let own = facts.views[view].margins
      margins = DesignFacts.Edges(
        top: own?.top ?? 0, left: max(own?.left ?? 0, sideMargin), bottom: own?.bottom ?? 0,
        right: max(own?.right ?? 0, sideMargin))
    } else if snapshot.className == "UITableViewCellContentView" {
      // A cell's content has the margins of its table; before iOS 11 only if it keeps any but its own.
      let isOfTable =
        era != .early
        || [view, snapshot.parent ?? view].contains {
          tree.views[$0].attribute("preservesSuperviewLayoutMargins") == "YES"
        }
      if facts.views[view].margins == nil, isOfTable {
        let side = value(boxes[tables[view] ?? roots[view]].width) >= 414 ? 20.0 : 16
        let rise = era == .latest ? 15.0 : 11
        // An accessory stands beside the content.
        let cell = snapshot.parent.flatMap { tree.views[$0].frame.value?.width } ?? 0
        let hasAccessory = snapshot.frame.value.map { cell - $0.width > 4 } ?? false
        margins = DesignFacts.Edges(top: rise, left: side, bottom: rise, right: hasAccessory ? 8 : side)
      }
    }
    if snapshot.attribute("insetsLayoutMarginsFromSafeArea") != "NO" {
      let safe = safeArea(of: view, insets)
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard snapshot.attribute("preservesSuperviewLayoutMargins") == "YES", let parent = snapshot.parent,
      snapshot.className != "UITableViewCellContentView", bases[parent] != "UICollectionView", depth < 64
    else { return margins }
    let outer = self.margins(of: parent, insets, sideMargin, isController, depth + 1)
    let (box, whole) = (boxes[view], boxes[parent])
    let (left, top) = (value(box.left) - value(whole.left), value(box.top) - value(whole.top))
    let right = value(whole.width) - left - value(box.width)
    let bottom = value(whole.height) - top - value(box.height)
    margins.left = max(margins.left, outer.left - max(left, 0))
    margins.right = max(margins.right, outer.right - max(right, 0))
    margins.top = max(margins.top, outer.top - max(top, 0))
    margins.bottom = max(margins.bottom, outer.bottom - max(bottom, 0))
    return margins
  }

  private func solvedTree() -> SolvedTree {
    var solved = SolvedTree(views: Array(repeating: nil, count: boxes.count))
    for view in boxes.indices where isInstalled[view] {
      let box = boxes[view]
      let alignment = sizes[view].alignment
      solved.views[view] = SolvedTree.View(
        box: ViewRect(
          x: value(box.left) - alignment.left, y: value(box.top) - alignment.top,
          width: value(box.width) + alignment.left + alignment.right,
          height: value(box.height) + alignment.top + alignment.bottom),
        isSettledAcross: !solver.isAmbiguous(box.left) && !solver.isAmbiguous(box.width),
        isSettledDown: !solver.isAmbiguous(box.top) && !solver.isAmbiguous(box.height))
    }
    if !solver.conflicts.isEmpty {
      solved.broken = rows.indices.filter { rows[$0].map { solver.isBroken($0) } ?? false }
    }
    return solved
  }
}

extension ViewRect {
  fileprivate func differsAcross(from other: ViewRect) -> Bool {
    abs(minX - other.minX) > 0.01 || abs(width - other.width) > 0.01
  }

  fileprivate func differsDown(from other: ViewRect) -> Bool {
    abs(minY - other.minY) > 0.01 || abs(height - other.height) > 0.01
  }
}
