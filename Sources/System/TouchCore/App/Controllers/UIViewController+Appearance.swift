// SPDX-License-Identifier: Apache-2.0

// A controller appears with its window, with its parent, by a transition of its container, or because its
// view is put into a window where it can be seen. Parents are told before their children (assumed).

extension UIViewController {
  // Lists instead of recursions: controllers may be deeper in each other than the stack.

  /// Tells the controller that its view begins to appear or disappear, for containers that do it themselves.
  final func beginTransition(_ isAppearing: Bool, animated: Bool) {
    var waiting = [self]
    while let next = waiting.popLast() {
      if next.begin(isAppearing, animated: animated) { waiting += next.forwardedChildren.reversed() }
    }
  }

  /// Begins a transition that code leads: it goes on until code ends it, or something else does.
  final func beginLedTransition(_ isAppearing: Bool, animated: Bool) {
    setLedByCode(true)
    beginTransition(isAppearing, animated: animated)
    if appearance.isSettled { setLedByCode(false) }
  }

  /// Ends a transition that code leads.
  ///
  /// What code says of this controller stands; those in it that waited for the end hear where they are.
  final func endLedTransition() {
    endTransition()
    setLedByCode(false)
    AppearanceSettling.during {}
  }

  private func setLedByCode(_ isLed: Bool) {
    guard isLedByCode != isLed else { return }
    isLedByCode = isLed
    AppearanceSettling.transitions += isLed ? 1 : -1
  }

  /// Tells this controller alone; gives whether its children are to be told.
  private func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
    if isAppearing, appearance.state == .disappeared || appearance.state == .disappearing {
      loadOwnView()
    }
    if !isAppearing { prepareToDisappear() }
    let input = isAppearing ? Appearance.Input.beginAppearing : .beginDisappearing
    guard let call = appearance.handle(input) else { return false }
    AppearanceSettling.note(self)
    appearance.isAnimated = animated
    appearance.knowsItIsAppearing = false
    tell(call)
    if isAppearing { prepareToAppear() }
    return true
  }

  /// Tells the controller that what ``beginAppearanceTransition(_:animated:)`` began is over.
  final func endTransition() {
    var waiting = [Ending.of(self, parent: nil)]
    while let next = waiting.popLast() {
      switch next {
      case .of(let controller, let parent):
        // One that was put in since the beginning has it all to come.
        if let parent, parent.hasAppeared, controller.appearance.state == .disappeared {
          controller.beginTransition(true, animated: parent.controller.appearance.isAnimated)
        }
        guard let call = controller.end() else { continue }
        let hasAppeared = call == .viewDidAppear
        if hasAppeared { waiting.append(.done(controller)) }
        for child in controller.forwardedChildren.reversed() {
          waiting.append(.of(child, parent: (controller, hasAppeared)))
        }
      case .done(let controller): controller.finishedAppearing()
      }
    }
  }

  /// What is to be told of the end of a transition.
  private enum Ending {
    /// That it is over, to a controller; as a child of another one that has just been told.
    case of(UIViewController, parent: (controller: UIViewController, hasAppeared: Bool)?)
    /// That the children have been told, too.
    case done(UIViewController)
  }

  /// Tells this controller alone; gives what it was told.
  private func end() -> Appearance.Call? {
    if appearance.state == .appearing { isNowAppearing() }
    guard let call = appearance.handle(.end) else { return nil }
    setLedByCode(false)
    AppearanceSettling.note(self)
    tell(call)
    return call
  }

  /// Tells the controller that its view is in the hierarchy now, once a transition.
  final func isNowAppearing() {
    var waiting = [self]
    while let next = waiting.popLast() {
      guard next.appearance.state == .appearing, !next.appearance.knowsItIsAppearing else { continue }
      next.appearance.knowsItIsAppearing = true
      next.loadedView?.markNeedsLayout()
      next.viewIsAppearing(next.appearance.isAnimated)
      waiting += next.forwardedChildren.reversed()
    }
  }

  private func tell(_ call: Appearance.Call) {
    let animated = appearance.isAnimated
    switch call {
    case .viewWillAppear: viewWillAppear(animated)
    case .viewDidAppear:
      viewDidAppear(animated)
      barsMayHaveChanged()
    case .viewWillDisappear: viewWillDisappear(animated)
    case .viewDidDisappear: viewDidDisappear(animated)
    }
  }

  /// The children that appear and disappear with this controller: those whose view is in its view.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, !storedChildren.isEmpty, let own = loadedView else {
      return []
    }
    return storedChildren.filter { $0.loadedView?.isAtOrBelow(own) == true }
  }

  /// The view is about to be put into a window, or to be taken out.
  final func viewWillMove(to window: UIWindow?) {
    AppearanceSettling.note(self)
    let goesIntoSight = window?.isShown == true
    switch appearance.state {
    case .disappeared where goesIntoSight && isOnItsOwn, .appeared where !goesIntoSight:
      appearance.followsMove = true
      beginTransition(goesIntoSight, animated: false)
    default: break
    }
  }

  /// The view was put into a window or taken out.
  final func viewDidMoveToWindow() {
    AppearanceSettling.note(self)
    guard appearance.followsMove else { return }
    appearance.followsMove = false
    // A callback may have hidden the window, or shown it. The controller then hears the opposite when all is
    // over.
    guard isInSight == (appearance.state == .appearing) else { return }
    endTransition()
  }

  /// Whether no parent is about to tell the controller that it appears.
  private var isOnItsOwn: Bool {
    guard let parent = storedParent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.state == .appeared
  }
}
