// SPDX-License-Identifier: Apache-2.0

nonisolated extension ContactFrame {
  /// The frame as several frames, each with one change per finger, all at the same time.
  ///
  /// A source that is slower than the hand may report that a finger lifted and came down again, or came down
  /// and moved, in one frame. Began, ended and cancelled are never merged away, so that several events
  /// result. Moves of a finger are merged, the last one into its end, too. What follows its end is a step of
  /// its own, which is dropped unless the finger comes down in it. A second began of a finger that has not
  /// lifted is not a step of its own; it is refused.
  var steps: [ContactFrame] {
    var steps: [ContactFrame] = []
    var step = self
    step.contacts = []
    var phases: [Int: [UITouch.Phase]] = [:]
    for contact in contacts {
      if phases[contact.id]?.contains(where: { Self.parts($0, contact.phase) }) == true {
        steps.append(step)
        step.contacts = []
        phases = [:]
      }
      step.contacts.append(contact)
      if phases[contact.id]?.contains(contact.phase) != true {
        phases[contact.id, default: []].append(contact.phase)
      }
    }
    steps.append(step)
    return steps
  }

  /// Whether the frame has several changes of one finger; hardly any has.
  var repeatsFinger: Bool {
    if contacts.count > Crowd.fingers { return !isAscending && repeatsOneOfMany }
    for place in contacts.indices.dropFirst() {
      for earlier in 0..<place where contacts[earlier].id == contacts[place].id { return true }
    }
    return false
  }

  /// Whether the identifiers ascend, as most sources list them, so that none is there twice.
  private var isAscending: Bool {
    for place in contacts.indices.dropFirst() where contacts[place - 1].id >= contacts[place].id {
      return false
    }
    return true
  }

  @inline(never)
  private var repeatsOneOfMany: Bool { Set(contacts.map(\.id)).count < contacts.count }

  /// Whether two changes of a finger need an event each.
  private static func parts(_ first: UITouch.Phase, _ second: UITouch.Phase) -> Bool {
    switch (first, second) {
    case (.began, .moved), (.began, .ended), (.began, .cancelled): true
    // What follows an end belongs to another touch, or to none; it must not undo the end.
    case (.ended, _), (.cancelled, _): true
    case (.moved, .began), (.stationary, .began): true
    default: false
    }
  }
}
