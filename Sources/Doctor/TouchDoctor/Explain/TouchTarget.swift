// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The view that takes the touches of the view that a question names.
///
/// People name a button by the words on it, and a dump shows those at a label somewhere in the button. A
/// label takes no touches, and one that did would take them from its button: whoever names the label means
/// the button.
enum TouchTarget {
  /// The nearest view around that takes touches for this one; the view itself if it takes its own, or if
  /// there is none.
  ///
  /// - Parameters:
  ///   - place: The view that was named.
  ///   - byWord: Whether it was named by what is read on it: then it may also stand for a cell, or for a view
  ///     with recognizers. By an address a view in a cell is meant itself.
  ///   - others: All views that the same word fits.
  ///   - trees: Where it is.
  /// - Returns: The view whose touches are meant.
  static func of(
    _ place: ViewPlace, byWord: Bool = false, beside others: [ViewPlace] = [], in trees: [ViewTree]
  ) -> ViewPlace {
    let tree = trees[place.tree]
    if tree.isAccessibility { return element(place, beside: others, in: tree) }
    guard onlyShows(tree.views[place.view], in: tree, place.view) else { return place }
    var next = tree.views[place.view].parent
    for _ in 0..<farthest {
      guard let number = next else { break }
      let view = tree.views[number]
      next = view.parent
      if ClassKnowledge.isPrivate(view), view.isUserInteractionEnabled == .known(false) { continue }
      if ClassKnowledge.isAlertAction(view) || ClassKnowledge.base(of: view) == "UISegment" {
        return ViewPlace(tree: place.tree, view: number)
      }
      // What a cell puts its content into has recognizers of the system's, and leaves the touch to the cell.
      if case .content = ViewOwner(of: ViewPlace(tree: place.tree, view: number), in: trees) { continue }
      switch TargetKind(of: number, in: tree, standing: Standing()) {
      case .control, .systemControl: return ViewPlace(tree: place.tree, view: number)
      case .cell: return byWord ? ViewPlace(tree: place.tree, view: number) : place
      case .gesture:
        // A recognizer of the whole screen is there for other things, such as putting the keyboard away.
        let screen = tree.ancestors(of: number).last.flatMap { tree.views[$0].frame.value?.size }
        guard byWord, view.frame.value?.size != screen else { return place }
        return ViewPlace(tree: place.tree, view: number)
      // A placeholder that was put into a text view.
      case .text: return ViewPlace(tree: place.tree, view: number)
      case nil:
        if byWord, ClassKnowledge.base(of: view) == "UIStackView", view.hasRecognizers == .known(true) {
          return ViewPlace(tree: place.tree, view: number)
        }
        if byWord, followsFingers(view, in: tree, number) { return ViewPlace(tree: place.tree, view: number) }
        if ClassKnowledge.moves(view) { return place }
      }
    }
    return place
  }

  /// The element that somebody means by a word that an element and one in it have, such as a button and its
  /// title: the one that is there to be tapped.
  private static func element(_ place: ViewPlace, beside others: [ViewPlace], in tree: ViewTree) -> ViewPlace
  {
    guard others.count > 1, !isTapped(tree.views[place.view]) else { return place }
    let rivals = others.filter { $0.tree == place.tree && $0 != place && isTapped(tree.views[$0.view]) }
    guard !rivals.isEmpty else { return place }
    let around = tree.ancestors(of: place.view)
    if let outer = around.first(where: { number in rivals.contains { $0.view == number } }) {
      return ViewPlace(tree: place.tree, view: outer)
    }
    // React Native gives a view the words of what is in it.
    return rivals.first { tree.ancestors(of: $0.view).contains(place.view) } ?? place
  }

  /// Whether an element is of a kind that is there to be tapped.
  private static func isTapped(_ view: ViewSnapshot) -> Bool {
    var kind = view.className.prefix { $0.isLetter }
    for prefix in ["XCUIElementType", "AX"] where kind.hasPrefix(prefix) {
      kind = kind.dropFirst(prefix.count)
    }
    return ClassKnowledge.isControl(view) || ClassKnowledge.base(of: view) == "UITextView"
      || tapped.contains(String(kind))
  }

  private static let tapped: Set<String> = [
    "Cell", "Link", "MenuItem", "Key", "Tab", "PickerWheel", "RadioButton", "PopUpButton", "MenuButton",
    "DisclosureTriangle", "ComboBox",
  ]

  /// Whether a view of the app's that is not the whole screen is dragged or swiped: a handle, say, reacts
  /// though no tap is waited for.
  private static func followsFingers(_ view: ViewSnapshot, in tree: ViewTree, _ number: Int) -> Bool {
    guard !ClassKnowledge.isPrivate(view), !ClassKnowledge.scrolls(view),
      view.recognizers.value?.contains(where: { $0.isEnabled != .known(false) }) == true
    else { return false }
    let screen = tree.ancestors(of: number).last.flatMap { tree.views[$0].frame.value?.size }
    return view.frame.value?.size != screen
  }

  /// How many views up a label's control is looked for, at most.
  private static let farthest = 32

  /// Whether the view is there to be seen: a label, or an image or another view that touches pass by.
  private static func onlyShows(_ view: ViewSnapshot, in tree: ViewTree, _ number: Int) -> Bool {
    // UIKit puts buttons into its bar buttons that only show the title.
    if ClassKnowledge.isPrivate(view), view.isUserInteractionEnabled == .known(false) { return true }
    guard TargetKind(of: number, in: tree, standing: Standing()) == nil else { return false }
    return ClassKnowledge.isLabel(view) || ClassKnowledge.isUntouchedByDefault(view)
      || view.isUserInteractionEnabled == .known(false)
  }
}
