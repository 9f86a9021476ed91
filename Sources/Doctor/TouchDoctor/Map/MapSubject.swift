// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What a view on the map is.
struct MapSubject: Sendable, Hashable {
  let view: ViewPlace
  /// What it is in a word or two, such as `button`.
  let word: String
  /// The control or cell that it belongs to; nil if it stands for itself.
  let owner: ViewPlace?
  /// Whether touches are aimed at it.
  let isTarget: Bool

  /// Describes a view.
  init(_ view: ViewPlace, in trees: [ViewTree]) {
    self.view = view
    let tree = trees[view.tree]
    let snapshot = tree.views[view.view]
    guard !tree.isAccessibility else {
      (word, owner, isTarget) = ("element", nil, false)
      return
    }
    let kind = TargetKind(of: view.view, in: tree, standing: Standing())
    switch ViewOwner(of: view, in: trees) {
    case .part(let control): (word, owner, isTarget) = ("part", control, false)
    case .content(let cell): (word, owner, isTarget) = ("content", cell, false)
    case .keyboard: (word, owner, isTarget) = ("keyboard", nil, false)
    case .container: (word, owner, isTarget) = ("container", nil, false)
    case .bar, .system, .developer:
      (word, owner, isTarget) = (Self.word(for: kind, snapshot, view, trees), nil, kind != nil)
    }
  }

  private static func word(
    for kind: TargetKind?, _ view: ViewSnapshot, _ place: ViewPlace, _ trees: [ViewTree]
  ) -> String {
    switch kind {
    case .control, .systemControl: return ClassKnowledge.isButton(view) ? "button" : "control"
    case .cell: return "cell"
    case .text: return "text"
    case .gesture: return "view with recognizers"
    case nil: break
    }
    switch ViewSketch(of: place, in: trees).look {
    case .window: return "window"
    case .list: return "scroll view"
    case .image: return "image view"
    case .label: return "label"
    case .field: return "field"
    case .bar: return "bar"
    case .button: return "button"
    case .control: return "control"
    case .cell: return "cell"
    case .plain, .element: return "view"
    }
  }
}
