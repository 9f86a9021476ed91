// SPDX-License-Identifier: Apache-2.0
import Foundation

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

  @safe @exclusivity(unchecked) private var state = State()

  /// The presses in the order in which they began.
  var presses: [UIPress] { state.presses }
  /// The event they are in; one from the first press down to the last one up.
  var event: UIPressesEvent? { state.event }
  /// Presses that were cancelled and whose button is still down; what they do is ignored.
  var ignoredContacts: Set<Int> { state.ignoredContacts }
  /// Presses whose buttons are up and whose ends are held back, because recognizers are undecided.
  var lifted: [UIPress] { state.lifted }

  /// Whether there is any press whose end was not delivered.
  var isInUse: Bool { !state.presses.isEmpty || !state.lifted.isEmpty }

  /// Whether any button has gone up, or was cancelled, in the present frame.
  var hasEnds: Bool { state.presses.contains(where: \.isUp) }

  /// What public times add: ``UIApplication/uptimeAtStart``.
  var uptime: TimeInterval = 0

  /// Whether a press is still in the registry.
  func holds(_ press: UIPress) -> Bool { state.byID[press.contactID] === press }

  /// The event that a press is in; a new one if its button was released since.
  func event(of press: UIPress, at time: TimeInterval) -> UIPressesEvent {
    if let event = state.event, holds(press) { return event }
    let event = UIPressesEvent(timestamp: state.event?.storedTimestamp ?? time)
    event.uptime = uptime
    event.presses = [press]
    return event
  }

  /// The press of a button that is down.
  func press(of id: Int) -> UIPress? { state.byID[id] }

  /// Creates the press of a button that went down.
  func begin(_ report: PressReport) -> UIPress {
    state.count += 1
    let press = UIPress()
    press.state.number = state.count
    press.state.contactID = report.id
    press.state.type = report.type
    press.state.key = report.key
    press.state.uptime = uptime
    state.presses.append(press)
    state.byID[report.id] = press
    state.ignoredContacts.remove(report.id)
    let event = state.event ?? UIPressesEvent(timestamp: 0)
    event.uptime = uptime
    state.event = event
    event.presses.append(press)
    return press
  }

  /// Removes presses that are over.
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

  /// Removes lifted presses whose responders get nothing more.
  func forgetSettled() {
    guard !state.lifted.isEmpty else { return }
    // Retained until the list is consistent: a view may go with its press, and run anybody's code.
    let before = state.lifted
    state.lifted.removeAll { $0.deliveryState == .finished }
    withExtendedLifetime(before) {}
  }

  /// Ignores a button until it is released.
  func ignoreUntilLifted(_ id: Int) {
    state.ignoredContacts.insert(id)
  }

  /// Forgets an ignored button that was released.
  func stopIgnoring(_ id: Int) {
    state.ignoredContacts.remove(id)
  }
}
