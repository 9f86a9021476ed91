// SPDX-License-Identifier: Apache-2.0

extension DumpTreeBuilder {
  /// Takes the tree that was being made as it is, once it is known what a list without bars stands for.
  mutating func endTree() {
    defer { forgetTree() }
    guard !tree.views.isEmpty else { return }
    if !hasBars, tree.roots.count > 1 { arrangeList() }
    trees.append(tree)
  }

  /// Decides what a list of views without a tree is.
  ///
  /// A list that ends with the only window is the way up from a view, as a loop over `superview` prints it. An array,
  /// with its commas, holds the subviews of one view, from the back to the front. Several windows
  /// lie on one screen. Of any other list nobody knows how its views are nested.
  private mutating func arrangeList() {
    let windows = tree.views.indices.filter { isWindow(tree.views[$0]) }
    let count = tree.views.count
    if windows == [count - 1] {
      repairs.add(at: treeStart) {
        "\(count) entries without bars end with a window; they are read as the way up from a view to it"
      }
      turnChain()
    } else if windows.count == count {
      return
    } else if commas >= count - 1 {
      repairs.add(at: treeStart) {
        "\(count) entries of an array are read as the subviews of one view, from the back to the front"
      }
    } else {
      tree.isNestingKnown = false
      repairs.add(at: treeStart) {
        "\(count) entries have neither bars nor indent, so it is not known which view is inside which; "
          + "\(NearFormat.howToDump)"
      }
    }
  }

  private func isWindow(_ view: ViewSnapshot) -> Bool {
    view.className.hasSuffix("Window") || view.baseClass?.hasSuffix("Window") == true
  }

  /// Turns a list from a view up to its window into a tree.
  private mutating func turnChain() {
    let views = tree.views
    tree.views = []
    tree.roots = []
    var last: Int?
    for view in views.reversed() { last = tree.add(view, to: last) }
  }

  /// Hands the recognizers to their views, which are found by address.
  ///
  /// Of several dumps of one screen, the last one before the recognizer has the view that was meant.
  mutating func attachRecognizers() {
    guard !recognizers.isEmpty else { return }
    var places: [String: (tree: Int, place: Int)] = [:]
    for (number, tree) in trees.enumerated() {
      for (place, view) in tree.views.enumerated() {
        if let address = view.identifier { places[address] = (number, place) }
      }
    }
    for (offset, found) in recognizers {
      guard let address = found.view, let (tree, place) = places[address] else {
        repairs.add(at: offset) {
          found.view.map {
            "the recognizer's view \($0) is in no dump of this file; the recognizer is left out"
          }
            ?? "the recognizer has no view; it is left out"
        }
        continue
      }
      trees[tree].views[place].hasRecognizers = .known(true)
      trees[tree].views[place].add(found.recognizer)
    }
  }
}

extension ViewSnapshot {
  /// Adds a recognizer to those that are known, in place.
  fileprivate mutating func add(_ recognizer: RecognizerSnapshot) {
    var all = recognizers.value ?? []
    recognizers = .unknown
    all.append(recognizer)
    recognizers = .known(all)
  }
}
