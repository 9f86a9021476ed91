// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

extension UIWindowScene {
  /// How the interface is turned; at first upright, or with the home button on the right on a screen that is
  /// wider than it is high.
  public var interfaceOrientation: UIInterfaceOrientation {
    if let known = surroundings.orientation { return known }
    let bounds = storedScreen.storedBounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// Turns the interface as turning the device does, if the application and the front controller support it.
  ///
  /// Where the sides of the screen change places, the windows that fill it get the new size. Their
  /// controllers receive ``UIViewController/willTransition(to:with:)``, if a size class changes, and
  /// ``UIViewController/viewWillTransition(to:with:)`` before, and the animations that they add run for the
  /// time of a transition.
  public final func follow(_ orientation: UIInterfaceOrientation) {
    surroundings.held = orientation
    guard orientation != interfaceOrientation, let controller = controllerInFront,
      controller.shouldAutorotate,
      supportedOrientations.contains(UIInterfaceOrientationMask(orientation))
    else { return }
    turn(to: orientation)
  }

  /// Turns the interface if its orientation is no longer supported: as the device is held, else to the first
  /// that is.
  final func settleOrientation() {
    let supported = supportedOrientations
    func supports(_ one: UIInterfaceOrientation) -> Bool {
      supported.contains(UIInterfaceOrientationMask(one))
    }
    if let held = surroundings.held, supports(held) { return turn(to: held) }
    guard !supports(interfaceOrientation) else { return }
    let all: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    if let first = all.first(where: supports) { turn(to: first) }
  }

  /// The controller that decides about the orientation: the one presented last over the screen.
  private var controllerInFront: UIViewController? {
    let windows = orderedWindows.filter { !$0.isHidden && $0.storedWindowLevel == .normal }
    var controller = (windows.last { $0.isKey } ?? windows.last)?.rootViewController
    while let presented = controller?.storedPresented { controller = presented }
    return controller
  }

  private var supportedOrientations: UIInterfaceOrientationMask {
    guard let controller = controllerInFront else { return .all }
    let supported = controller.supportedInterfaceOrientations
    guard let application else { return supported }
    return supported.intersection(
      application.supportedInterfaceOrientations(for: controller.loadedView?.storedWindow))
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    let old = interfaceOrientation
    guard orientation != old else { return }
    let size = storedScreen.storedBounds.size
    let changesSides = orientation.isLandscape != old.isLandscape
    var frame = statusBar.statusBarFrame
    if changesSides, !statusBar.isStatusBarHidden { frame.size.width = size.height }
    withStatusBarNotifications(orientation: orientation, frame: frame) {
      surroundings.orientation = orientation
      if changesSides { resize(to: CGSize(width: size.height, height: size.width)) }
    }
  }

  /// Gives the screen a new size, and the windows that fill it.
  ///
  /// A backend calls it when the window of its desktop has another size. UIKit has no counterpart.
  public final func resize(to size: CGSize) {
    guard let application else { return }
    let (old, before) = (storedScreen.storedBounds, traitsInEffect)
    let new = CGRect(origin: old.origin, size: size)
    let traits = UITraitCollection.of(bounds: new, scale: storedScreen.storedScale)
    let after = traits.overridden(by: surroundings.traitOverrides)
    let changesClass =
      before.horizontalSizeClass != after.horizontalSizeClass
      || before.verticalSizeClass != after.verticalSizeClass
    let filling = orderedWindows.filter { $0.frame == old }
    var contexts: [TransitionContext] = []
    for window in filling {
      guard let root = window.rootViewController else { continue }
      let side = TransitionContext.Side(
        controller: root, view: root.loadedView, initialFrame: old, finalFrame: new)
      let context = TransitionContext(from: side, to: side, in: window, style: .none, on: application)
      contexts.append(context)
      root.ensuredSurroundings.sizeTransition = context
      if changesClass { root.willTransition(to: after, with: context) }
      root.viewWillTransition(to: size, with: context)
    }
    storedScreen.storedBounds = new
    storedScreen.storedTraitCollection = traits
    for window in filling { window.frame = new }
    TraitChange.announce(to: self, from: before, to: after)
    for window in filling { window.layoutIfNeeded() }
    for context in contexts { context.beginAlongside() }
    let due = application.clock.now + application.tuning.transitionDuration
    application.timers.schedule(at: due, "transition") {
      for context in contexts {
        if let root = context.to.controller, root.surroundings?.sizeTransition === context {
          root.surroundings?.sizeTransition = nil
        }
        context.finish()
      }
    }
  }
}

extension UIViewController {
  /// Tells children and presented controllers that the size will change.
  final func passOnSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
    presentationOfAnother?.viewWillTransition(to: size, with: coordinator)
  }

  /// Tells children and presented controllers that the traits will change.
  final func passOnTraits(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: traits, with: coordinator) }
    presentationOfAnother?.willTransition(to: traits, with: coordinator)
  }

  /// What lays out the controller that this one presents.
  private final var presentationOfAnother: UIPresentationController? {
    storedPresented?.presentation?.controller
  }
}
