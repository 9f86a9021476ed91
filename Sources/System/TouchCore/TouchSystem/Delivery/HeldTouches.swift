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

  /// Whether a recognizer holds back what a touch does in `phase`: its began or its end.
  @inline(__always)
  static func holds(_ phase: UITouch.Phase, of touch: UITouch) -> Bool {
    phase == .began ? holdsBegan(of: touch) : holdsEnd(of: touch)
  }

  /// Withdraws the touches of a recognizer that has recognized from their views.
  ///
  /// Path of a touch: step 11.
  func withdraw(touchesOf winner: UIGestureRecognizer) {
    winner.sequence.each { touch in
      if touch.deliveryState.isBeforeBegan {
        guard winner.delaysTouchesBegan || winner.cancelsTouchesInView else { return }
        application.report(touch.advance(.taken), of: touch, by: winner)
        application.touchWatcher?.touch(touch, isTakenBy: winner)
      } else if touch.deliveryState != .finished, winner.cancelsTouchesInView {
        touch.state.wasTaken = true
        application.touchWatcher?.touch(touch, isTakenBy: winner)
      }
    }
    if winner.cancelsTouchesInView {
      TouchCancellation(application: application).cancel(winner.sequence, takenBy: winner)
    }
    application.registry.forgetSettled()
  }

  /// Delivers what no recognizer holds any more: of fingers that are down, then of those that have lifted.
  ///
  /// Path of a touch: step 16.
  func release() {
    let registry = application.registry
    if application.gestures.state.hasOwnDelays {
      registry.touches.each { registry.mayRelease($0) }
      registry.lifted.each { registry.mayRelease($0) }
    }
    registry.state.releasable.start()
    while let touch = registry.state.releasable.next() {
      touch.state.registration.mayBeReleased = false
      release(touch)
    }
    registry.forgetSettled()
  }

  /// Delivers the began of a touch, then its end, unless a recognizer holds them.
  ///
  /// Path of a touch: step 16.
  private func release(_ touch: UITouch) {
    if touch.deliveryState.isBeganHeld { releaseBegan(of: touch) }
    if touch.hasEndToRelease { releaseEnd(of: touch) }
  }

  /// Delivers a began that no recognizer holds any more.
  ///
  /// Path of a touch: step 16.
  private func releaseBegan(of touch: UITouch) {
    guard !Self.holdsBegan(of: touch) else { return }
    guard let view = touch.storedView, view.storedWindow != nil, view.storedWindow === touch.storedWindow
    else {
      return application.report(touch.advance(.refused), of: touch, because: .leftWindow)
    }
    touch.advance(.released)
    hand(.began, touch, to: view)
  }

  /// Delivers an end that no recognizer holds, after a delay if the tuning has one.
  ///
  /// Path of a touch: step 16.
  private func releaseEnd(of touch: UITouch) {
    let (isHeld, delay) = (Self.holdsEnd(of: touch), application.tuning.endedHoldAfterFailure)
    if touch.advance(.released, isHeld: isHeld || delay != 0).call == .ended { return end(touch) }
    guard !isHeld, delay > 0, touch.state.endTimer == nil else { return }
    touch.state.endTimer = application.timers.schedule(at: application.clock.now + delay, "held end of touch")
    {
      [weak application, weak touch] in
      guard let application, let touch else { return }
      if touch.deliveryState == .endHeld, touch.advance(.released).call == .ended {
        HeldTouches(application: application).end(touch)
      }
      application.registry.forgetSettled()
    }
  }

  private func end(_ touch: UITouch) {
    if let view = touch.storedView { hand(.ended, touch, to: view) }
  }

  /// Calls the view; the touch shows the phase of the call, whatever it does by now.
  ///
  /// Path of a touch: step 16.
  private func hand(_ phase: UITouch.Phase, _ touch: UITouch, to view: UIView) {
    application.report(
      .delivery(.handed(to: application.names.name(of: view), phase, touches: [touch.number])))
    let real = touch.storedPhase
    touch.storedPhase = phase
    let event = application.registry.event(of: touch, among: [touch], at: application.clock.now)
    UITouch.hand(phase, touch.state.registration.singletonSet, with: event, to: view)
    if touch.storedPhase == phase { touch.storedPhase = real }
  }
}

extension GestureEnvironment {
  /// Notes that a recognizer may no longer hold back the touches of its gesture.
  @inline(__always)
  func releaseTouches(of recognizer: UIGestureRecognizer) {
    // Asked first, because a loop that only asks retains nothing.
    guard recognizer.sequence.any({ $0.deliveryState.isHeld }) else { return }
    recognizer.sequence.each { touch in
      if touch.deliveryState.isHeld { application.registry.mayRelease(touch) }
    }
  }
}

extension UIGestureRecognizer {
  /// Notes that a property that holds touches back was set.
  final func noteDelays() {
    environment?.releaseTouches(of: self)
  }
}
