// SPDX-License-Identifier: Apache-2.0
package import TouchSnapshot

/// What a page shows of a view in an outline or a drawing.
package struct ViewSketch: Sendable, Hashable {
  /// What the view looks like, as far as its class tells.
  package enum Look: Int, Sendable {
    case plain, window, button, control, label, image, list, cell, field, bar, element
  }

  /// The class without its module.
  package let className: String
  /// What a person would call the view by: its text, title, identifier or label; nil if there is none.
  package let word: String?
  /// What it looks like.
  package let look: Look
  /// Whether neither it nor what is in it gets touches in any place: hidden, transparent, or with user
  /// interaction disabled.
  package let isDead: Bool

  /// Sketches a view.
  package init(of place: ViewPlace, in trees: [ViewTree]) {
    let tree = trees[place.tree]
    let view = tree.views[place.view]
    className = ViewName.shortClass(view)
    word = ViewName.word(of: view, in: tree)
    look = tree.isAccessibility ? .element : Self.look(of: view)
    isDead =
      view.isHidden == .known(true) || view.isUserInteractionEnabled == .known(false)
      || view.alpha.value.map { $0 < 0.01 } == true
  }

  private static func look(of view: ViewSnapshot) -> Look {
    if ClassKnowledge.isWindow(view) { return .window }
    if ClassKnowledge.isCell(view) { return .cell }
    let base = ClassKnowledge.base(of: view)
    switch base {
    case "UIImageView": return .image
    case "UITextField", "UITextView", "UISearchBar", "UISearchTextField": return .field
    case "UINavigationBar", "UITabBar", "UIToolbar": return .bar
    default: break
    }
    if ClassKnowledge.isButton(view) { return .button }
    if ClassKnowledge.isControl(view) { return .control }
    if ClassKnowledge.isLabel(view) { return .label }
    return ClassKnowledge.scrolls(view) ? .list : .plain
  }
}
