// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What elements of accessibility are called that have no name: by the first telling element in them.
enum ElementName {
  /// `Other (390 × 844), which shows StaticText 'Swipe to see more'`.
  static func described(_ place: ViewPlace, in trees: [ViewTree]) -> String {
    let tree = trees[place.tree]
    let view = tree.views[place.view]
    let name = ViewName.words(place, in: trees)
    if ViewName.word(of: view, in: tree) != nil { return name }
    let size = view.frame.value.map {
      " (\(PlainNumber.text($0.width)) × \(PlainNumber.text($0.height)))"
    }
    let kind = ViewName.shortClass(view)
    let all = tree.subtree(of: place.view).dropFirst().prefix(most)
    let found =
      all.first { number in telling.contains { tree.views[number].className.hasSuffix($0) } }
      ?? all.first { ViewName.word(of: tree.views[$0], in: tree) != nil }
    guard let found else { return "\(kind)\(size ?? "") without a name" }
    return
      "\(kind)\(size ?? ""), which shows \(ViewName.shown(ViewPlace(tree: place.tree, view: found), in: trees)),"
  }

  /// The kinds that say what is shown, whatever they are called.
  private static let telling = ["Keyboard", "Alert", "Sheet", "ActivityIndicator", "Picker", "Menu"]

  /// How many elements are looked at.
  private static let most = 200
}

extension ViewName {
  /// An element by its kind and its word, or by its kind alone.
  fileprivate static func shown(_ place: ViewPlace, in trees: [ViewTree]) -> String {
    let tree = trees[place.tree]
    let view = tree.views[place.view]
    return word(of: view, in: tree).map { "\(shortClass(view)) '\($0)'" } ?? "a \(shortClass(view))"
  }
}

extension ViewTree {
  /// A view and all in it, from the back to the front, each before what is in it.
  fileprivate func subtree(of view: Int) -> [Int] {
    var found: [Int] = []
    var waiting = [view]
    while let next = waiting.popLast(), found.count < 1_000 {
      found.append(next)
      waiting += views[next].children.reversed()
    }
    return found
  }
}
