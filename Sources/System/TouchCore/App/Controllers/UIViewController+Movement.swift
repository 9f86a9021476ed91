// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIViewController {
  /// What the transition under way does with a controller.
  enum Movement {
    case none, presented, dismissed, toParent, fromParent
  }

  /// Whether the controller is just being presented; meant for `viewWillAppear` and `viewDidAppear`.
  public var isBeingPresented: Bool { movement == .presented }
  /// Whether the controller is just being dismissed; meant for `viewWillDisappear` and `viewDidDisappear`.
  public var isBeingDismissed: Bool { movement == .dismissed }
  /// Whether the controller is just being put on a navigation controller's stack.
  public var isMovingToParent: Bool { movement == .toParent }
  /// Whether the controller is just being taken from a navigation controller's stack.
  public var isMovingFromParent: Bool { movement == .fromParent }

  /// What lays out the presentation of this controller, or of the one it is in.
  ///
  /// A controller that is not presented yet gets what will lay it out, so that it can have a delegate. Its
  /// style must be set before.
  public var presentationController: UIPresentationController? {
    let outermost = outermost
    if let presentation = outermost.presentation { return presentation.controller }
    guard outermost === self, rootWindow == nil else { return nil }
    return plannedController()
  }

  /// What will lay out the next presentation, made when it is first asked for.
  private final func plannedController() -> UIPresentationController {
    if let planned = surroundings?.planned, planned.style == modalPresentationStyle {
      return planned.controller
    }
    let made = Presentation.controller(for: self, presenting: nil, source: self)
    ensuredSurroundings.planned = (modalPresentationStyle, made)
    return made
  }

  /// Returns what was asked for before the presentation, if it is for the present style, and forgets it.
  final func takePlannedController() -> UIPresentationController? {
    guard let planned = surroundings?.planned else { return nil }
    ensuredSurroundings.planned = nil
    return planned.style == modalPresentationStyle ? planned.controller : nil
  }

  /// The nearest controller above, this one included, that can perform an action, as its overrides of
  /// `canPerformAction(_:withSender:)` say.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.canPerformAction(action, withSender: sender) { return current }
      candidate = current.storedParent ?? current.storedPresenting
    }
    return nil
  }

  /// Replaces the view of one child by that of another, with an animation of the given changes.
  ///
  /// The children's appearance methods are called; the new view is added to the superview of the old one,
  /// which is removed at the end.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.storedParent === self, toViewController.storedParent === self else {
      return Misuse.report(
        "transition(from:to:): both controllers must be children of \(type(of: self)); nothing is shown.")
    }
    guard let superview = fromViewController.loadedView?.parent else {
      return Misuse.report(
        "transition(from:to:): the view of \(type(of: fromViewController)) is not visible; nothing is shown.")
    }
    fromViewController.beginLedTransition(false, animated: duration > 0)
    toViewController.beginLedTransition(true, animated: duration > 0)
    if let view = toViewController.view { superview.addSubview(view) }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) {
      [weak fromViewController, weak toViewController] finished in
      fromViewController?.loadedView?.removeFromSuperview()
      fromViewController?.endLedTransition()
      toViewController?.endLedTransition()
      completion?(finished)
    }
  }

  /// Shows a controller where the nearest controller above decides.
  final func showWhereItBelongs(_ controller: UIViewController, sender: Any?) {
    var candidate = storedParent
    while let current = candidate {
      if current.showsOthers { return current.show(controller, sender: sender) }
      candidate = current.storedParent
    }
    present(controller, animated: true)
  }

  /// Shows a controller in a secondary place, where the nearest controller above decides.
  final func showDetailWhereItBelongs(_ controller: UIViewController, sender: Any?) {
    var candidate = storedParent
    while let current = candidate {
      if current.showsDetails { return current.showDetailViewController(controller, sender: sender) }
      candidate = current.storedParent
    }
    present(controller, animated: true)
  }

  private static let showing = MethodSlot(
    of: UIViewController.self, control: ShowsNothing.self, probe: ShowsControllers.self)
  private static let showingDetail = MethodSlot(
    of: UIViewController.self, control: ShowsNothing.self, probe: ShowsDetails.self)

  private final var showsOthers: Bool { Self.showing.isOverridden(by: type(of: self)) }
  private final var showsDetails: Bool { Self.showingDetail.isOverridden(by: type(of: self)) }
}

private final class ShowsNothing: UIViewController {}

private final class ShowsControllers: UIViewController {
  override func show(_ vc: UIViewController, sender: Any?) {}
}

private final class ShowsDetails: UIViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
