// SPDX-License-Identifier: Apache-2.0

extension UINavigationController {
  /// Takes what lies above a place from the stack, and gives it; nil if nothing does.
  final func pop(to place: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.contains(place), place + 1 < stack.count else { return nil }
    let popped = Array(stack[(place + 1)...])
    setStack(Array(stack[...place]), animated: animated)
    return popped
  }

  /// Changes the stack, and what is shown to its new top.
  final func setStack(_ new: [UIViewController], animated: Bool) {
    if let complaint = objection(to: new) {
      return Misuse.report("\(type(of: self)): \(complaint); the stack stays as it is.")
    }
    if isChanging {
      // Asked for by a callback of a change that is only half done: it comes after it.
      waitingChanges.append { [weak self] in self?.setStack(new, animated: animated) }
      return
    }
    finishTransition()
    changing { change(to: new, animated: animated) }
  }

  /// Ends the transition under way, if there is one, now.
  final func finishTransition() {
    guard let transition else { return }
    if isChanging { return transition.finish() }
    changing { transition.finish() }
  }

  /// Makes a change; those that its callbacks ask for come after it.
  private func changing(_ change: () -> Void) {
    AppearanceSettling.during {
      isChanging = true
      change()
      isChanging = false
      if !waitingChanges.isEmpty { waitingChanges.removeFirst()() }
    }
  }

  private func objection(to new: [UIViewController]) -> String? {
    for (place, controller) in new.enumerated() {
      let name = "\(type(of: controller))"
      if controller === self { return "it cannot be on its own stack" }
      if new[..<place].contains(where: { $0 === controller }) { return "\(name) is on the stack already" }
      // Those on the stack may stay, whatever has become of one of them: others can still be taken off.
      if stack.contains(where: { $0 === controller }) { continue }
      if controller is UINavigationController { return "a navigation controller cannot be on a stack" }
      if controller.storedPresenting != nil { return "\(name) is presented" }
      if isKept(by: controller) { return "\(name) contains or presents this navigation controller" }
      if let parent = controller.storedParent, parent !== self {
        return "\(name) is a child of another controller"
      }
      if controller.rootWindow != nil { return "\(name) is the root of a window" }
    }
    return nil
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !old.contains { $0 === controller } }
    stack = new
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added where controller.rootWindow == nil { addChild(controller) }
    // A callback may have put one of them elsewhere, so that it could not be added.
    stack.removeAll { controller in
      added.contains { $0 === controller } && controller.storedParent !== self
        && (controller.keeper != nil || isKept(by: controller) || controller.rootWindow != nil)
    }
    let top = stack.last
    guard old.last !== top else { return settle(removed, added) }
    guard appearance.state == .appeared, let host = transitionView else {
      old.last.map { takeOut($0) }
      // In the middle of appearing the new top appears with this controller, else when this one does.
      if appearance.state == .appearing { placeTop() }
      return settle(removed, added)
    }
    let next = NavigationTransition(from: old.last, to: top, in: self, host: host, animated: animated)
    next.removed = removed
    next.added = added
    transition = next
    next.begin()
  }

  /// Tells those that came and those that went that they have.
  final func settle(_ removed: [UIViewController], _ added: [UIViewController]) {
    // Callbacks may have left more than the top in the views of this controller.
    for controller in removed + stack where controller !== stack.last { takeOut(controller) }
    for controller in removed where !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in added where controller.storedParent === self { controller.didMove(toParent: self) }
  }

  /// The view in which the stack is shown.
  final var transitionView: UINavigationTransitionView? {
    loadedView?.children.lazy.compactMap { $0 as? UINavigationTransitionView }.first
  }

  /// Puts the view of the top controller into the view of this one.
  final func placeTop() {
    guard let top = stack.last, let host = transitionView else { return }
    putIn(top, host)
    guard announced !== top else { return }
    announced = top
    owesDidShow = true
    delegate?.navigationController(self, willShow: top, animated: appearance.isAnimated)
  }

  /// Tells the delegate that the top controller is shown, if that is news.
  final func announceTop() {
    guard owesDidShow, let top = stack.last else { return }
    owesDidShow = false
    delegate?.navigationController(self, didShow: top, animated: appearance.isAnimated)
  }

  /// Puts the view of a controller, in one that carries it, into the view of this controller.
  final func putIn(_ controller: UIViewController, _ host: UIView) {
    controller.loadOwnView()
    guard controller.loadedView?.isAtOrBelow(host) != true else { return }
    let wrapper = UIViewControllerWrapperView(frame: host.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.place(in: wrapper)
    host.addSubview(wrapper)
  }

  /// Takes the view of a controller, and the one that carries it, out of the view of this controller.
  final func takeOut(_ controller: UIViewController) {
    guard let wrapper = controller.loadedView?.parent as? UIViewControllerWrapperView,
      let host = transitionView, wrapper.parent === host
    else { return }
    wrapper.removeFromSuperview()
    controller.loadedView?.removeFromSuperview()
  }
}
