// SPDX-License-Identifier: Apache-2.0

/// What waits to be dispatched, in the order in which it came.
struct EventQueue {
  enum Entry {
    /// Frames that become one event: moves of the same fingers, the newest last.
    case frames([ContactFrame])
    case event(UIEvent)
    /// Presses, motion, commands of a remote, what a pointer does.
    case input(any QueuedInput)
  }

  private var entries: [Entry] = []
  private var taken = 0

  mutating func add(_ frame: ContactFrame) {
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

  mutating func add(_ input: any QueuedInput) {
    entries.append(.input(input))
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

/// Input other than touches that waits for its turn.
protocol QueuedInput {
  /// Makes the event and sends it, once the application is at `time`.
  func dispatch(in application: UIApplication, at time: TimeInterval)

  /// When it happened.
  var timestamp: TimeInterval { get }
}

extension ContactFrame {
  /// Whether no finger begins or ends in the frame, so that it may be merged with others like it.
  fileprivate nonisolated var isOnlyMoves: Bool {
    contacts.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
  }
}
