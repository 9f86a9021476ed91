// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Decides what the context menu of a view shows, and follows it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The configuration of the menu at a point of the view; nil for no menu, and then the press does nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing unless implemented.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing unless implemented.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Opens a menu when a finger rests on its view.
///
/// A recognizer of a long press is added to the view, which competes with the others: a tap that ends before
/// makes no menu, and a pan that begins before keeps it from opening. When the menu opens, the view's touch
/// is cancelled. The finger can then slide onto an item and lift there; lifted elsewhere, the menu stays open
/// for a tap.
///
/// The delegate is asked when the finger has rested. If it has no menu, the press fails and the view keeps
/// its touch.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Decides what the menu shows.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view with the menu.
  open private(set) weak var view: UIView?

  private final let press = MenuPress()
  private final weak var presentation: (any OpenMenu)?
  private final var configuration: UIContextMenuConfiguration?
  private final var place = CGPoint.zero
  private final var start = CGPoint.zero
  private final var slides = false

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.interaction = self
    press.delegate = press
    press.addTarget(self, action: UIContextMenuInteraction.pressed)
  }

  deinit {}

  /// How the menu looks; rich if the configuration has a preview.
  open var menuAppearance: UIContextMenuInteraction.Appearance {
    presentation == nil ? .unknown : preview == nil ? .compact : .rich
  }

  /// Where the finger came down, in the coordinates of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Replaces the elements of the open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    presentation?.update(block)
  }

  /// Closes the menu.
  open func dismissMenu() {
    presentation?.close(.code)
  }

  /// Keeps the view.
  open func willMove(to view: UIView?) {
    guard let old = self.view, view !== old else { return }
    presentation?.close(.code)
    old.removeGestureRecognizer(press)
  }

  /// Adds the recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// How a menu looks.
  public nonisolated enum Appearance: Int, Sendable, Hashable {
    /// It is not open.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without.
    case compact = 2
  }

  // MARK: Opening

  private final var preview: UIViewController?

  /// Whether a menu can open at a point of the view; asks the delegate.
  fileprivate final func prepare(at point: CGPoint) -> Bool {
    guard let view else { return false }
    if let control = view as? UIControl, !control.isEnabled { return refuse(.disabled) }
    place = point
    configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    return configuration == nil ? refuse(.noConfiguration) : true
  }

  private final func refuse(_ reason: InteractionFact.Refusal) -> Bool {
    guard let view, let application = view.window?.application else { return false }
    application.report(.interaction(.refused(application.names.name(of: view), because: reason)))
    return false
  }

  /// Opens the menu that was prepared; false if it has no item.
  private final func open() -> Bool {
    guard let view, let configuration, let menu = configuration.menu() else { return refuse(.emptyMenu) }
    preview = configuration.preview()
    (view as? UIControl)?.sendActions(for: .menuActionTriggered)
    let animator = MenuAnimator(preview: preview)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    guard
      let presentation = menu.presenter.open(
        menu, from: view, beside: (view as? UIControl)?.menuSource(for: configuration) ?? view.bounds)
    else {
      return refuse(.emptyMenu)
    }
    self.presentation = presentation
    presentation.chosen = { [weak view] element in (view as? UIControl)?.choseFromMenu(element, of: menu) }
    presentation.closed = { [weak self] in self?.end(configuration) }
    animator.finish()
    return true
  }

  private final func end(_ configuration: UIContextMenuConfiguration) {
    let animator = MenuAnimator(preview: preview)
    preview = nil
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.finish()
  }

  /// Asks the delegate and opens the menu; whether it is open.
  final func openMenu(at point: CGPoint) -> Bool {
    guard prepare(at: point), open() else { return false }
    start = view?.convert(point, to: nil) ?? point
    slides = false
    return true
  }

  /// Whether the menu is opened by this recognizer.
  package final func opens(with recognizer: UIGestureRecognizer) -> Bool { recognizer === press }

  /// Whether the menu is open.
  final var isOpen: Bool { presentation != nil }

  // MARK: The finger that opened the menu

  private final func pressed(_ press: MenuPress) {
    let point = press.location(in: nil)
    switch press.state {
    case .began:
      start = point
      slides = false
      _ = open()
    case .changed: slide(to: point)
    case .ended: lift()
    case .cancelled: stopSliding()
    default: break
    }
  }

  /// Marks the item under the finger once the finger has clearly moved.
  final func slide(to point: CGPoint) {
    let tuning = view?.window?.application?.tuning ?? .uikit
    if !slides { slides = hypot(point.x - start.x, point.y - start.y) > tuning.longPressMovement }
    if slides { presentation?.mark(at: point) }
  }

  /// Marks no item, because the finger was cancelled.
  final func stopSliding() {
    presentation?.unmark()
  }

  /// Chooses the marked item.
  final func lift() {
    presentation?.chooseMarked()
  }
}

/// The long press that opens a context menu.
private final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIContextMenuInteraction?

  init() {
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A control whose menu is its primary action opens it itself, when it gets the touch.
    if (view as? UIControl)?.showsMenuAsPrimaryAction == true {
      noteFailure("the control opens its menu itself")
      state = .failed
      return
    }
    minimumPressDuration = view?.window?.application?.tuning.contextMenuDelay ?? minimumPressDuration
    super.touchesBegan(touches, with: event)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.prepare(at: location(in: view)) ?? false
  }
}
