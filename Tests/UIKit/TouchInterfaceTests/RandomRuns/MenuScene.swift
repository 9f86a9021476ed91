// SPDX-License-Identifier: Apache-2.0
import TouchInterface
import Touchstone

/// Context menus, menus of buttons and edit menus, opened and closed by fingers and by code.
final class MenuScene: NSObject, InterfaceScene {
  private let world: InterfaceWorld
  private let button = UIButton(type: .system)
  private let card = UIView()
  private var hasMenu = true

  init(_ world: InterfaceWorld) {
    self.world = world
    super.init()
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    card.addInteraction(UIEditMenuInteraction(delegate: self))
    world.add(card, CGRect(x: 40, y: 200, width: 240, height: 150))
    world.add(button, CGRect(x: 40, y: 100, width: 200, height: 60))
    button.setTitle("Menu", for: .normal)
    button.menu = menu(of: 3)
    button.showsMenuAsPrimaryAction = true
  }

  private func menu(of count: Int) -> UIMenu {
    var children: [UIMenuElement] = (0..<count).map { UIAction(title: "\($0)") { _ in } }
    children.append(UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }]))
    children.append(UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) })
    return UIMenu(title: "Menu", children: children)
  }

  private var contextMenu: UIContextMenuInteraction? {
    card.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  private var editMenu: UIEditMenuInteraction? {
    card.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first
  }

  var changes: [Change] {
    [
      ("close the context menu", { [self] _ in contextMenu?.dismissMenu() }),
      (
        "open the edit menu",
        { [self] in
          guard card.window != nil else { return }
          editMenu?.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: $0, y: $0)))
        }
      ),
      ("close the edit menu", { [self] _ in editMenu?.dismissMenu() }),
      ("another menu", { [self] in button.menu = $0 % 4 == 0 ? nil : menu(of: $0 % 20) }),
      ("as primary action", { [self] in button.showsMenuAsPrimaryAction = $0 % 2 == 0 }),
      ("no menu", { [self] in hasMenu = $0 % 3 != 0 }),
      ("disable", { [self] in button.isEnabled = $0 % 2 == 0 }),
      ("hide", { [self] in card.isHidden = $0 % 2 == 0 }),
      (
        "take the card out",
        { [self] in $0 % 2 == 0 ? card.removeFromSuperview() : world.root.view.addSubview(card) }
      ),
      (
        "replace the interaction",
        { [self] _ in
          if let contextMenu { card.removeInteraction(contextMenu) }
          card.addInteraction(UIContextMenuInteraction(delegate: self))
        }
      ),
      (
        "push above",
        { [self] in world.navigation.pushViewController(world.controller(), animated: $0 % 2 == 0) }
      ),
      ("pop", { [self] in world.navigation.popToRootViewController(animated: $0 % 2 == 0) }),
    ]
  }

  func finish() {
    for case let menu as UIContextMenuInteraction in card.interactions + button.interactions {
      menu.dismissMenu()
    }
    editMenu?.dismissMenu()
  }

  var fault: String? { nil }
}

extension MenuScene: UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.menu(of: 4)
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { world.began("context menu") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { world.ended("context menu") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { hasMenu ? menu(of: 2) : nil }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { world.began("edit menu") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { world.ended("edit menu") }
}
