// SPDX-License-Identifier: Apache-2.0

/// Presses kept back from their responders while recognizers that delay them are undecided.
///
/// The properties whose names mention touches apply to presses, too, as UIKit's headers say.
struct HeldPresses {
  let application: UIApplication

  private var registry: PressRegistry { application.pressRegistry }

  static func holdsBegan(of press: UIPress) -> Bool { HeldTouches.holdsBegan(of: press.standIn) }

  static func holdsEnd(of press: UIPress) -> Bool { HeldTouches.holdsEnd(of: press.standIn) }

  /// Whether a recognizer holds back what a press does in `phase`: its began or its end.
  static func holds(_ phase: UIPress.Phase, of press: UIPress) -> Bool {
    phase == .began ? holdsBegan(of: press) : holdsEnd(of: press)
  }

  /// Withdraws the presses of a recognizer that has recognized from their responders.
  func withdraw(pressesOf winner: UIGestureRecognizer) {
    for press in registry.presses + registry.lifted
    where press.deliveryState != .finished && winner.sequence.contains(where: { $0 === press.standIn }) {
      if press.deliveryState.isBeforeBegan {
        guard winner.delaysTouchesBegan || winner.cancelsTouchesInView else { continue }
        application.report(press.advance(.taken), of: press)
      } else if winner.cancelsTouchesInView {
        // The press shows as cancelled during the responder's call; for others it goes on.
        let phase = press.phase
        press.isOverForResponderOnly = !press.isUp
        PressDelivery(application: application).cancel([press], because: .gestureRecognized)
        press.isOverForResponderOnly = false
        if registry.holds(press) { press.storedPhase = phase }
      }
    }
    registry.forgetSettled()
  }

  /// Delivers what no recognizer holds any more.
  func release() {
    for press in registry.presses + registry.lifted { release(press) }
    registry.forgetSettled()
  }

  private func release(_ press: UIPress) {
    if press.deliveryState.isBeganHeld { releaseBegan(of: press) }
    if press.hasEndToRelease, press.advance(.released, isHeld: Self.holdsEnd(of: press)).call == .ended {
      hand(.ended, press)
    }
  }

  /// Delivers a began that no recognizer holds any more; the caller delivers what the button does now.
  func releaseBegan(of press: UIPress) {
    if press.advance(.released, isHeld: Self.holdsBegan(of: press)).call == .began { hand(.began, press) }
  }

  /// Calls the responder; the press shows the phase of the call, whatever it does by now.
  private func hand(_ phase: UIPress.Phase, _ press: UIPress) {
    guard let responder = press.responder else { return }
    PressDelivery(application: application).report(phase, [press], to: responder)
    let real = press.phase
    press.storedPhase = phase
    UIPress.hand(phase, [press], with: registry.event(of: press, at: application.clock.now), to: responder)
    if press.phase == phase { press.storedPhase = real }
  }
}
