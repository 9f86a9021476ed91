// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import TouchCore

/// A responder of a random run: it books what it gets, and does what was planned for it.
protocol RunResponder: UIResponder {
  var world: TouchRunWorld? { get }
  var number: Int { get }
}

extension RunResponder {
  func meet(_ moment: ProbeMoment) {
    world?.meet(moment, number)
  }

  func book(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    world?.ledger.book(phase, touches, with: event, to: self, number)
  }

  /// Calls super, and checks whom that reaches.
  func pass(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ body: () -> Void) {
    guard let world else { return body() }
    world.ledger.passing(phase, touches, from: self, body)
  }
}

/// What all probes but the plain ones share: the callbacks of the hierarchy.
class RunView: UIView, RunResponder {
  weak var world: TouchRunWorld?
  var number = 0

  override func willMove(toWindow newWindow: UIWindow?) { meet(.willMoveToWindow) }
  override func didMoveToWindow() { meet(.didMoveToWindow) }
  override func willMove(toSuperview newSuperview: UIView?) { meet(.willMoveToSuperview) }
  override func didMoveToSuperview() { meet(.didMoveToSuperview) }
  override func didAddSubview(_ subview: UIView) { meet(.didAddSubview) }
  override func willRemoveSubview(_ subview: UIView) { meet(.willRemoveSubview) }
  override func layoutSubviews() { meet(.layout) }
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.ledger.book(.began, presses, number)
    meet(.began)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.ledger.book(.changed, presses, number)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.ledger.book(.ended, presses, number)
    meet(.ended)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.ledger.book(.cancelled, presses, number)
    meet(.cancelled)
  }
}

final class ForwardingProbe: RunView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.began, touches, event)
    meet(.began)
    pass(.began, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.moved, touches, event)
    meet(.moved)
    pass(.moved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.ended, touches, event)
    meet(.ended)
    pass(.ended, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.cancelled, touches, event)
    meet(.cancelled)
    pass(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
}

class ForwardingFirstProbe: RunView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.began, touches, event)
    pass(.began, touches) { super.touchesBegan(touches, with: event) }
    meet(.began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.moved, touches, event)
    pass(.moved, touches) { super.touchesMoved(touches, with: event) }
    meet(.moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.ended, touches, event)
    pass(.ended, touches) { super.touchesEnded(touches, with: event) }
    meet(.ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.cancelled, touches, event)
    pass(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    meet(.cancelled)
  }
}

final class AskedProbe: ForwardingFirstProbe {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    meet(.hitTest)
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    meet(.pointInside)
    return super.point(inside: point, with: event)
  }
}

final class KeepingProbe: RunView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.began, touches, event)
    meet(.began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.moved, touches, event)
    meet(.moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.ended, touches, event)
    meet(.ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.cancelled, touches, event)
    meet(.cancelled)
  }
}

final class RunWindow: UIWindow, RunResponder {
  weak var world: TouchRunWorld?
  var number = 0
  var withheld = 0

  override func sendEvent(_ event: UIEvent) {
    meet(.windowSends)
    guard withheld == 0 else {
      withheld -= 1
      return
    }
    super.sendEvent(event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.began, touches, event)
    pass(.began, touches) { super.touchesBegan(touches, with: event) }
    meet(.began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.moved, touches, event)
    pass(.moved, touches) { super.touchesMoved(touches, with: event) }
    meet(.moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.ended, touches, event)
    pass(.ended, touches) { super.touchesEnded(touches, with: event) }
    meet(.ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.cancelled, touches, event)
    pass(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
    meet(.cancelled)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.ledger.book(.began, presses, number)
    meet(.began)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.ledger.book(.changed, presses, number)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.ledger.book(.ended, presses, number)
    meet(.ended)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.ledger.book(.cancelled, presses, number)
    meet(.cancelled)
  }
}

final class RunApplication: UIApplication, RunResponder {
  weak var world: TouchRunWorld?
  let number = -1
  /// Its place among the applications of the run.
  var place = 0
  var withheld = 0
  private var depth = 0

  isolated deinit { world?.went(self) }

  override func sendEvent(_ event: UIEvent) {
    if depth == 0 { world?.ledger.event += 1 }
    depth += 1
    world?.dispatching.append(place)
    defer {
      depth -= 1
      world?.dispatching.removeLast()
    }
    meet(.applicationSends)
    world?.ledger.tick(event, in: place)
    guard withheld == 0 else {
      withheld -= 1
      return
    }
    super.sendEvent(event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.began, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.moved, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.ended, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(.cancelled, touches, event)
  }
}
