// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The controller that this one, or one it is in, presents.
  final var presentedFromHere: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.storedPresented { return presented }
      candidate = current.storedParent
    }
    return nil
  }

  /// Presents `other` from the outermost of the controllers this one is in.
  final func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenting = outermost
    if let complaint = presenting.objection(to: other) {
      return Misuse.report("present(_:): \(complaint); nothing is presented.")
    }
    guard let window = presenting.loadedView?.storedWindow else { return }
    other.loadOwnView()
    // Loading the view runs code, which may have presented something else, or contained one in the other.
    if let complaint = presenting.objection(to: other) {
      return Misuse.report("present(_:): \(complaint) since its view was loaded; nothing is presented.")
    }
    let presentation = Presentation(of: other, by: presenting, from: self, in: window)
    let other = presentation.presented ?? other
    presentation.controller.providedSubstitute = nil
    if presentation.controller.substitute != nil {
      if let complaint = presenting.objection(to: other) {
        return Misuse.report(
          "present(_:): \(complaint), which adapts the presentation; nothing is presented.")
      }
      other.loadOwnView()
    }
    presenting.storedPresented = other
    other.storedPresenting = presenting
    other.presentation = presentation
    other.movement = .presented
    if animated { presentation.prepareTransition(presenting: true, from: self) }
    presentation.controller.delegate?.presentationController(
      presentation.controller, willPresentWithAdaptiveStyle: presentation.adaptiveStyle,
      transitionCoordinator: other.transitionCoordinator)
    guard other.presentation === presentation else { return }
    if presentation.covers { presenting.beginTransition(false, animated: animated) }
    if window.isShown { other.beginTransition(true, animated: animated) }
    // A callback may have dismissed it again.
    guard other.presentation === presentation else { return }
    presentation.putIn()
    if presentation.context?.animator == nil { other.isNowAppearing() }
    window.layoutIfNeeded()
    guard let container = other.container else { return }
    presentation.finish(animated: animated, over: container, completion: completion) {
      [weak presenting, weak other, weak presentation] completed in
      if !completed {
        if let presentation { presenting?.takeBack(presentation) }
        return
      }
      if let presentation, other?.presentation === presentation {
        presentation.placePresentedView()
        presentation.returnPresentingView()
      }
      other?.endTransition()
      other?.movement = .none
      if let presentation, presentation.covers, other?.presentation === presentation {
        presentation.cover()
        presenting?.endTransition()
      }
      presentation?.controller.presentationTransitionDidEnd(true)
    }
    if presentation.context?.animator != nil { other.isNowAppearing() }
  }

  /// Undoes a presentation that was cancelled.
  private func takeBack(_ presentation: Presentation) {
    guard let presented = presentation.presented, presented.presentation === presentation else { return }
    presented.beginTransition(false, animated: true)
    if presentation.covers { beginTransition(true, animated: true) }
    presentation.returnPresentingView()
    presented.leaveContainer()
    storedPresented = nil
    presented.storedPresenting = nil
    presented.presentation = nil
    if presentation.covers { endTransition() }
    presented.endTransition()
    presented.movement = .none
    presentation.controller.presentationTransitionDidEnd(false)
  }

  /// Why `other` cannot be presented from here, if it cannot.
  private func objection(to other: UIViewController) -> String? {
    let name = "\(type(of: other))"
    if other === self { return "\(name) cannot present itself" }
    if other.storedParent != nil { return "\(name) is a child of another controller" }
    if other.rootWindow != nil { return "\(name) is the root of a window" }
    if other.storedPresenting != nil { return "\(name) is presented already" }
    if isKept(by: other) { return "\(name) presents \(type(of: self)), or one that does" }
    if let present = storedPresented { return "\(type(of: self)) presents \(type(of: present)) already" }
    if loadedView?.storedWindow == nil { return "the view of \(type(of: self)) is in no window" }
    if other.loadedView?.storedWindow != nil { return "the view of \(name) is in a window already" }
    return nil
  }

  /// Dismisses what is presented from here or, if nothing is, this controller itself.
  final func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let start = outermost
    if start.storedPresented != nil { return start.endPresentations(animated: animated, completion) }
    if let presenting = start.storedPresenting {
      presenting.dismiss(animated: animated, completion: completion)
    }
  }

  /// Dismisses everything over this controller; of several only the topmost is seen going.
  private func endPresentations(animated: Bool, _ completion: (() -> Void)?) {
    var over: [UIViewController] = []
    while let next = (over.last ?? self).storedPresented { over.append(next) }
    for controller in over { controller.presentation?.finishNow() }
    guard let lowest = over.first, storedPresented === lowest, let presentation = lowest.presentation else {
      return
    }
    let top = over.filter { $0.container?.parent != nil }
    for controller in over { controller.movement = .dismissed }
    if animated { presentation.prepareTransition(presenting: false, from: self) }
    if over.count > 1 { presentation.context?.animator = nil }
    for controller in top.reversed() { controller.beginTransition(false, animated: animated) }
    if presentation.covers, presentation.window?.isShown == true {
      beginTransition(true, animated: animated)
    }
    guard lowest.presentation === presentation else { return }
    presentation.uncover()
    presentation.noteHome()
    presentation.controller.dismissalTransitionWillBegin()
    if presentation.covers { isNowAppearing() }
    guard let window = presentation.window else { return }
    window.layoutIfNeeded()
    let covers = presentation.covers
    let seen = top.map { controller in { [weak controller] in controller } }
    presentation.finish(
      animated: animated, over: top.last?.container ?? window, completion: completion
    ) { [weak self, weak presentation] completed in
      let leaving = seen.compactMap { $0() }
      presentation?.returnPresentingView()
      guard completed else {
        self?.stayBehind(leaving, presentation)
        return
      }
      if covers { self?.endTransition() }
      let shown = presentation
      self?.leavePresentations()
      for controller in leaving.reversed() {
        controller.endTransition()
        controller.movement = .none
      }
      shown?.controller.dismissalTransitionDidEnd(true)
    }
  }

  /// Undoes a dismissal that was cancelled: what was presented stays.
  private func stayBehind(_ staying: [UIViewController], _ presentation: Presentation?) {
    let covers = presentation?.covers == true
    if covers { beginTransition(false, animated: true) }
    for controller in staying { controller.beginTransition(true, animated: true) }
    for controller in staying { controller.isNowAppearing() }
    presentation?.cover()
    if covers { endTransition() }
    for controller in staying {
      controller.endTransition()
      controller.movement = .none
    }
    presentation?.controller.dismissalTransitionDidEnd(false)
  }

  /// Takes all controllers over this one out of the window and from those that presented them, the topmost
  /// first.
  private func leavePresentations() {
    var over: [UIViewController] = []
    while let next = (over.last ?? self).storedPresented { over.append(next) }
    for controller in over.reversed() {
      controller.leaveContainer()
      controller.storedPresenting?.storedPresented = nil
      controller.storedPresenting = nil
      controller.presentation = nil
    }
  }

  /// Immediately ends everything that is presented over a controller that leaves its window permanently.
  final func dropPresentations() {
    guard storedPresented != nil else { return }
    endPresentations(animated: false, nil)
  }
}
