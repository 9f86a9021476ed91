// SPDX-License-Identifier: Apache-2.0

extension DumpTreeBuilder {
  /// Completes the tree under construction.
  mutating func endTree() {
    defer { forgetTree() }
    guard !tree.views.isEmpty else { return }
    if tree.roots.count > 1, rootDepth == 0, hasBars {
      splitRoots()
    } else {
      keep(tree)
    }
  }

  private mutating func keep(_ tree: ViewTree) {
    done.append(Done(tree: tree, isBarred: hasBars, commas: commas, beginnings: beginnings))
  }

  /// Splits roots that are not windows into separate trees.
  ///
  /// Windows printed in a row lie on one screen. Other views printed in a row, each with what is inside it,
  /// may have come from anywhere, so that none may be said to cover another.
  private mutating func splitRoots() {
    let roots = tree.roots
    guard !roots.allSatisfy({ isWindow(tree.views[$0]) }) else { return keep(tree) }
    repairs.add(at: treeStart) {
      "\(roots.count) views are printed in a row, each with what is inside it; they are treated as separate trees"
    }
    var gaps = Array(repeating: [ViewTree.Gap](), count: roots.count)
    var number = 0
    for gap in tree.gaps.sorted(by: { $0.parent ?? -1 < $1.parent ?? -1 }) {
      guard let parent = gap.parent else { continue }
      while number + 1 < roots.count, roots[number + 1] <= parent { number += 1 }
      gaps[number].append(gap)
    }
    for (number, root) in roots.enumerated() {
      let end = number + 1 < roots.count ? roots[number + 1] : tree.views.count
      var part = ViewTree()
      for view in tree.views[root..<end] { part.add(view, to: view.parent.map { $0 - root }) }
      for gap in gaps[number] {
        part.gaps.append(
          ViewTree.Gap(
            parent: gap.parent.map { $0 - root }, behind: gap.behind, cause: gap.cause, position: gap.position
          ))
      }
      keep(part)
    }
  }

  /// Leaves out lists of views that a tree of the file has anyway.
  ///
  /// Where people write about a dump they quote lines of it, and a debugger prints the views of a touch.
  mutating func dropMentions() {
    guard done.contains(where: \.isBarred), done.contains(where: { !$0.isBarred }) else { return }
    var known: Set<String> = []
    for one in done where one.isBarred { known.formUnion(one.tree.views.lazy.compactMap(\.identifier)) }
    var kept: [Done] = []
    for one in done {
      let views = one.tree.views
      let isMention = !one.isBarred && views.allSatisfy { $0.identifier.map(known.contains) ?? false }
      guard isMention, let position = views.first?.position else {
        kept.append(one)
        continue
      }
      repairs.add(at: position, lost: views.count) {
        "\(Self.counted(views.count, "entry repeats a view", "entries repeat views")) of a tree in this file; left out"
      }
    }
    done = kept
  }

  /// Ends what a failure of Detox quotes where it begins to name both views.
  mutating func endQuotes(before beginning: Beginning) {
    guard !tree.views.isEmpty, DumpPair.names(beginning), !holdsPair else { return }
    endTree()
  }

  /// Leaves out what a failure of Detox quotes in its first sentence, before it names both views in lines of
  /// their own.
  mutating func dropQuoted() {
    guard done.contains(where: { !$0.isBarred && DumpPair.isNamed($0.beginnings) }) else { return }
    var kept: [Done] = []
    for one in done {
      let isQuoted =
        !one.isBarred && !DumpPair.isNamed(one.beginnings) && one.beginnings.allSatisfy { $0.indent == nil }
      guard isQuoted, let position = one.tree.views.first?.position else {
        kept.append(one)
        continue
      }
      repairs.add(at: position, lost: one.tree.views.count) {
        "\(Self.counted(one.tree.views.count, "entry is", "entries are")) quoted in a sentence; left out"
      }
    }
    done = kept
  }

  /// Determines the structure of a list of views without bars.
  ///
  /// A list that ends with the only window is the way up from a view, as a loop over `superview` prints it.
  /// An array, with its commas, holds the subviews of one view, from the back to the front. Several windows
  /// lie on one screen. Of any other list nobody knows how its views are nested.
  mutating func arrangeList(_ number: Int) {
    let tree = done[number].tree
    let count = tree.views.count
    guard count > 1, tree.roots.count == count, let position = tree.views[0].position else { return }
    if let indented = DumpIndents.tree(of: tree, done[number].beginnings) {
      repairs.add(at: position) {
        "\(count) entries have no bars; their nesting is read from the indentation"
      }
      done[number].tree = indented
      return
    }
    if let pair = DumpPair.tree(of: tree, done[number].beginnings) {
      repairs.add(at: position) {
        "Detox names the view that is hit where another was expected; both are taken to lie there, whatever their frames "
          + "are counted from"
      }
      done[number].tree = pair
      return
    }
    let windows = tree.views.indices.filter { isWindow(tree.views[$0]) }
    if windows == [count - 1] {
      repairs.add(at: position) {
        "\(count) entries without bars end with a window; they are read as the way up from a view to it"
      }
      done[number].tree = Self.chain(of: tree)
    } else if windows.count == count {
      return
    } else if done[number].commas >= count - 1 {
      repairs.add(at: position) {
        "\(count) entries of an array are read as the subviews of one view, from the back to the front"
      }
    } else {
      done[number].tree.isNestingKnown = false
      repairs.add(at: position) {
        "\(count) entries have neither bars nor indent, so it is not known which view is inside which; "
          + "\(NearFormat.howToDump)"
      }
    }
  }

  private func isWindow(_ view: ViewSnapshot) -> Bool {
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
