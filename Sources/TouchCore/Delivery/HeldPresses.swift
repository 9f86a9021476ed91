// SPDX-License-Identifier: Apache-2.0

/// Presses kept back from their responders while recognizers that delay them are undecided.
///
/// The properties that are named after touches count for presses too, as UIKit's headers say.
struct HeldPresses {
  let application: UIApplication

  private var registry: PressRegistry { application.pressRegistry }

  static func holdsBegan(of press: UIPress) -> Bool { HeldTouches.holdsBegan(of: press.standIn) }

  static func holdsEnd(of press: UIPress) -> Bool { HeldTouches.holdsEnd(of: press.standIn) }

  /// Takes the presses of a recognizer that recognized from their responders.
  func take(pressesOf winner: UIGestureRecognizer) {
    for press in registry.presses + registry.lifted
    where press.progress != .over && winner.sequence.contains(where: { $0 === press.standIn }) {
      if press.progress == .held || press.progress == .waiting {
        guard winner.delaysTouchesBegan || winner.cancelsTouchesInView else { continue }
        press.progress = .over
        application.report(
          .event(
            .dropped(.presses, because: "a gesture took press \(press.number) before its responder got it")))
      } else if winner.cancelsTouchesInView {
        // The press shows as cancelled while the responder hears of it; for others it goes on.
        let phase = press.phase
        press.isOverForResponderOnly = !press.isUp
        PressDelivery(application: application).cancel([press], because: .gestureRecognized)
        press.isOverForResponderOnly = false
        if registry.holds(press) { press.storedPhase = phase }
      }
    }
    registry.forgetSettled()
  }

  /// Hands over what nobody holds any more.
  func release() {
    for press in registry.presses + registry.lifted { release(press) }
    registry.forgetSettled()
  }

  private func release(_ press: UIPress) {
    if press.progress == .held, !Self.holdsBegan(of: press) { begin(press) }
    if press.progress == .begun, press.phase == .ended, !press.isNews { press.progress = .endHeld }
    if press.progress == .endHeld, !Self.holdsEnd(of: press) { end(press) }
  }

  /// Hands over a held began; what the button does now is for the caller.
  func begin(_ press: UIPress) {
    press.progress = .begun
    hand(.began, press)
  }

  private func end(_ press: UIPress) {
    press.progress = .over
    hand(.ended, press)
  }

  /// The press shows the phase the responder hears of, whatever it does by now.
  private func hand(_ phase: UIPress.Phase, _ press: UIPress) {
    guard let responder = press.responder else { return }
    PressDelivery(application: application).report(phase, [press], to: responder)
    let real = press.phase
    press.storedPhase = phase
    UIPress.hand(phase, [press], with: registry.event(of: press, at: application.clock.now), to: responder)
    if press.phase == phase { press.storedPhase = real }
  }
}
