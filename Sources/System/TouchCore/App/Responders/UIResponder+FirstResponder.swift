// SPDX-License-Identifier: Apache-2.0

// Each window has at most one first responder; events go to that of the key window.

extension UIResponder {
  /// The window that the responder belongs to: that of its view or, without one, of the first in the chain
  /// that has one.
  final var hostWindow: UIWindow? {
    for responder in ResponderChain(from: self) {
      if let window = responder.responderWindow { return window }
      if responder is UIView || responder is UIViewController { return nil }
    }
    return nil
  }

  final var isFirst: Bool {
    hostWindow?.storedFirstResponder === self
  }

  final func becomeFirst() -> Bool {
    if isFirst { return true }
    guard canBecomeFirstResponder else { return refuse("canBecomeFirstResponder is false") }
    guard let window = hostWindow else { return refuse("it is in no window") }
    if let present = window.storedFirstResponder {
      guard present.resignFirstResponder() else { return refuse("the first responder does not resign") }
    }
    // The callbacks may have changed anything.
    guard hostWindow === window else { return refuse("it left the window") }
    if let present = window.storedFirstResponder, present !== self { window.dropFirstResponder() }
    // The previous one may have taken it back, as a field does while its text is invalid.
    guard window.storedFirstResponder == nil, hostWindow === window else {
      return isFirst ? true : refuse("another responder became first meanwhile, or it left the window")
    }
    window.storedFirstResponder = self
    report(ResponderFact.became, in: window)
    InputViews.update(for: window)
    return true
  }

  final func resignFirst() -> Bool {
    guard isFirst, let window = hostWindow else { return true }
    guard canResignFirstResponder else { return refuse("canResignFirstResponder is false") }
    window.dropFirstResponder()
    return true
  }

  private func refuse(_ why: String) -> Bool {
    if let application = hostWindow?.application ?? UIApplication.current {
      application.report(.responder(.refused(application.names.name(of: self), why)))
    }
    return false
  }

  private func report(_ change: (StableName) -> ResponderFact, in window: UIWindow) {
    guard let application = window.application else { return }
    application.report(.responder(change(application.names.name(of: self))))
  }
}

extension UIWindow {
  /// The responder that presses, motion and actions in this window begin with.
  package final var firstResponder: UIResponder? { storedFirstResponder }

  /// Removes the first responder.
  final func dropFirstResponder() {
    guard let present = storedFirstResponder else { return }
    storedFirstResponder = nil
    if let application { application.report(.responder(.resigned(application.names.name(of: present)))) }
    (present as? any FirstResponderWatching)?.lostFirstResponder()
    InputViews.update(for: self)
  }

  /// Ends the touches, the presses and the first responder in a view that is about to leave its window, and
  /// in its subtree.
  final func isLosing(_ view: UIView) {
    if mayHaveInput {
      application?.cancelPresses(leaving: view)
      // A callback may have changed that.
      application?.cancelTouches(leaving: view)
    }
    guard let first = storedFirstResponder, first.lives(in: view) else { return }
    // Asked, as in UIKit, and forced if it refuses.
    first.resignFirstResponder()
    if storedFirstResponder === first { dropFirstResponder() }
  }

  /// Removes a first responder that became it while its view was about to leave, now that the view has left.
  final func hasLost(_ view: UIView) {
    if let first = storedFirstResponder, first.lives(in: view) { dropFirstResponder() }
  }
}

/// A responder that does something when it is no longer the first of its window.
package protocol FirstResponderWatching: UIResponder {
  /// Called after the responder stopped being the first, by itself or forced.
  func lostFirstResponder()
}

extension UIResponder {
  /// Whether the responder is `view` or below it, or a controller of such a view.
  final func lives(in view: UIView) -> Bool {
    for responder in ResponderChain(from: self) {
      if let own = responder as? UIView { return own.isAtOrBelow(view) }
      if let controller = responder as? UIViewController, let own = controller.loadedView {
        return own.isAtOrBelow(view)
      }
    }
    return false
  }
}
