// SPDX-License-Identifier: Apache-2.0

/// What waits to be dispatched, in the order in which it came.
struct EventQueue {
  enum Entry {
    /// Frames that become one event: moves of the same fingers, the newest last.
    case frames([ContactFrame])
    case event(UIEvent)
  }

  private var entries: [Entry] = []
  private var taken = 0

  /// Adds a frame; one that says several things of the same finger becomes several, in its order.
  mutating func add(_ frame: ContactFrame) {
    for part in frame.parts { addPart(part) }
  }

  private mutating func addPart(_ frame: ContactFrame) {
    if taken < entries.count, case .frames(var frames) = entries[entries.count - 1],
      frame.isOnlyMoves, frames.allSatisfy(\.isOnlyMoves)
    {
      entries.removeLast()
      frames.append(frame)
      entries.append(.frames(frames))
    } else {
      entries.append(.frames([frame]))
    }
  }

  mutating func add(_ event: UIEvent) {
    entries.append(.event(event))
  }

  mutating func next() -> Entry? {
    guard taken < entries.count else { return nil }
    defer {
      taken += 1
      if taken == entries.count {
        entries.removeAll(keepingCapacity: true)
        taken = 0
      }
    }
    return entries[taken]
  }
}

extension ContactFrame {
  /// The frame in pieces that speak of each finger once; nearly always the frame itself.
  fileprivate nonisolated var parts: [ContactFrame] {
    var parts: [ContactFrame] = []
    var start = 0
    for (place, contact) in contacts.enumerated()
    where contacts[start..<place].contains(where: { $0.id == contact.id }) {
      parts.append(ContactFrame(timestamp: timestamp, contacts: Array(contacts[start..<place])))
      start = place
    }
    if parts.isEmpty { return [self] }
    parts.append(ContactFrame(timestamp: timestamp, contacts: Array(contacts[start...])))
    return parts
  }

  /// Whether no finger begins or ends in the frame, so that it may be merged with others like it.
  fileprivate nonisolated var isOnlyMoves: Bool {
    contacts.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
  }
}
