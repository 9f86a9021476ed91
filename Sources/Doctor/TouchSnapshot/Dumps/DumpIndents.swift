// SPDX-License-Identifier: Apache-2.0

/// A dump that lost its bars, in which blanks or tabs say what is inside what.
enum DumpIndents {
  /// The tree of a list whose lines are indented; nil if all have the same indent, or words before them.
  static func tree(of list: ViewTree, _ beginnings: [DumpBeginning]) -> ViewTree? {
    let indents = beginnings.compactMap { $0.indent }
    guard indents.count == list.views.count, let first = indents.first, indents.min() == first,
      indents.contains(where: { $0 > first })
    else { return nil }
    var tree = ViewTree(name: list.name, space: list.space, isAccessibility: list.isAccessibility)
    var open: [(indent: Int, place: Int)] = []
    let missing = Set(list.gaps.map { $0.behind })
    func addGaps(behind count: Int) {
      guard missing.contains(count), let gap = list.gaps.first(where: { $0.behind == count }) else { return }
      for parent in open.map({ $0.place }) { tree.addGap(in: parent, gap.cause, at: gap.position) }
      tree.addGap(in: nil, gap.cause, at: gap.position)
    }
    for (number, view) in list.views.enumerated() {
      addGaps(behind: number)
      while let last = open.last, last.indent >= indents[number] { open.removeLast() }
      open.append((indents[number], tree.add(view, to: open.last?.place)))
    }
    addGaps(behind: list.views.count)
    return tree
  }
}
