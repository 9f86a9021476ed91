// SPDX-License-Identifier: Apache-2.0

/// A tree of a dump whose entries are all read, and what its text tells about how they belong together.
struct DumpPart {
  /// The tree.
  private(set) var tree: ViewTree
  /// Whether any of its lines had bars.
  let isBarred: Bool
  /// How many of its entries have a comma behind them.
  private let commas: Int
  /// The text before each of its entries; none if a line has bars.
  private let beginnings: [DumpBeginning]

  init(_ tree: ViewTree, isBarred: Bool, commas: Int, beginnings: [DumpBeginning]) {
    self.tree = tree
    self.isBarred = isBarred
    self.commas = commas
    self.beginnings = beginnings
  }

  /// The parts that its roots are with what is inside each of them; nil if they lie on one screen.
  ///
  /// Windows printed in a row lie on one screen. Other views printed in a row, each with what is inside it,
  /// may have come from anywhere, so that none may be said to cover another.
  func separated() -> [DumpPart]? {
    let roots = tree.roots
    guard isBarred, roots.count > 1, !roots.allSatisfy({ Self.isWindow(tree.views[$0]) }) else { return nil }
    var gaps = Array(repeating: [ViewTree.Gap](), count: roots.count)
    var number = 0
    for gap in tree.gaps.sorted(by: { $0.parent ?? -1 < $1.parent ?? -1 }) {
      guard let parent = gap.parent else { continue }
      while number + 1 < roots.count, roots[number + 1] <= parent { number += 1 }
      gaps[number].append(gap)
    }
    return roots.enumerated().map { number, root in
      let end = number + 1 < roots.count ? roots[number + 1] : tree.views.count
      var part = ViewTree()
      for view in tree.views[root..<end] { part.add(view, to: view.parent.map { $0 - root }) }
      for gap in gaps[number] {
        part.gaps.append(
          ViewTree.Gap(
            parent: gap.parent.map { $0 - root }, behind: gap.behind, cause: gap.cause, position: gap.position
          ))
      }
      return DumpPart(part, isBarred: isBarred, commas: commas, beginnings: beginnings)
    }
  }

  /// Whether it holds the two lines in which a failure of Detox names both views.
  var namesPair: Bool { !isBarred && DumpPair.isNamed(beginnings) }

  /// Whether all of its entries have words before them and none of them names a view for Detox, as where a
  /// sentence quotes them.
  var isQuoted: Bool {
    !isBarred && !DumpPair.isNamed(beginnings) && beginnings.allSatisfy { $0.indent == nil }
  }

  /// Determines the structure of a list of views without bars.
  ///
  /// A list that ends with the only window is the way up from a view, as a loop over `superview` prints it.
  /// An array, with its commas, holds the subviews of one view, from the back to the front. Several windows
  /// lie on one screen. Of any other list nobody knows how its views are nested.
  mutating func arrange(_ repairs: inout RepairList) {
    let count = tree.views.count
    guard !isBarred, count > 1, tree.roots.count == count, let position = tree.views[0].position else {
      return
    }
    if let indented = DumpIndents.tree(of: tree, beginnings) {
      repairs.add(at: position) {
        "\(count) entries have no bars; their nesting is read from the indentation"
      }
      tree = indented
      return
    }
    if let pair = DumpPair.tree(of: tree, beginnings) {
      repairs.add(at: position) {
        "Detox names the view that is hit where another was expected; both are taken to lie there, whatever their frames "
          + "are counted from"
      }
      tree = pair
      return
    }
    let windows = tree.views.indices.filter { Self.isWindow(tree.views[$0]) }
    if windows == [count - 1] {
      repairs.add(at: position) {
        "\(count) entries without bars end with a window; they are read as the way up from a view to it"
      }
      tree = Self.chain(of: tree)
    } else if windows.count == count {
      return
    } else if commas >= count - 1 {
      repairs.add(at: position) {
        "\(count) entries of an array are read as the subviews of one view, from the back to the front"
      }
    } else {
      tree.isNestingKnown = false
      repairs.add(at: position) {
        "\(count) entries have neither bars nor indent, so it is not known which view is inside which; "
          + "\(NearFormat.howToDump)"
      }
    }
  }

  private static func isWindow(_ view: ViewSnapshot) -> Bool {
    view.className.hasSuffix("Window") || view.baseClass?.hasSuffix("Window") == true
  }

  /// The tree whose list is read from the leaf up.
  private static func chain(of list: ViewTree) -> ViewTree {
    var tree = ViewTree()
    var last: Int?
    for view in list.views.reversed() {
      // What else lies in a view of the way was never printed: behind the next one, and in front of it.
      if last != nil { tree.addGap(in: last, .neverPrinted) }
      let above = last
      last = tree.add(view, to: last)
      if above != nil { tree.addGap(in: above, .neverPrinted) }
    }
    if last != nil { tree.addGap(in: last, .neverPrinted) }
    return tree
  }
}
