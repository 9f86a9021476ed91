// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Reports what a step decided about one touch.
  ///
  /// The call of its view is reported by the caller, once for all touches of the call.
  @inline(never)
  final func report(
    _ transition: DeliveryTransition, of touch: UITouch, because refusal: DeliveryFact.Refusal? = nil,
    by winner: UIGestureRecognizer? = nil
  ) {
    guard Observation.isOn, let fact = fact(for: transition.report, of: touch, refusal, winner) else {
      return
    }
    report(.delivery(fact))
  }

  private func fact(
    for decision: DeliveryTransition.Report, of touch: UITouch, _ refusal: DeliveryFact.Refusal?,
    _ winner: UIGestureRecognizer?
  ) -> DeliveryFact? {
    switch decision {
    case .held:
      touch.storedView.map { .held(touch: touch.number, view: names.name(of: $0), touch.storedPhase) }
    case .beganWithheld: refused(touch, .beganWithheld)
    case .cancelledWhileHeld: refused(touch, .cancelledWhileHeld)
    case .refused: refusal.flatMap { refused(touch, $0) }
    case .discarded: winner.map { .discarded(touch: touch.number, by: names.name(of: $0)) }
    case .unrouted: .nobody(touch: touch.number)
    case .nothing, .handed, .taken, .cancelled: nil
    }
  }

  private func refused(_ touch: UITouch, _ refusal: DeliveryFact.Refusal) -> DeliveryFact? {
    touch.storedView.map { .refused(touch: touch.number, view: names.name(of: $0), because: refusal) }
  }

  /// Reports what a step decided about one press.
  final func report(_ transition: DeliveryTransition, of press: UIPress) {
    guard Observation.isOn, let fact = fact(for: transition.report, of: press) else { return }
    report(.event(fact))
  }

  private func fact(for decision: DeliveryTransition.Report, of press: UIPress) -> EventFact? {
    switch decision {
    case .held:
      press.responder.map {
        .held(.presses, "\(press.phase) \(press.number)", from: names.name(of: $0))
      }
    case .beganWithheld: .dropped(.presses, because: "its began was not passed on by sendEvent")
    case .discarded:
      .dropped(.presses, because: "a gesture took press \(press.number) before its responder got it")
    case .unrouted: .dropped(.presses, because: "the application is not active")
    case .nothing, .handed, .refused, .cancelledWhileHeld, .taken, .cancelled: nil
    }
  }
}
