// SPDX-License-Identifier: Apache-2.0

/// Delivers presses to their responders, as touches are delivered to their views.
struct PressDelivery {
  let application: UIApplication

  private static let phases: [UIPress.Phase] = [.began, .changed, .ended, .cancelled]

  /// Calls each responder with its presses, in the order in which their first presses began.
  func deliver(_ event: UIPressesEvent, in window: UIWindow?) {
    let presses = event.presses
    // A began that no recognizer holds any more comes before what the button does now.
    for press in presses where press.window === window && press.deliveryState.isBeganHeld {
      if press.phase != .cancelled { HeldPresses(application: application).releaseBegan(of: press) }
    }
    for (index, press) in presses.enumerated() where press.window === window {
      guard let responder = press.responder,
        !presses[..<index].contains(where: { $0.responder === responder })
      else { continue }
      for phase in Self.phases {
        let due = presses.filter {
          $0.needsDelivery && $0.phase == phase && $0.responder === responder && isDue($0, phase)
        }
        guard !due.isEmpty else { continue }
        report(phase, due, to: responder)
        UIPress.hand(phase, Set(due), with: event, to: responder)
      }
    }
  }

  /// Whether the responder gets now what `press` does; it gets it once.
  private func isDue(_ press: UIPress, _ phase: UIPress.Phase) -> Bool {
    // While a responder gets a late began the press shows as began; an event that is sent again must not
    // repeat it.
    if phase == .began, press.deliveryState.isDelivering { return false }
    press.needsDelivery = false
    let transition = press.advance(DeliveryStep(phase), isHeld: HeldPresses.holds(phase, of: press))
    application.report(transition, of: press)
    return transition.call != .nothing
  }

  func report(_ phase: UIPress.Phase, _ presses: [UIPress], to responder: UIResponder) {
    let what = "\(phase) \(presses.map { String($0.number) }.joined(separator: ", "))"
    application.report(.event(.routed(.presses, what, to: application.names.name(of: responder))))
  }

  /// Cancels those of `presses` that were delivered to a responder.
  func cancel(_ presses: [UIPress], because cause: DeliveryFact.Cause) {
    for press in presses where press.deliveryState != .finished {
      let transition = press.advance(.revoked)
      press.needsDelivery = false
      guard transition.call == .cancelled, let responder = press.responder else { continue }
      application.report(
        .event(
          .cancelled(
            .presses, "\(press.number)", of: application.names.name(of: responder), because: cause)))
      press.storedPhase = .cancelled
      let event = application.pressRegistry.event(of: press, at: application.clock.now)
      responder.pressesCancelled([press], with: event)
    }
  }
}

extension UIApplication {
  /// Cancels every press in the windows of a scene; those buttons are ignored until they are released.
  final func cancelAllPresses(in scene: UIWindowScene, because cause: DeliveryFact.Cause) {
    cancelPresses(because: cause) { $0.window?.storedWindowScene === scene }
  }

  /// Cancels the presses of responders that are about to leave their window with `view`.
  final func cancelPresses(leaving view: UIView) {
    cancelPresses(because: .leftWindow) { $0.responder?.lives(in: view) == true }
  }

  private func cancelPresses(because cause: DeliveryFact.Cause, where goes: (UIPress) -> Bool) {
    let registry = pressRegistry
    guard registry.isInUse else { return }
    let gone = registry.presses.filter(goes)
    let lifted = registry.lifted.filter(goes)
    guard !gone.isEmpty || !lifted.isEmpty else { return }
    frameNumber += 1
    for press in gone {
      registry.ignoreUntilLifted(press.contactID)
      guard !press.isUp else { continue }
      press.isOverForResponderOnly = false
      press.storedPhase = .cancelled
      press.changedInFrame = frameNumber
      press.needsDelivery = false
    }
    holdingInput {
      gestures.dispatching {
        if let event = registry.event {
          for (index, press) in gone.enumerated() {
            guard let window = press.window, !gone[..<index].contains(where: { $0.window === window }) else {
              continue
            }
            gestures.show(event, in: window)
          }
        }
        for press in gone { gestures.checkLater(gesturesOf: press.standIn) }
        PressDelivery(application: self).cancel(gone + lifted, because: cause)
        let numbers = Set(gone.map(\.number))
        registry.end { numbers.contains($0.number) }
        registry.forgetSettled()
        gestures.state.needsCompletionCheck = true
        gestures.settle()
      }
    }
  }
}
