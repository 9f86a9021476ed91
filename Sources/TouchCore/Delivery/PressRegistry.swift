// SPDX-License-Identifier: Apache-2.0

/// The buttons and keys that are down.
final class PressRegistry {
  /// What the registry remembers.
  private struct State {
    var presses: [UIPress] = []
    var event: UIPressesEvent?
    var ignoredContacts: Set<Int> = []
    var lifted: [UIPress] = []
    /// How many presses have begun.
    var count = 0
    /// The presses that are down by the identifiers of their source.
    var byID: [Int: UIPress] = [:]
  }

  @exclusivity(unchecked) private var state = State()

  /// The presses in the order in which they began.
  var presses: [UIPress] { state.presses }
  /// The event they are in; one from the first press down to the last one up.
  var event: UIPressesEvent? { state.event }
  /// Presses that were cancelled and whose button is still down; nobody gets what they do.
  var ignoredContacts: Set<Int> { state.ignoredContacts }
  /// Presses whose buttons are up and whose responders have not heard of it, because recognizers are undecided.
  var lifted: [UIPress] { state.lifted }

  /// Whether there is any press that somebody has not heard the end of.
  var isInUse: Bool { !state.presses.isEmpty || !state.lifted.isEmpty }

  /// Whether any button has gone up, or was taken away, in the present frame.
  var hasEnds: Bool { state.presses.contains(where: \.isUp) }

  /// Whether a press has not been let go of.
  func holds(_ press: UIPress) -> Bool { state.byID[press.contactID] === press }

  /// The event that a press is in; one of its own if its button was let go since.
  func event(of press: UIPress, at time: TimeInterval) -> UIPressesEvent {
    if let event = state.event, holds(press) { return event }
    let event = UIPressesEvent(timestamp: state.event?.timestamp ?? time)
    event.presses = [press]
    return event
  }

  /// The press of a button that is down.
  func press(of id: Int) -> UIPress? { state.byID[id] }

  /// Makes the press of a button that went down.
  func begin(_ report: PressReport) -> UIPress {
    state.count += 1
    let press = UIPress()
    press.number = state.count
    press.contactID = report.id
    press.storedType = report.type
    press.storedKey = report.key
    state.presses.append(press)
    state.byID[report.id] = press
    state.ignoredContacts.remove(report.id)
    let event = state.event ?? UIPressesEvent(timestamp: 0)
    state.event = event
    event.presses.append(press)
    return press
  }

  /// Lets go of presses that are over.
  func end(where isOver: (UIPress) -> Bool) {
    for press in state.presses where isOver(press) {
      press.advance(.lifted)
      if press.deliveryState.isHeld {
        press.needsDelivery = false
        state.lifted.append(press)
      } else {
        press.advance(.forgotten)
      }
    }
    let before = state.presses
    state.presses.removeAll(where: isOver)
    if state.presses.count < before.count {
      for press in before where isOver(press) { state.byID[press.contactID] = nil }
    }
    state.event?.presses = state.presses
    if state.presses.isEmpty { state.event = nil }
    withExtendedLifetime(before) {}
  }

  /// Lets go of lifted presses of which there is nothing more to tell.
  func forgetSettled() {
    guard !state.lifted.isEmpty else { return }
    // Held until the list is in order: with a press its view may go, and run anybody's code.
    let before = state.lifted
    state.lifted.removeAll { $0.deliveryState == .finished }
    withExtendedLifetime(before) {}
  }

  /// Notes that what a button does until it is let go is nobody's.
  func ignoreUntilLifted(_ id: Int) {
    state.ignoredContacts.insert(id)
  }

  /// Forgets an ignored button that was let go.
  func stopIgnoring(_ id: Int) {
    state.ignoredContacts.remove(id)
  }
}
