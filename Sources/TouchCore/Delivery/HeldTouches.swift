// SPDX-License-Identifier: Apache-2.0

/// Touches kept back from their views while recognizers that delay them are undecided.
struct HeldTouches {
  let application: UIApplication

  /// Whether a recognizer that delays the began of `touch` is still undecided.
  static func holdsBegan(of touch: UITouch) -> Bool {
    touch.recognizers.any { $0.storedState == .possible && $0.delaysTouchesBegan }
  }

  /// Whether a recognizer that delays the end of `touch` is still undecided.
  static func holdsEnd(of touch: UITouch) -> Bool {
    touch.recognizers.any { $0.storedState == .possible && $0.delaysTouchesEnded }
  }

  /// Takes the touches of a recognizer that recognized from their views.
  func take(touchesOf winner: UIGestureRecognizer) {
    winner.sequence.each { touch in
      guard touch.progress != .over else { return }
      if touch.progress == .held || touch.progress == .waiting {
        guard winner.delaysTouchesBegan || winner.cancelsTouchesInView else { return }
        touch.progress = .over
        application.report(
          .delivery(.discarded(touch: touch.number, by: application.names.name(of: winner))))
      } else if winner.cancelsTouchesInView {
        touch.wasTaken = true
      }
    }
    if winner.cancelsTouchesInView {
      TouchCancellation(application: application).cancel(winner.sequence, takenBy: winner)
    }
    application.registry.forgetSettled()
  }

  /// Hands over what nobody holds any more: of fingers that are down, then of those that have lifted.
  func release() {
    let registry = application.registry
    if application.gestures.hasOwnDelays {
      registry.touches.each { registry.mayRelease($0) }
      registry.lifted.each { registry.mayRelease($0) }
    }
    registry.releasable.start()
    while let touch = registry.releasable.next() {
      touch.mayBeReleased = false
      release(touch)
    }
    registry.forgetSettled()
  }

  private func release(_ touch: UITouch) {
    if touch.progress == .held, !Self.holdsBegan(of: touch) { begin(touch) }
    if touch.progress == .begun, touch.storedPhase == .ended, !touch.isNews { touch.progress = .endHeld }
    if touch.progress == .endHeld, !Self.holdsEnd(of: touch) { end(touch) }
  }

  private func begin(_ touch: UITouch) {
    guard let view = touch.storedView, view.storedWindow != nil, view.storedWindow === touch.storedWindow
    else {
      return Self.giveUp(touch, because: .leftWindow, in: application)
    }
    touch.progress = .begun
    hand(.began, touch, to: view)
  }

  /// Keeps a touch whose began is held from its view for good.
  static func giveUp(
    _ touch: UITouch, because refusal: DeliveryFact.Refusal, in application: UIApplication
  ) {
    touch.progress = .over
    guard let view = touch.storedView else { return }
    application.report(
      .delivery(.refused(touch: touch.number, view: application.names.name(of: view), because: refusal)))
  }

  private func end(_ touch: UITouch) {
    let delay = application.tuning.endedHoldAfterFailure
    if delay > 0, touch.endTimer == nil {
      touch.endTimer = application.timers.schedule(at: application.clock.now + delay, "held end of touch") {
        [weak application, weak touch] in
        guard let application, let touch else { return }
        if touch.progress == .endHeld { HeldTouches(application: application).end(touch, now: true) }
        application.registry.forgetSettled()
      }
      return
    }
    if delay == 0 { end(touch, now: true) }
  }

  private func end(_ touch: UITouch, now: Bool) {
    guard let view = touch.storedView, touch.progress != .over else { return }
    touch.progress = .over
    hand(.ended, touch, to: view)
  }

  /// The touch shows the phase the view hears of, whatever it does by now.
  private func hand(_ phase: UITouch.Phase, _ touch: UITouch, to view: UIView) {
    application.report(
      .delivery(.handed(to: application.names.name(of: view), phase, touches: [touch.number])))
    let real = touch.storedPhase
    touch.storedPhase = phase
    let event = application.registry.event(of: touch, among: [touch], at: application.clock.now)
    UITouch.hand(phase, touch.alone, with: event, to: view)
    if touch.storedPhase == phase { touch.storedPhase = real }
  }
}

extension GestureEnvironment {
  /// Notes that a recognizer may hold back the touches of its gesture no more.
  @inline(__always)
  func releaseTouches(of recognizer: UIGestureRecognizer) {
    recognizer.sequence.each { touch in
      if touch.progress == .held || touch.progress == .endHeld { application.registry.mayRelease(touch) }
    }
  }
}

extension UIGestureRecognizer {
  /// Notes that a property that holds touches back was set.
  final func noteDelays() {
    environment?.releaseTouches(of: self)
  }
}
