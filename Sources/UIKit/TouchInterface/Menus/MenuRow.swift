// SPDX-License-Identifier: Apache-2.0
import TouchControls
import TouchCore

/// One line of an open menu.
struct MenuRow {
  let element: UIMenuElement
  /// The menu that the element is in.
  let group: UIMenu
  /// Whether the row is the first of a group, and comes after a gap.
  var startsGroup = false

  /// Whether choosing the element opens a menu.
  var opensMenu: Bool { element is UIMenu }

  /// Whether the element is on, off or mixed.
  var state: UIMenuElement.State {
    switch element {
    case let action as UIAction: action.state
    case let command as UICommand: command.state
    default: .off
    }
  }

  /// Whether the row belongs to those of which some can be on, so that all leave room for a check mark.
  var canBeOn: Bool { state != .off || (group.options.contains(.singleSelection) && !opensMenu) }

  /// Whether the element can be chosen.
  var isEnabled: Bool {
    switch element {
    case let action as UIAction: !action.attributes.contains(.disabled)
    case let command as UICommand: !command.attributes.contains(.disabled)
    case is UIMenu: true
    default: false
    }
  }

  /// Whether choosing the element deletes something.
  var isDestructive: Bool {
    switch element {
    case let action as UIAction: action.attributes.contains(.destructive)
    case let command as UICommand: command.attributes.contains(.destructive)
    default: false
    }
  }

  /// Whether the menu stays open when the element is chosen.
  var keepsMenu: Bool {
    switch element {
    case let action as UIAction: action.attributes.contains(.keepsMenuPresented)
    case let command as UICommand: command.attributes.contains(.keepsMenuPresented)
    case is UIMenu: true
    default: false
    }
  }

  /// Switches the element on and the others of its group off, if only one of them can be on.
  func select() {
    guard group.options.contains(.singleSelection) else { return }
    for other in group.children {
      if let action = other as? UIAction { action.state = action === element ? .on : .off }
      if let command = other as? UICommand { command.state = command === element ? .on : .off }
    }
  }
}

extension UIMenu {
  /// The lines of the menu, with those of the menus that are shown among them.
  ///
  /// `later` is called when a deferred element has its elements after all. Elements that ask each time may
  /// provide each other; `path` has those that are being asked.
  final func rows(_ later: @escaping () -> Void, path: [UIDeferredMenuElement] = []) -> [MenuRow] {
    var rows: [MenuRow] = []
    var endsGroup = false
    for child in children {
      let (first, startsGroup) = (rows.count, endsGroup)
      endsGroup = false
      add(child, to: &rows, endsGroup: &endsGroup, path, later)
      if startsGroup {
        if rows.indices.contains(first) { rows[first].startsGroup = true } else { endsGroup = true }
      }
    }
    return rows
  }

  private func add(
    _ child: UIMenuElement, to rows: inout [MenuRow], endsGroup: inout Bool, _ path: [UIDeferredMenuElement],
    _ later: @escaping () -> Void
  ) {
    switch child {
    case let menu as UIMenu:
      let inner = menu.rows(later, path: path)
      if menu.options.contains(.displayInline) {
        guard !inner.isEmpty else { return }
        let first = rows.count
        rows += inner
        rows[first].startsGroup = first > 0
        endsGroup = true
        return
      } else if !inner.isEmpty {
        rows.append(MenuRow(element: menu, group: self))
      }
    case let action as UIAction where action.attributes.contains(.hidden): break
    case let command as UICommand where command.attributes.contains(.hidden): break
    case let deferred as UIDeferredMenuElement:
      guard path.count < UIDeferredMenuElement.mostNested, !path.contains(where: { $0 === deferred }) else {
        return Misuse.report(
          "UIDeferredMenuElement: elements provide each other without an end; the last one is left out.")
      }
      var isNow = true
      var elements: [UIMenuElement] = []
      deferred.load { loaded in
        if isNow { elements = loaded } else { later() }
      }
      isNow = false
      for element in elements {
        add(element, to: &rows, endsGroup: &endsGroup, path + [deferred], later)
      }
    default: rows.append(MenuRow(element: child, group: self))
    }
  }
}
