// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The owner of a view: remedies never change the system's views.
enum ViewOwner: Hashable {
  /// The developer's: its properties and position can be changed.
  case developer
  /// A bar's, or something in one.
  case bar(ViewPlace)
  /// The keyboard's, or a window around it.
  case keyboard
  /// A container of controllers: a transition view, or what wraps the view of a controller.
  case container
  /// A part of a control that UIKit made.
  case part(of: ViewPlace)
  /// The view that a cell has for what is shown in it.
  case content(of: ViewPlace)
  /// Private otherwise.
  case system

  init(of place: ViewPlace, in trees: [ViewTree]) {
    let tree = trees[place.tree]
    let view = tree.views[place.view]
    if ClassKnowledge.isKeyboard(view) {
      self = .keyboard
    } else if let holder = Self.holder(of: place.view, in: tree) {
      self = holder.on(place.tree)
    } else if ClassKnowledge.isContainer(view) {
      self = .container
    } else {
      self = ClassKnowledge.isPrivate(view) ? .system : .developer
    }
  }

  /// Whether its properties are the developer's to set.
  var isDeveloper: Bool { self == .developer }

  /// Determines the owner from the nearest ancestors.
  private static func holder(of number: Int, in tree: ViewTree) -> Holder? {
    let view = tree.views[number]
    if let parent = view.parent, isContent(view, of: tree.views[parent]) { return .content(parent) }
    let isOwn =
      ClassKnowledge.isCustom(view) || (ClassKnowledge.isButton(view) && !ClassKnowledge.isPrivate(view))
    var here: Int? = number
    var inner: ViewSnapshot?
    while let next = here {
      let around = tree.views[next]
      defer { inner = around }
      if ClassKnowledge.roles(of: around).contains(.bar), next == number || !isOwn { return .bar(next) }
      // What the app gave the keyboard to show stays the app's.
      if let inner, ClassKnowledge.isInputHost(around), !ClassKnowledge.isPrivate(inner) { return nil }
      if ClassKnowledge.isKeyboard(around) { return .keyboard }
      // A map's annotation views are its app's, and so is what those show.
      if ClassKnowledge.base(of: around).hasSuffix("AnnotationView"), !ClassKnowledge.isPrivate(view) {
        return nil
      }
      if next != number, let parts = ControlParts(of: around), parts.areUIKits, !isAdded(view),
        parts.contains(view)
          || (parts.containsInPart(view)
            && tree.way(from: number, below: next).contains { parts.contains(tree.views[$0]) })
      {
        return .part(next)
      }
      here = around.parent
    }
    return nil
  }

  /// Whether a view in a control is one that its developer put there, such as an image with a tap in a text
  /// field.
  private static func isAdded(_ view: ViewSnapshot) -> Bool {
    view.hasRecognizers == .known(true) && ClassKnowledge.base(of: view) == "UIImageView"
  }

  /// Whether a view is the one that a cell puts what it shows into.
  private static func isContent(_ view: ViewSnapshot, of cell: ViewSnapshot) -> Bool {
    guard ClassKnowledge.isCell(cell) || ClassKnowledge.base(of: cell) == "UITableViewHeaderFooterView" else {
      return false
    }
    // In a storyboard the element of the content view stands for its class, and the base of that is UIView.
    if ClassKnowledge.base(of: view).hasSuffix("ContentView") || view.className.hasSuffix("ContentView") {
      return !ClassKnowledge.isCustom(view)
    }
    // A collection's cells have a plain view as large as the cell, behind all others.
    return view.className == "UIView" && view.frame.value?.origin == .zero
      && view.frame.value?.size == (cell.bounds.value?.size ?? cell.frame.value?.size)
  }

  private enum Holder {
    case bar(Int)
    case keyboard
    case part(Int)
    case content(Int)

    func on(_ tree: Int) -> ViewOwner {
      switch self {
      case .bar(let view): .bar(ViewPlace(tree: tree, view: view))
      case .keyboard: .keyboard
      case .part(let view): .part(of: ViewPlace(tree: tree, view: view))
      case .content(let view): .content(of: ViewPlace(tree: tree, view: view))
      }
    }
  }
}
