// SPDX-License-Identifier: Apache-2.0

/// The buttons and keys that are down.
final class PressRegistry {
  /// The presses in the order in which they began.
  private(set) var presses: [UIPress] = []
  /// The event they are in; one from the first press down to the last one up.
  private(set) var event: UIPressesEvent?
  /// Presses that were cancelled and whose button is still down; nobody gets what they do.
  private(set) var orphans: Set<Int> = []
  private var count = 0

  /// The press of a button that is down.
  func press(of id: Int) -> UIPress? {
    presses.first { $0.contactID == id }
  }

  /// Makes the press of a button that went down.
  func begin(_ report: PressReport) -> UIPress {
    count += 1
    let press = UIPress()
    press.number = count
    press.contactID = report.id
    press.type = report.type
    press.key = report.key
    presses.append(press)
    orphans.remove(report.id)
    let event = event ?? UIPressesEvent(timestamp: 0)
    self.event = event
    event.presses.append(press)
    return press
  }

  /// Lets go of presses that are over.
  func end(where isOver: (UIPress) -> Bool) {
    for press in presses where isOver(press) {
      press.links = []
      press.progress = .over
    }
    presses.removeAll(where: isOver)
    event?.presses = presses
    if presses.isEmpty { event = nil }
  }

  /// Notes that what a button does until it is let go is nobody's.
  func orphan(_ id: Int) {
    orphans.insert(id)
  }

  /// Forgets an orphaned button that was let go.
  func forgetOrphan(_ id: Int) {
    orphans.remove(id)
  }
}
