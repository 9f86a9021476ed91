// SPDX-License-Identifier: Apache-2.0

// A window wraps the view of its root controller in a transition view and a drop-shadow view, as the
// responder chain that the article S3 of Evidence.md printed shows. The view is loaded when the window is
// first shown.

extension UIWindow {
  /// The root controller and the controllers presented over it that are not covered, the lowest first.
  private var shownControllers: [UIViewController] {
    var found: [UIViewController] = []
    var candidate = rootViewController
    while let controller = candidate {
      if controller.container?.parent === self { found.append(controller) }
      candidate = controller.storedPresented
    }
    return found
  }

  final func showControllers() {
    rootViewController?.leaveLostWindow()
    if let root = rootViewController, root.container == nil {
      root.loadOwnView()
      guard root === rootViewController else { return }
      root.beginTransition(true, animated: false)
      if root === rootViewController { root.installAsRoot(of: self) }
    } else {
      for controller in shownControllers { controller.beginTransition(true, animated: false) }
    }
    let shown = shownControllers
    for controller in shown { controller.isNowAppearing() }
    layoutIfNeeded()
    for controller in shown { controller.endTransition() }
  }

  final func hideControllers() {
    var presenting = rootViewController
    while let controller = presenting {
      presenting = controller.storedPresented
      presenting?.presentation?.finishNow()
    }
    let shown = shownControllers
    for controller in shown { controller.beginTransition(false, animated: false) }
    for controller in shown { controller.endTransition() }
  }

  final func rootChanged(from old: UIViewController?) {
    let new = rootViewController
    guard old !== new, !isRefusingRoot else { return }
    if let new, let complaint = new.reasonAgainstRoot {
      isRefusingRoot = true
      rootViewController = old
      isRefusingRoot = false
      return Misuse.report(
        "rootViewController: \(type(of: new)) \(complaint); the window keeps the root it has.")
    }
    old?.rootWindow = nil
    new?.rootWindow = self
    AppearanceSettling.during { replaceRoot(old, with: new) }
  }

  private func replaceRoot(_ old: UIViewController?, with new: UIViewController?) {
    old?.dropPresentations()
    guard isShown else {
      old?.leaveContainer()
      return
    }
    new?.leaveLostWindow()
    new?.loadOwnView()
    old?.beginTransition(false, animated: false)
    if rootViewController === new { new?.beginTransition(true, animated: false) }
    old?.leaveContainer()
    // A callback may have set another root, which then takes precedence.
    if let new, rootViewController === new {
      new.installAsRoot(of: self)
      new.isNowAppearing()
      layoutIfNeeded()
    }
    old?.endTransition()
    new?.endTransition()
    storedWindowScene?.updateBars()
  }
}

extension UIViewController {
  /// The reason why the controller cannot be the root of a window, if there is one.
  fileprivate final var reasonAgainstRoot: String? {
    if storedParent != nil { return "is a child of another controller" }
    if storedPresenting != nil { return "is presented" }
    if rootWindow != nil { return "is the root of another window" }
    return nil
  }

  /// Removes the view from the remains of a window that was deallocated while it contained the view.
  ///
  /// The deallocation of a window causes no callbacks; the controller gets them before it is shown in its
  /// next window.
  fileprivate final func leaveLostWindow() {
    guard let container, container.host == nil else { return }
    dropPresentations()
    beginTransition(false, animated: false)
    leaveContainer()
    endTransition()
  }

  /// Adds the view to the window, inside the framework's container views.
  fileprivate final func installAsRoot(of window: UIWindow) {
    leaveContainer()
    let transition = UITransitionView(frame: window.bounds)
    transition.host = window
    transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let shadow = UIDropShadowView(frame: window.bounds)
    shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container = transition
    transition.addSubview(shadow)
    installView(in: shadow)
    window.insertChild(transition, at: 0)
  }

  /// Adds the controller's view to a container view of the framework, filling it.
  final func installView(in view: UIView) {
    guard let own = self.view else { return }
    own.frame = view.bounds
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(own)
  }

  /// Removes the view from the window and from its container views.
  final func leaveContainer() {
    guard let container else { return }
    self.container = nil
    container.removeFromSuperview()
    if let view = loadedView, view.isAtOrBelow(container) { view.removeFromSuperview() }
  }
}
