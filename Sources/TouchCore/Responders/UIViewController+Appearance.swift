// SPDX-License-Identifier: Apache-2.0

// A controller appears with its window, with its parent, by a transition of its container, or because its
// view is put into a window where it can be seen. Parents are told before their children (assumed).

extension UIViewController {
  /// Tells the controller that its view begins to appear or disappear, for containers that do it themselves.
  final func beginTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearance.state == .disappeared || appearance.state == .disappearing {
      loadOwnView()
    }
    if !isAppearing { prepareToDisappear() }
    guard let call = appearance.take(isAppearing ? .beginAppearing : .beginDisappearing) else { return }
    AppearanceSettling.note(self)
    appearance.isAnimated = animated
    appearance.knowsItIsAppearing = false
    tell(call)
    if isAppearing { prepareToAppear() }
    for child in forwardedChildren { child.beginTransition(isAppearing, animated: animated) }
  }

  /// Tells the controller that what ``beginAppearanceTransition(_:animated:)`` began is over.
  final func endTransition() {
    if appearance.state == .appearing { isNowAppearing() }
    guard let call = appearance.take(.end) else { return }
    AppearanceSettling.note(self)
    tell(call)
    for child in forwardedChildren {
      // One that was put in since the beginning has it all to come.
      if call == .viewDidAppear, child.appearance.state == .disappeared {
        child.beginTransition(true, animated: appearance.isAnimated)
      }
      child.endTransition()
    }
    if call == .viewDidAppear { finishedAppearing() }
  }

  /// Tells the controller that its view is in the hierarchy now, once a transition.
  final func isNowAppearing() {
    guard appearance.state == .appearing, !appearance.knowsItIsAppearing else { return }
    appearance.knowsItIsAppearing = true
    loadedView?.markNeedsLayout()
    viewIsAppearing(appearance.isAnimated)
    for child in forwardedChildren { child.isNowAppearing() }
  }

  private func tell(_ call: Appearance.Call) {
    let animated = appearance.isAnimated
    switch call {
    case .viewWillAppear: viewWillAppear(animated)
    case .viewDidAppear: viewDidAppear(animated)
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
    guard appearance.followsMove else { return }
    appearance.followsMove = false
    endTransition()
  }

  /// Whether no parent is about to tell the controller that it appears.
  private var isOnItsOwn: Bool {
    guard let parent = storedParent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.state == .appeared
  }
}
