// SPDX-License-Identifier: Apache-2.0

/// The change from one top controller to another while the navigation controller is in sight.
///
/// The calls come in this order: the delegate's willShow, the old controller's viewWillDisappear, the new
/// one's viewWillAppear; then, at the end of the transition, the old one's viewDidDisappear, the new one's
/// viewDidAppear, the delegate's didShow. The order of the delegate's calls is assumed.
///
/// Meanwhile a shield covers both views: fingers that come down hit neither, and fingers that are in the old
/// view stay in it until it goes.
final class NavigationTransition {
  private let old: UIViewController?
  private let new: UIViewController?
  private unowned let controller: UINavigationController
  private let host: UIView
  private let isAnimated: Bool
  /// The controllers that leave the stack, and those that are added.
  var removed: [UIViewController] = []
  var added: [UIViewController] = []
  /// How many controllers of the stack stay, and those that were above them.
  var staying = 0
  var going: [UIViewController] = []
  /// The transition as animators and coordinated code see it; nil if it is not animated.
  private(set) var context: TransitionContext?
  private var timer: EventTimer?
  private var shield: TransitionShield?
  /// For the completion block of a transaction around an animated push or pop.
  private var ticket: AnimationTicket?
  private var isOver = false

  init(
    from old: UIViewController?, to new: UIViewController?, in controller: UINavigationController,
    host: UIView,
    animated: Bool
  ) {
    self.old = old
    self.new = new
    self.controller = controller
    self.host = host
    isAnimated = animated
    AppearanceSettling.transitions += 1
  }

  isolated deinit {
    if !isOver { AppearanceSettling.transitions -= 1 }
  }

  /// The first half: until both views are visible.
  func begin() {
    new?.loadOwnView()
    for controller in removed { controller.movement = .fromParent }
    for controller in added { controller.movement = .toParent }
    if isAnimated { prepare() }
    if let new {
      controller.announced = new
      controller.owesDidShow = false
      controller.delegate?.navigationController(controller, willShow: new, animated: isAnimated)
    }
    old?.beginTransition(false, animated: isAnimated)
    new?.beginTransition(true, animated: isAnimated)
    if let context, context.animator != nil, !isOver { return animate(context) }
    if let new {
      controller.putIn(new, host)
      new.isNowAppearing()
    }
    host.storedWindow?.layoutIfNeeded()
    guard isAnimated, !isOver, let application = host.storedWindow?.application else {
      return finish()
    }
    context?.beginAlongside()
    shield = TransitionShield(over: host)
    ticket = AnimationTicket(application)
    let due = application.clock.now + application.tuning.transitionDuration
    timer = application.timers.schedule(at: due, "transition") { [weak controller] in
      controller?.finishTransition()
    }
  }

  /// Makes what animators and coordinated code see of the transition, and asks for the animator.
  private func prepare() {
    guard let old, let new, let application = host.storedWindow?.application,
      let wrapper = old.loadedView?.parent, wrapper.parent === host
    else { return }
    let operation = removed.contains { $0 === old } ? UINavigationController.Operation.pop : .push
    controller.layOutBars()
    let frame = controller.contentFrame(of: old, in: wrapper.bounds)
    let final = controller.contentFrame(of: new, in: wrapper.bounds)
    let made = TransitionContext(
      from: .init(controller: old, view: old.loadedView, initialFrame: frame),
      to: .init(controller: new, view: new.loadedView, finalFrame: final), in: wrapper, style: .none,
      on: application)
    if let pop = controller.edgePop, pop.isBeginning, let edge = pop.driver {
      (made.animator, made.driver) = (SlideFromEdge(), edge)
    } else if let delegate = controller.delegate,
      let animator = delegate.navigationController(
        controller, animationControllerFor: operation, from: old, to: new)
    {
      made.animator = animator
      made.driver = delegate.navigationController(controller, interactionControllerFor: animator)
    }
    context = made
  }

  /// Has the animator show the transition.
  private func animate(_ context: TransitionContext) {
    guard let application = host.storedWindow?.application else { return finish() }
    ticket = AnimationTicket(application)
    context.ended = { [weak controller, weak self] completed in
      guard let self, !self.isOver else { return }
      controller?.finishTransition(completed)
    }
    context.begin()
    guard !isOver else { return }
    if new?.loadedView?.storedWindow != nil { new?.isNowAppearing() }
    host.storedWindow?.layoutIfNeeded()
    if !isOver, !context.isInterruptible { shield = TransitionShield(over: host) }
  }

  /// Whether `controller` is one of the two.
  func moves(_ controller: UIViewController) -> Bool {
    !isOver && (controller === old || controller === new)
  }

  /// The second half: the old view goes; with false, the transition was cancelled and the new one goes.
  func finish(_ completed: Bool = true) {
    guard !isOver else { return }
    isOver = true
    AppearanceSettling.transitions -= 1
    timer?.cancel()
    shield?.removeFromSuperview()
    let controller = controller
    if controller.transition === self { controller.transition = nil }
    let context = context
    self.context = nil
    if !completed {
      undo()
      ticket?.end()
      context?.finish()
      return
    }
    if context?.animator != nil, let new, new === controller.stack.last { controller.takeOver(new, host) }
    if let old, old !== controller.stack.last { controller.takeOut(old) }
    old?.endTransition()
    new?.endTransition()
    controller.settle(removed, added)
    for controller in [old, new] { controller.map(AppearanceSettling.note) }
    if let new { controller.delegate?.navigationController(controller, didShow: new, animated: isAnimated) }
    ticket?.end()
    context?.finish()
  }

  /// Goes back to the old controller.
  private func undo() {
    controller.takeBack(going, above: staying)
    new?.beginTransition(false, animated: true)
    old?.beginTransition(true, animated: true)
    new?.loadedView?.removeFromSuperview()
    old?.isNowAppearing()
    new?.endTransition()
    old?.endTransition()
    controller.announced = old
    for controller in removed + added { controller.movement = .none }
    for controller in added { controller.removeFromParent() }
    for controller in [old, new] { controller.map(AppearanceSettling.note) }
  }
}
