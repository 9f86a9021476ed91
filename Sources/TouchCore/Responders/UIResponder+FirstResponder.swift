// SPDX-License-Identifier: Apache-2.0

// Each window has at most one first responder; that of the key window is the one that counts.

extension UIResponder {
  /// The window the responder belongs to: that of its view or, where it has none, of the first in the chain
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
    // Whoever resigned may have changed anything.
    guard hostWindow === window else { return refuse("it left the window") }
    if let present = window.storedFirstResponder, present !== self { window.dropFirstResponder() }
    // Whoever has been told of its end may have taken it back, as a field does that is left before it is valid.
    guard window.storedFirstResponder == nil, hostWindow === window else {
      return isFirst ? true : refuse("another responder became first meanwhile, or it left the window")
    }
    window.storedFirstResponder = self
    report(ResponderFact.became, in: window)
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

  /// Takes being first from whoever is.
  final func dropFirstResponder() {
    guard let present = storedFirstResponder else { return }
    storedFirstResponder = nil
    if let application { application.report(.responder(.resigned(application.names.name(of: present)))) }
    (present as? any FirstResponderWatching)?.lostFirstResponder()
  }

  /// Takes from a view that is about to leave the window, and from all below it, what only those in a window
  /// have: touches, presses and being first.
  final func isLosing(_ view: UIView) {
    application?.cancelPresses(leaving: view)
    application?.cancelTouches(leaving: view)
    guard let first = storedFirstResponder, first.lives(in: view) else { return }
    // Asked as UIKit asks, and taken from one that refuses.
    first.resignFirstResponder()
    if storedFirstResponder === first { dropFirstResponder() }
  }

  /// Takes being first from what became it while its view was about to leave, now that the view has left.
  final func hasLost(_ view: UIView) {
    if let first = storedFirstResponder, first.lives(in: view) { dropFirstResponder() }
  }
}

/// A responder that has something to end when it is no longer the first of its window.
package protocol FirstResponderWatching: UIResponder {
  /// Called after the responder stopped being the first, by itself or because it was made to.
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
