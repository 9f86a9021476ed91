// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// Removes a press from the gesture.
  final func drop(_ button: UIPress) {
    guard let index = presses.firstIndex(where: { $0 === button }) else { return }
    memory.presses.remove(at: index)
    memory.sequence.removeAll { $0 === button.standIn }
    leave(button.standIn)
    guard let environment = currentEnvironment else { return }
    environment.checkLater(self)
    environment.application.report(
      .gesture(.ignoredPress(press: button.number, by: environment.name(of: self))))
    environment.settleUnlessBusy()
  }

  final func beginTracking(_ press: UIPress) {
    memory.presses.append(press)
    join(press.standIn)
  }
}

extension UIPress {
  /// Whether the button was released or cancelled.
  var isUp: Bool { phase == .ended || (phase == .cancelled && !isOverForResponderOnly) }
}

extension GestureEnvironment {
  private static let pressPhases: [UIPress.Phase] = [.began, .changed, .ended, .cancelled]

  /// Shows the presses of an event that are in `window` to their recognizers, and sends the actions.
  func show(_ event: UIPressesEvent, in window: UIWindow) {
    guard !state.active.isEmpty else { return }
    let frame = application.frameNumber
    performTurn {
      for recognizer in lineup(event, frame, in: window) { show(event, frame, to: recognizer) }
    }
  }

  /// The recognizers of the presses that changed in this frame, those of the first press first, each once.
  private func lineup(_ event: UIPressesEvent, _ frame: Int, in window: UIWindow) -> [UIGestureRecognizer] {
    var lineup: [UIGestureRecognizer] = []
    var found: Set<ObjectIdentifier> = []
    for press in event.presses where press.changedInFrame == frame && press.window === window {
      for recognizer in press.standIn.recognizers.all
      where recognizer.memory.current.seenFrame != frame
        && found.insert(ObjectIdentifier(recognizer)).inserted
      {
        recognizer.memory.lineupIndex = lineup.count
        lineup.append(recognizer)
      }
    }
    return lineup
  }

  private func show(_ event: UIPressesEvent, _ frame: Int, to recognizer: UIGestureRecognizer) {
    guard recognizer.memory.current.seenFrame != frame, !recognizer.storedState.isOver else { return }
    recognizer.memory.current.seenFrame = frame
    recognizer.memory.buttonMask = event.storedButtonMask
    recognizer.memory.modifierFlags = event.storedModifierFlags
    for phase in Self.pressPhases {
      let presses = recognizer.presses.filter { $0.changedInFrame == frame && $0.phase == phase }
      guard !presses.isEmpty else { continue }
      application.report(
        .gesture(.shownPresses(name(of: recognizer), phase, presses: presses.map(\.number))))
      recognizer.receive(phase, Set(presses), with: event)
      guard !recognizer.storedState.isOver else { return }
    }
  }
}
