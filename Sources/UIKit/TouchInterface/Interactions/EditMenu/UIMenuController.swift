// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchControls
public import TouchCore

/// The menu of editing commands of an application, as it was before ``UIEditMenuInteraction``.
///
/// The menu lists the standard commands and then ``menuItems``, each only if the first responder, or a
/// responder after it, performs it. Without a first responder nobody does, and the menu does not open. The
/// action is sent from the first responder up, with the menu controller as its sender.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The menu controller of the application.
  open class var shared: UIMenuController {
    UIApplication.shared.companion(UIMenuController.self) { UIMenuController() }
  }

  private final weak var presentation: MenuPresentation?
  private final weak var target: UIView?
  private final var targetRect = CGRect.zero
  private final let watch = OutsideWatch()

  private override init() {
    super.init()
    watch.touched = { [weak self] in self?.touched(at: $0) }
  }

  deinit {}

  /// The commands after the standard ones.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow of the menu points, for code that shows it.
  ///
  /// A kept value: it changes nothing here.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is open.
  open var isMenuVisible: Bool {
    get { presentation != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The rectangle of the open menu in its window.
  open var menuFrame: CGRect { presentation?.frame ?? .zero }

  /// Opens the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    open()
  }

  /// Closes the menu.
  open func hideMenu() { presentation?.close(.code) }

  /// Closes the menu that was opened from a view.
  open func hideMenu(from targetView: UIView) {
    if target === targetView { hideMenu() }
  }

  /// Says beside which rectangle of which view the menu opens next.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    self.targetRect = targetRect
  }

  /// Opens or closes the menu, at once.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { open() } else { hideMenu() }
  }

  /// Asks responders again which commands they perform; call it after the commands of the open menu changed.
  open func update() {
    guard let presentation, let first = target?.window?.firstResponder else { return }
    let elements = elements(from: first)
    if elements.isEmpty {
      presentation.close(.code)
    } else {
      presentation.update { _ in UIMenu(children: elements) }
    }
  }

  private final func open() {
    hideMenu()
    guard let target, let window = target.window, let application = window.application else {
      return Misuse.report(
        "The menu of UIMenuController needs a view in a window: give it one with showMenu(from:rect:).")
    }
    guard let first = window.firstResponder, case let elements = elements(from: first), !elements.isEmpty
    else {
      application.report(.interaction(.refused(application.names.name(of: target), because: .emptyMenu)))
      return
    }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    let menu = UIMenu(children: elements)
    guard let opened = MenuPresentation(menu, from: target, beside: targetRect, letsTouchesThrough: true)
    else {
      return
    }
    presentation = opened
    opened.closed = { [weak self] in self?.closed() }
    window.addGestureRecognizer(watch)
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    NotificationCenter.default.post(name: Self.menuFrameDidChangeNotification, object: self)
  }

  private final func elements(from first: UIResponder) -> [UIMenuElement] {
    let standard = StandardCommands.performed(from: first, sender: self)
    let own = (menuItems ?? []).filter { first.target(forAction: $0.action, withSender: self) != nil }
    return (standard + own.map { ($0.title, $0.action) }).map { title, action in
      UIAction(title: title) { [weak self] _ in self?.perform(action) }
    }
  }

  /// Sends an action from the responder that is first by now.
  private final func perform(_ action: Selector) {
    guard let window = target?.window,
      let receiver = window.firstResponder?.target(forAction: action, withSender: self)
    else { return }
    window.application?.sendAction(action, to: receiver, from: self, for: nil)
  }

  private final func touched(at point: CGPoint) {
    guard let presentation, !presentation.contains(point) else { return }
    presentation.close(.outside)
  }

  private final func closed() {
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    watch.view?.removeGestureRecognizer(watch)
    presentation = nil
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }

  /// Where the arrow of a menu points.
  public nonisolated enum ArrowDirection: Int, Sendable, Hashable {
    /// Up or down, where there is room.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// Posted before the menu opens.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu opened.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu closes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu closed.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted after the rectangle of the menu changed.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
