// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchControls
package import TouchCore

/// A menu that is open in a window, whose overlay keeps it.
package final class MenuPresentation: OpenMenu, MenuPresenter {
  private weak var source: UIView?
  private weak var overlay: MenuOverlay?
  private let name: StableName
  private var menu: UIMenu
  private weak var marked: MenuItemView?
  private var isOpen = true
  /// The timer of the submenu under the finger.
  private var resting: EventTimer?
  /// Called with each element that is chosen, before its action is performed.
  package var chosen: (UIMenuElement) -> Void = { _ in }
  /// Called once the menu has closed.
  package var closed: () -> Void = {}

  /// Opens a menu beside a rectangle of a view; nil if the view is in no window or the menu has no item.
  ///
  /// Fingers outside the menu close it, or reach what is below if `letsTouchesThrough`.
  package init?(
    _ menu: UIMenu, from source: UIView, beside rect: CGRect, letsTouchesThrough: Bool = false
  ) {
    guard let window = source.window, let application = window.application else { return nil }
    self.menu = menu
    self.source = source
    name = application.names.name(of: source)
    for case let other as MenuOverlay in window.subviews { other.presentation?.close(.replaced) }
    let overlay = MenuOverlay(frame: window.bounds)
    self.overlay = overlay
    window.addSubview(overlay)
    let count = show(menu)
    guard count > 0 else {
      overlay.removeFromSuperview()
      return nil
    }
    overlay.presentation = self
    overlay.letsTouchesThrough = letsTouchesThrough
    place(overlay.panel, beside: source.convert(rect, to: window), in: window.bounds, application.tuning)
    application.report(.interaction(.opened(name, menu: menu.title, items: count)))
  }

  package static func open(_ menu: UIMenu, from source: UIView, beside rect: CGRect) -> (any OpenMenu)? {
    MenuPresentation(menu, from: source, beside: rect)
  }

  private func report(_ fact: @autoclosure () -> InteractionFact) {
    overlay?.window?.application?.report(.interaction(fact()))
  }

  private func show(_ menu: UIMenu) -> Int {
    self.menu = menu
    let rows = menu.rows { [weak self] in
      guard let self, self.isOpen else { return }
      _ = self.show(self.menu)
    }
    guard let overlay, let tuning = overlay.window?.application?.tuning else { return 0 }
    overlay.panel.semanticContentAttribute = source?.semanticContentAttribute ?? .unspecified
    overlay.panel.show(
      rows, title: menu.title, width: min(tuning.menuWidth, overlay.bounds.width - 2 * tuning.menuMargin),
      tuning)
    marked = nil
    stopWaiting()
    return rows.count
  }

  /// Puts the menu below the source if there is room, else above it, else as far down as it fits.
  private func place(_ panel: UIView, beside rect: CGRect, in bounds: CGRect, _ tuning: TouchTuning) {
    let margin = tuning.menuMargin
    let (size, room) = (panel.bounds.size, bounds.insetBy(dx: margin, dy: margin))
    let x = min(max(rect.minX, room.minX), max(room.minX, room.maxX - size.width))
    var y = rect.maxY + margin
    if y + size.height > room.maxY {
      let above = rect.minY - margin - size.height
      y = above >= room.minY ? above : max(room.minY, room.maxY - size.height)
    }
    panel.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  // MARK: Fingers

  /// Marks the item at a point of the window.
  package func mark(at point: CGPoint) {
    guard let overlay else { return }
    let inPanel = overlay.panel.convert(point, from: overlay)
    move(mark: overlay.panel.items.first { $0.frame.contains(inPanel) && $0.row.isEnabled })
  }

  /// Marks no item.
  package func unmark() { move(mark: nil) }

  private func move(mark item: MenuItemView?) {
    guard item !== marked else { return }
    marked?.isMarked = false
    marked = item
    item?.isMarked = true
    report(.marked(name, item: item?.row.element.title))
    waitOnSubmenu(item)
  }

  /// Opens the submenu under a finger that rests on it.
  private func waitOnSubmenu(_ item: MenuItemView?) {
    stopWaiting()
    guard item?.row.element is UIMenu, let application = overlay?.window?.application else { return }
    let delay = application.tuning.submenuDelay
    guard delay > 0 else { return }
    resting = application.timers.schedule(at: application.clock.now + delay, "submenu") { [weak self] in
      self?.resting = nil
      self?.chooseMarked()
    }
  }

  private func stopWaiting() {
    resting?.cancel()
    resting = nil
  }

  /// Chooses the marked item, if there is one.
  package func chooseMarked() {
    guard let marked, isOpen else { return }
    choose(marked.row)
  }

  private func choose(_ row: MenuRow) {
    let element = row.element
    report(.chosen(name, item: element.title))
    if let submenu = element as? UIMenu {
      return replace(with: submenu)
    }
    row.select()
    chosen(element)
    if row.keepsMenu { unmark() } else { close(.chosen) }
    perform(element, from: source)
  }

  /// Performs the action of an element, a moment after the lift if the tuning says so.
  private func perform(_ element: UIMenuElement, from source: UIView?) {
    if let application = source?.window?.application, application.tuning.menuActionDelay > 0 {
      _ = application.timers.schedule(
        at: application.clock.now + application.tuning.menuActionDelay, "menu action"
      ) { [weak source] in Self.perform(element, source) }
    } else {
      Self.perform(element, source)
    }
  }

  private static func perform(_ element: UIMenuElement, _ source: UIView?) {
    switch element {
    case let action as UIAction: action.performWithSender(source, target: nil)
    case let command as UICommand:
      guard let source, let application = source.window?.application else { return }
      let target = source.target(forAction: command.action, withSender: command)
      application.sendAction(command.action, to: target, from: command, for: nil)
    default: break
    }
  }

  /// Moves the menu beside a rectangle of the view it belongs to.
  package func move(beside rect: CGRect) {
    guard let overlay, let source, let window = overlay.window, let application = window.application else {
      return
    }
    place(overlay.panel, beside: source.convert(rect, to: window), in: window.bounds, application.tuning)
  }

  /// The rectangle of the menu in its window.
  package var frame: CGRect {
    guard let overlay else { return .zero }
    return overlay.convert(overlay.panel.frame, to: nil)
  }

  /// Whether a point of the window is in the menu.
  package func contains(_ point: CGPoint) -> Bool { frame.contains(point) }

  // MARK: Closing

  /// Closes the menu.
  package func close(_ reason: InteractionFact.Close) {
    guard isOpen else { return }
    isOpen = false
    stopWaiting()
    report(.closed(name, because: reason))
    // The overlay keeps this object.
    withExtendedLifetime(self) {
      overlay?.removeFromSuperview()
      closed()
    }
  }

  /// Replaces the items of the open menu.
  package func update(_ change: (UIMenu) -> UIMenu) {
    replace(with: change(menu))
  }

  private func replace(with menu: UIMenu) {
    guard let panel = overlay?.panel else { return }
    let origin = panel.frame.origin
    _ = show(menu)
    panel.frame.origin = origin
  }
}
