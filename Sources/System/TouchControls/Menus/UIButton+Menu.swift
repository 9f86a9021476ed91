// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIButton {
  final func setMenu(_ menu: UIMenu?) {
    storedMenu = menu
    if menu != nil { isContextMenuInteractionEnabled = true }
    showSelection()
  }

  final var menuConfiguration: UIContextMenuConfiguration? {
    guard let storedMenu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in storedMenu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Whether the button shows which element of its menu was chosen.
  private final var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && storedMenu != nil
  }

  /// Switches the selection, if a tap does that.
  final func changeSelection() {
    if changesSelectionAsPrimaryAction, !isPopUp, isEnabled { isSelected.toggle() }
  }

  /// Shows which element is on; without any, the first becomes it (documented).
  final func showSelection() {
    guard isPopUp, let actions = storedMenu?.actions else { return }
    let on = actions.first { $0.state == .on } ?? actions.first
    on?.state = .on
    if let on { setTitle(on.title, for: .normal) }
  }

  /// Makes the element that was chosen the only one that is on.
  final func choose(_ element: UIMenuElement) {
    guard isPopUp, let storedMenu else { return }
    for action in storedMenu.actions { action.state = action === element ? .on : .off }
    showSelection()
  }
}

extension UIMenu {
  /// The actions of the menu and of those in it.
  fileprivate final var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let menu as UIMenu: menu.actions
      case let action as UIAction: [action]
      default: []
      }
    }
  }
}
