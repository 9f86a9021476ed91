// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What a person writes to mean one view: an address, an index path, an accessibility identifier, a text or title,
/// an accessibility label, or a class with or without its module.
///
/// The kinds are tried in this order, and the first under which there is any view decides. The title of a button means
/// the button, though a dump shows it at the label in it. An index path such as
/// `0/2/1` counts from the back, from zero, as the lines of a dump stand.
public struct ViewSelector: Sendable, Hashable, CustomStringConvertible {
  /// The text, as it was written.
  public let text: String

  /// Takes a text.
  public init(_ text: String) {
    self.text = text
  }

  /// The text.
  public var description: String { text }

  /// The views that are meant: none, the one, or all that the text fits.
  func matches(in trees: [ViewTree]) -> [ViewPlace] {
    if let place = atPath(in: trees) { return [place] }
    let address = text.lowercased()
    let kinds: [(ViewSnapshot) -> Bool] = [
      { $0.identifier == text || $0.identifier?.lowercased() == address },
      { $0.accessibilityIdentifier == text },
      { $0.text == text },
      { $0.accessibilityLabel == text },
      { $0.className == text || ClassName($0.className).name == text },
    ]
    for kind in kinds {
      let found = all(in: trees, where: kind)
      if !found.isEmpty { return found.map { button(titledBy: $0, in: trees) } }
    }
    return []
  }

  /// The button that a label with this text is the title of; the view itself if it is none.
  private func button(titledBy place: ViewPlace, in trees: [ViewTree]) -> ViewPlace {
    let views = trees[place.tree].views
    let view = views[place.view]
    guard view.text == text, ClassKnowledge.isLabel(view), let parent = view.parent,
      ClassKnowledge.isButton(views[parent])
    else { return place }
    return ViewPlace(tree: place.tree, view: parent)
  }

  private func all(in trees: [ViewTree], where fits: (ViewSnapshot) -> Bool) -> [ViewPlace] {
    var found: [ViewPlace] = []
    for (number, tree) in trees.enumerated() {
      for place in tree.views.indices where fits(tree.views[place]) {
        found.append(ViewPlace(tree: number, view: place))
      }
    }
    return found
  }

  /// The view at an index path, of which the first number counts the roots of all trees.
  private func atPath(in trees: [ViewTree]) -> ViewPlace? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    var root = numbers[0]
    for (number, tree) in trees.enumerated() {
      guard root >= tree.roots.count else {
        var here = tree.roots[root]
        for step in numbers.dropFirst() {
          guard step < tree.views[here].children.count else { return nil }
          here = tree.views[here].children[step]
        }
        return ViewPlace(tree: number, view: here)
      }
      root -= tree.roots.count
    }
    return nil
  }
}
