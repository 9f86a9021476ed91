// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The contacts in range as last reported by a source, from which the phases of the next frame are derived.
struct ContactLedger: Sendable {
  /// What a source reports about one contact.
  struct Entry: Sendable {
    /// What happens to the contact.
    enum Fate: Sendable {
      /// It is at this distance.
      case near(DigitizerState)
      /// It ended; its last values are kept.
      case ended
      /// It was cancelled; its last values are kept.
      case cancelled
    }

    var contact: DigitizerContact
    var fate: Fate

    /// The end of a contact.
    static func end(_ id: UInt32, cancelled: Bool) -> Entry {
      Entry(
        contact: DigitizerContact(id: id, phase: .ended, at: .zero), fate: cancelled ? .cancelled : .ended)
    }
  }

  /// The contacts in range, in ascending order of their identifiers.
  private(set) var known: [DigitizerContact] = []

  /// The contacts of the next frame with their phases.
  ///
  /// The entries have ascending identifiers, each at most once. A contact in range without an entry is
  /// cancelled.
  mutating func contacts(for entries: [Entry]) -> [DigitizerContact] {
    var frame: [DigitizerContact] = []
    frame.reserveCapacity(max(entries.count, known.count))
    var index = 0
    for entry in entries {
      while index < known.count, known[index].id < entry.contact.id {
        frame.append(known[index].with(.cancelled))
        index += 1
      }
      var last: DigitizerContact?
      if index < known.count, known[index].id == entry.contact.id {
        last = known[index]
        index += 1
      }
      if let contact = Self.contact(entry, after: last) { frame.append(contact) }
    }
    while index < known.count {
      frame.append(known[index].with(.cancelled))
      index += 1
    }
    known.removeAll(keepingCapacity: true)
    for contact in frame where contact.phase.state != .outOfRange { known.append(contact) }
    return frame
  }

  /// The contacts of a frame that cancels everything in range.
  mutating func cancelAll() -> [DigitizerContact] { contacts(for: []) }

  private static func contact(_ entry: Entry, after last: DigitizerContact?) -> DigitizerContact? {
    let state = last?.phase.state ?? .outOfRange
    switch entry.fate {
    case .cancelled: return last?.with(.cancelled)
    case .ended: return last?.with(state == .touching ? .ended : .exited)
    case .near(let next):
      let hasChanged = last.map { !$0.looksLike(entry.contact) } ?? true
      return DigitizerPhase.leading(from: state, to: next, hasChanged: hasChanged).map(entry.contact.with)
    }
  }
}

extension DigitizerContact {
  /// The contact with another phase.
  func with(_ phase: DigitizerPhase) -> DigitizerContact {
    var contact = self
    contact.phase = phase
    return contact
  }
}

/// Assigns numbers to contacts, from 1 on.
struct ContactNumbers: Sendable {
  private var last: UInt32 = 0

  /// The next number; numbers repeat only after all of them were used.
  mutating func next() -> UInt32 {
    last &+= 1
    if last == 0 { last = 1 }
    return last
  }
}
