// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchControls
public import TouchCore

/// Shows a menu of editing commands beside a point of its view, when code asks for it.
///
/// The interaction adds no gesture: code presents the menu from one of its own, often a long press. A finger
/// that comes down outside the menu closes it and reaches what is below, too.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Decides what the menu contains.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the menu belongs to.
  open private(set) weak var view: UIView?

  private final weak var presentation: MenuPresentation?
  private final var configuration: UIEditMenuConfiguration?
  private final let watch = OutsideWatch()

  /// Creates an interaction; without a delegate, the menu has the standard commands.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    watch.touched = { [weak self] in self?.touched(at: $0) }
  }

  deinit {}

  /// Closes the menu of the view that the interaction leaves.
  open func willMove(to view: UIView?) {
    if self.view !== view { dismissMenu() }
  }

  /// Keeps the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Opens the menu; nothing happens if it has no element, or if the view is in no window.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, view.window != nil else {
      return Misuse.report("An edit menu needs a view in a window: add its interaction to one.")
    }
    let menu = menu(for: configuration)
    let animator = EditMenuAnimator()
    guard !menu.children.isEmpty else { return refuse() }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    guard
      let presentation = MenuPresentation(
        menu, from: view, beside: target(of: configuration), letsTouchesThrough: true)
    else { return refuse() }
    self.presentation = presentation
    self.configuration = configuration
    presentation.closed = { [weak self] in self?.closed(configuration) }
    view.window?.addGestureRecognizer(watch)
    animator.finish()
  }

  /// Closes the menu.
  open func dismissMenu() {
    presentation?.close(.code)
  }

  /// Asks for the elements of the open menu again.
  open func reloadVisibleMenu() {
    guard let presentation, let configuration else { return }
    let menu = menu(for: configuration)
    if menu.children.isEmpty { presentation.close(.code) } else { presentation.update { _ in menu } }
  }

  /// Moves the open menu to where the delegate wants it now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let presentation, let configuration else { return }
    presentation.move(beside: target(of: configuration))
  }

  /// The source point of the open menu in the coordinates of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let source = self.view, let configuration else { return .zero }
    return source.convert(configuration.sourcePoint, to: view)
  }

  // MARK: What the menu shows

  private final func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = StandardCommands.suggested(for: view)
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  private final func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private final func refuse() {
    guard let view, let application = view.windowApplication else { return }
    application.report(.interaction(.refused(application.names.name(of: view), because: .emptyMenu)))
  }

  // MARK: Closing

  private final func touched(at point: CGPoint) {
    guard let presentation, !presentation.contains(point) else { return }
    presentation.close(.outside)
  }

  private final func closed(_ configuration: UIEditMenuConfiguration) {
    watch.view?.removeGestureRecognizer(watch)
    self.configuration = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.finish()
  }
}

/// Decides what an edit menu contains, and where it opens.
///
/// The calls come in this order: `menuFor`, `willPresentMenuFor`, `targetRectFor`, and `willDismissMenuFor`
/// once it has closed.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu; nil for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu lies beside, in the coordinates of the view; the null rectangle for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to open.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to close.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The suggested actions unless implemented.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The source point unless implemented.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing unless implemented.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing unless implemented.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
