// SPDX-License-Identifier: Apache-2.0

/// The actions of a turn in the order of the recognizers in their event, first those that were sent, then
/// those that wait.
struct GestureActions {
  /// A state of a recognizer for which its targets get an action.
  struct Entry {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  private var entries: [Entry] = []
  /// How many have been sent.
  private(set) var sent = 0

  var isWaiting: Bool { sent < entries.count }

  /// Adds an action; recognizers earlier in the event go first, and each in the order of its own states.
  mutating func add(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let entry = Entry(recognizer: recognizer, state: state)
    recognizer.memory.waitingActions += 1
    var index = entries.count
    while index > sent, entries[index - 1].recognizer.memory.lineupIndex > recognizer.memory.lineupIndex {
      index -= 1
    }
    if index == entries.count { entries.append(entry) } else { entries.insert(entry, at: index) }
  }

  /// Adds an action behind all others.
  mutating func append(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.memory.waitingActions += 1
    entries.append(Entry(recognizer: recognizer, state: state))
  }

  /// The next one that waits, which counts as sent from now on.
  mutating func next() -> Entry? {
    guard isWaiting else { return nil }
    sent += 1
    entries[sent - 1].recognizer.memory.lastAction = sent - 1
    return entries[sent - 1]
  }

  /// Whether an action of the recognizer has been sent in the present turn.
  func hasSentAction(of recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.memory.waitingActions > 0 else { return false }
    if recognizer.memory.lastAction < sent, entries[recognizer.memory.lastAction].recognizer === recognizer {
      return true
    }
    for index in (0..<sent).reversed() where entries[index].recognizer === recognizer { return true }
    return false
  }

  /// Whether an action of the recognizer waits, or has been sent in the present turn.
  func hasAction(of recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.memory.waitingActions > 0 else { return false }
    for entry in entries where entry.recognizer === recognizer { return true }
    return false
  }

  /// Removes the last one that was sent.
  ///
  /// It is returned, because releasing it may deallocate its recognizer, which may run any code.
  mutating func takeSent() -> Entry {
    sent -= 1
    let entry = sent == entries.count - 1 ? entries.removeLast() : entries.remove(at: sent)
    entry.recognizer.memory.waitingActions -= 1
    return entry
  }

  /// Removes the waiting actions of a recognizer.
  mutating func forget(_ recognizer: UIGestureRecognizer) {
    guard recognizer.memory.waitingActions > 0 else { return }
    for index in (sent..<entries.count).reversed() where entries[index].recognizer === recognizer {
      recognizer.memory.waitingActions -= 1
      entries.remove(at: index)
    }
  }
}

extension GestureActions.Entry {
  /// Calls the targets; they see the state the action is for, even if the recognizer has another one by now.
  func send(in environment: GestureEnvironment) {
    environment.report(
      .gesture(.action(environment.name(of: recognizer), state, lost: recognizer.lostTargets)))
    send()
  }

  /// Calls the targets without reporting a fact, where there is no application to report it to.
  func send() {
    recognizer.memory.current.hasReported = true
    let outer = recognizer.memory.shownState
    recognizer.memory.shownState = recognizer.storedState == state ? nil : state
    var hasDead = false
    recognizer.targets.each { if !$0.send(recognizer) { hasDead = true } }
    if hasDead { recognizer.forgetDeadTargets() }
    recognizer.memory.shownState = outer
  }
}
