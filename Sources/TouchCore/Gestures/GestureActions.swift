// SPDX-License-Identifier: Apache-2.0

/// The actions that wait to be sent, in the order of the recognizers in their event.
struct GestureActions {
  /// One state of one recognizer that its targets are to hear of.
  struct Entry {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  private var entries: [Entry] = []

  var isWaiting: Bool { !entries.isEmpty }

  /// Adds an action; recognizers earlier in the event go first, and each in the order of its own states.
  mutating func add(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    var place = entries.count
    while place > 0, entries[place - 1].recognizer.place > recognizer.place { place -= 1 }
    entries.insert(Entry(recognizer: recognizer, state: state), at: place)
  }

  mutating func next() -> Entry? {
    entries.isEmpty ? nil : entries.removeFirst()
  }

  mutating func forget(_ recognizer: UIGestureRecognizer) {
    entries.removeAll { $0.recognizer === recognizer }
  }
}

extension GestureActions.Entry {
  /// Calls the targets; they see the state the action is for, even if the recognizer has gone on since.
  func send(in environment: GestureEnvironment) {
    let application = environment.application
    recognizer.hasReported = true
    let outer = recognizer.shownState
    recognizer.shownState = recognizer.storedState == state ? nil : state
    defer { recognizer.shownState = outer }
    application.report(.gesture(.action(environment.name(of: recognizer), state)))
    var hasDead = false
    for target in recognizer.targets {
      if target.isAlive { target.call(recognizer) } else { hasDead = true }
    }
    if hasDead { recognizer.targets.removeAll { !$0.isAlive } }
  }
}
