// SPDX-License-Identifier: Apache-2.0

/// The change from one top controller to another while the navigation controller is in sight.
///
/// The calls come in this order: the delegate's willShow, the old controller's viewWillDisappear, the new one's
/// viewWillAppear; then, at the end of the transition, the old one's viewDidDisappear, the new one's viewDidAppear, the
/// delegate's didShow. The order of the delegate's calls is assumed.
///
/// Meanwhile a shield covers both views: fingers that come down hit neither, and fingers that are in the old view stay
/// in it until it goes.
final class NavigationTransition {
  private let old: UIViewController?
  private let new: UIViewController?
  private unowned let controller: UINavigationController
  private let host: UIView
  private let isAnimated: Bool
  /// The controllers that leave the stack, and those that are added.
  var removed: [UIViewController] = []
  var added: [UIViewController] = []
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
    if let new {
      controller.announced = new
      controller.owesDidShow = false
      controller.delegate?.navigationController(controller, willShow: new, animated: isAnimated)
    }
    old?.beginTransition(false, animated: isAnimated)
    new?.beginTransition(true, animated: isAnimated)
    if let new {
      controller.putIn(new, host)
      new.isNowAppearing()
    }
    host.storedWindow?.layoutIfNeeded()
    guard isAnimated, !isOver, let application = host.storedWindow?.application else {
      return finish()
    }
    shield = TransitionShield(over: host)
    ticket = AnimationTicket(application)
    let due = application.clock.now + application.tuning.transitionDuration
    timer = application.timers.schedule(at: due, "transition") { [weak controller] in
      controller?.finishTransition()
    }
  }

  /// Whether `controller` is one of the two.
  func moves(_ controller: UIViewController) -> Bool {
    !isOver && (controller === old || controller === new)
  }

  /// The second half: the old view goes.
  func finish() {
    guard !isOver else { return }
    isOver = true
    AppearanceSettling.transitions -= 1
    timer?.cancel()
    shield?.removeFromSuperview()
    let controller = controller
    if controller.transition === self { controller.transition = nil }
    if let old, old !== controller.stack.last { controller.takeOut(old) }
    old?.endTransition()
    new?.endTransition()
    controller.settle(removed, added)
    for controller in [old, new] { controller.map(AppearanceSettling.note) }
    if let new { controller.delegate?.navigationController(controller, didShow: new, animated: isAnimated) }
    ticket?.end()
  }
}
