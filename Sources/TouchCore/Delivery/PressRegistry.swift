// SPDX-License-Identifier: Apache-2.0

/// The buttons and keys that are down.
final class PressRegistry {
  /// The presses in the order in which they began.
  @exclusivity(unchecked) private(set) var presses: [UIPress] = []
  /// The event they are in; one from the first press down to the last one up.
  private(set) var event: UIPressesEvent?
  /// Presses that were cancelled and whose button is still down; nobody gets what they do.
  private(set) var ignoredContacts: Set<Int> = []
  /// Presses whose buttons are up and whose responders have not heard of it, because recognizers are undecided.
  @exclusivity(unchecked) private(set) var lifted: [UIPress] = []
  private var count = 0
  /// The presses that are down by the identifiers of their source.
  private var byID: [Int: UIPress] = [:]

  /// Whether there is any press that somebody has not heard the end of.
  var isInUse: Bool { !presses.isEmpty || !lifted.isEmpty }

  /// Whether any button has gone up, or was taken away, in the present frame.
  var hasEnds: Bool { presses.contains(where: \.isUp) }

  /// Whether a press has not been let go of.
  func holds(_ press: UIPress) -> Bool { byID[press.contactID] === press }

  /// The event that a press is in; one of its own if its button was let go since.
  func event(of press: UIPress, at time: TimeInterval) -> UIPressesEvent {
    if let event, holds(press) { return event }
    let event = UIPressesEvent(timestamp: event?.timestamp ?? time)
    event.presses = [press]
    return event
  }

  /// The press of a button that is down.
  func press(of id: Int) -> UIPress? { byID[id] }

  /// Makes the press of a button that went down.
  func begin(_ report: PressReport) -> UIPress {
    count += 1
    let press = UIPress()
    press.number = count
    press.contactID = report.id
    press.storedType = report.type
    press.storedKey = report.key
    presses.append(press)
    byID[report.id] = press
    ignoredContacts.remove(report.id)
    let event = event ?? UIPressesEvent(timestamp: 0)
    self.event = event
    event.presses.append(press)
    return press
  }

  /// Lets go of presses that are over.
  func end(where isOver: (UIPress) -> Bool) {
    for press in presses where isOver(press) {
      press.advance(.lifted)
      if press.deliveryState.isHeld {
        press.needsDelivery = false
        lifted.append(press)
      } else {
        press.advance(.forgotten)
      }
    }
    let before = presses
    presses.removeAll(where: isOver)
    if presses.count < before.count {
      for press in before where isOver(press) { byID[press.contactID] = nil }
    }
    event?.presses = presses
    if presses.isEmpty { event = nil }
    withExtendedLifetime(before) {}
  }

  /// Lets go of lifted presses of which there is nothing more to tell.
  func forgetSettled() {
    guard !lifted.isEmpty else { return }
    // Held until the list is in order: with a press its view may go, and run anybody's code.
    let before = lifted
    lifted.removeAll { $0.deliveryState == .finished }
    withExtendedLifetime(before) {}
  }

  /// Notes that what a button does until it is let go is nobody's.
  func ignoreUntilLifted(_ id: Int) {
    ignoredContacts.insert(id)
  }

  /// Forgets an ignored button that was let go.
  func stopIgnoring(_ id: Int) {
    ignoredContacts.remove(id)
  }
}
