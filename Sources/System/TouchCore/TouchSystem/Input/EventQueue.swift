// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The input that waits to be dispatched, in the order in which it came.
struct EventQueue {
  enum Entry {
    case frame(ContactFrame)
    /// Frames that become one event: moves, the newest last.
    case moves([ContactFrame])
    case event(UIEvent)
    /// Presses, motion, commands of a remote, actions of a pointer.
    case input(any QueuedInput)
  }

  /// Nil before ``taken``.
  private var entries: [Entry?] = []
  private var taken = 0

  var isEmpty: Bool { taken == entries.count }

  var count: Int { entries.count - taken }

  /// Adds a frame of contacts; moves that wait together become one entry.
  ///
  /// Path of a touch: step 1.
  mutating func add(_ frame: ContactFrame) {
    guard taken < entries.count, frame.isOnlyMoves else { return entries.append(.frame(frame)) }
    switch entries[entries.count - 1] {
    case .frame(let waiting) where waiting.isOnlyMoves:
      entries[entries.count - 1] = .moves([waiting, frame])
    case .moves(var waiting):
      // Removed while it grows; otherwise each change would copy it.
      entries.removeLast()
      waiting.append(frame)
      entries.append(.moves(waiting))
    default: entries.append(.frame(frame))
    }
  }

  mutating func add(_ event: UIEvent) {
    entries.append(.event(event))
  }

  mutating func add(_ input: any QueuedInput) {
    entries.append(.input(input))
  }

  /// Removes and returns the oldest entry.
  ///
  /// The caller releases it: its event may go with it, and any code may run then.
  ///
  /// Path of a touch: step 1.
  mutating func next() -> Entry? {
    guard taken < entries.count else { return nil }
    let entry = entries[taken].take()
    taken += 1
    if taken == entries.count {
      entries.removeAll(keepingCapacity: true)
      taken = 0
    }
    return entry
  }
}

/// Input other than touches that waits for its turn.
protocol QueuedInput {
  /// Creates the event and sends it; the application has advanced to `time`.
  func dispatch(in application: UIApplication, at time: TimeInterval)

  /// When it happened.
  var timestamp: TimeInterval { get }
}

extension ContactFrame {
  /// Whether no finger begins or ends in the frame, so that it may be merged with others like it.
  fileprivate nonisolated var isOnlyMoves: Bool {
    for contact in contacts where contact.phase != .moved && contact.phase != .stationary { return false }
    return true
  }
}

/// The input that waits in an application, and whether it may be dispatched.
struct InputState {
  var queue = EventQueue()
  /// Whether input is being dispatched or held, so that what comes now waits.
  var isDraining = false
  /// Whether a dispatch was requested meanwhile.
  var isDispatchDue = false
}

extension InputState: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = ["\(queue.count) waiting"]
    if isDraining { parts.append("draining") }
    if isDispatchDue { parts.append("dispatch due") }
    return parts.joined(separator: ", ")
  }
}
