// SPDX-License-Identifier: Apache-2.0

extension UINavigationController {
  /// Takes what lies above an index from the stack, and gives it; nil if nothing does.
  final func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index + 1 < stack.count else { return nil }
    let popped = Array(stack.controllers[(index + 1)...])
    setStack(StackChange(staying: index + 1, coming: []), animated: animated)
    return popped
  }

  /// Changes the stack, and what is shown to its new top.
  final func setStack(_ change: StackChange, animated: Bool) {
    var change = change
    change.trim(to: stack)
    if let complaint = objection(to: change) {
      return Misuse.report("\(type(of: self)): \(complaint); the stack stays as it is.")
    }
    if isChanging {
      // Asked for by a callback of a change that is only half done: it comes after it.
      waitingChanges.append((change, animated))
      return
    }
    if transition != nil {
      // What ends the transition may change the stack first.
      beginningChanges.append((change, animated))
      finishTransition()
      change = beginningChanges.removeLast().change
      change.trim(to: stack)
    }
    changing { perform(change, animated: animated) }
  }

  /// Ends the transition under way, if there is one, now.
  final func finishTransition(_ completed: Bool = true) {
    guard let ending = transition else { return }
    // Taken out first, so that it is held here and not by the property, which callbacks change.
    transition = nil
    if isChanging { return ending.finish(completed) }
    changing { ending.finish(completed) }
  }

  /// Restores the part of the stack that a cancelled change has replaced.
  final func takeBack(_ going: [UIViewController], above staying: Int) {
    guard staying <= stack.count else { return }
    edit { $0.replace(above: staying, with: going) }
  }

  /// Makes a change; those that its callbacks ask for come after it.
  private func changing(_ change: () -> Void) {
    AppearanceSettling.during {
      isChanging = true
      change()
      isChanging = false
      if !waitingChanges.isEmpty {
        let next = waitingChanges.removeFirst()
        setStack(next.change, animated: next.animated)
      }
    }
  }

  /// Edits the stack; changes that were asked for and not made yet still lead where they were to lead.
  private func edit(_ body: (inout ControllerStack) -> Void) {
    for index in waitingChanges.indices { waitingChanges[index].change.makeWhole(from: stack) }
    for index in beginningChanges.indices { beginningChanges[index].change.makeWhole(from: stack) }
    body(&stack)
    bars?.stackChanged()
    barsMayHaveMoved()
  }

  private func objection(to change: StackChange) -> String? {
    guard !change.coming.isEmpty else { return nil }
    var isAbove = Set(stack.controllers[change.staying...].map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    for controller in change.coming {
      var name: String { "\(type(of: controller))" }
      if controller === self { return "it cannot be on its own stack" }
      let isHeld = stack.holds(controller)
      let isTwice = !seen.insert(ObjectIdentifier(controller)).inserted
      if isTwice || isHeld && isAbove.remove(ObjectIdentifier(controller)) == nil {
        return "\(name) is on the stack already"
      }
      // Those on the stack may stay, whatever has become of one of them: others can still be taken off.
      if isHeld { continue }
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

  private func perform(_ change: StackChange, animated: Bool) {
    // A slice would share the memory of the stack, which would then be copied by the change.
    let going = Array(stack.controllers[change.staying...])
    let before = Set(going.map { ObjectIdentifier($0) })
    let after = Set(change.coming.map { ObjectIdentifier($0) })
    let removed = going.filter { !after.contains(ObjectIdentifier($0)) }
    let added = change.coming.filter { !before.contains(ObjectIdentifier($0)) }
    let old = stack.last
    edit { $0.replace(above: change.staying, with: change.coming) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added where controller.rootWindow == nil { addChild(controller) }
    // A callback may have put one of them elsewhere, so that it could not be added.
    for controller in added
    where controller.storedParent !== self
      && (controller.keeper != nil || isKept(by: controller) || controller.rootWindow != nil)
    {
      edit { $0.remove(controller) }
    }
    let top = stack.last
    guard old !== top else { return settle(removed, added) }
    guard appearance.state == .appeared, let host = transitionView else {
      old.map { takeOut($0) }
      // In the middle of appearing the new top appears with this controller, else when this one does.
      if appearance.state == .appearing { placeTop() }
      return settle(removed, added)
    }
    let next = NavigationTransition(from: old, to: top, in: self, host: host, animated: animated)
    next.removed = removed
    next.added = added
    (next.staying, next.going) = (change.staying, going)
    transition = next
    next.begin()
  }

  /// Tells those that came and those that went that they have.
  final func settle(_ removed: [UIViewController], _ added: [UIViewController]) {
    // Callbacks may have left more than the top in the views of this controller.
    if hasViewsBelowTop {
      for controller in removed + stack.controllers where controller !== stack.last { takeOut(controller) }
    }
    for controller in removed + added { controller.movement = .none }
    for controller in removed where !stack.holds(controller) { controller.removeFromParent() }
    for controller in added where controller.storedParent === self { controller.didMove(toParent: self) }
  }

  /// Whether the view of another controller than the top one is in the view of this one.
  private var hasViewsBelowTop: Bool {
    let wrapper = stack.last?.loadedView?.parent
    return transitionView?.children.contains { $0 !== wrapper && $0 is UIViewControllerWrapperView } == true
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
    controller.installView(in: wrapper)
    host.addSubview(wrapper)
    fit(controller)
  }

  /// Gives the view of a controller, which an animator has put beside another one, a view that carries it
  /// alone.
  final func takeOver(_ controller: UIViewController, _ host: UIView) {
    guard let view = controller.loadedView else { return }
    let wrapper = UIViewControllerWrapperView(frame: host.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(wrapper)
    guard view.affine != nil else {
      controller.installView(in: wrapper)
      return fit(controller)
    }
    // An animator has left a transform behind, as it may: it stays, and with it the frame.
    wrapper.addSubview(view)
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
