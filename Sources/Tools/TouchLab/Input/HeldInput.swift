// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// What pages hold down: contacts, which get numbers of their own and possible phases, and keys.
///
/// Two pages may call their fingers by the same number, and a page may say anything. What comes out is a
/// sequence of phases that a digitizer can report: a contact that is not known begins, one that ended is
/// forgotten.
final class HeldInput {
  /// A contact in range, as it was reported last.
  private struct Known {
    var page: Int
    var id: UInt32
    var contact: DigitizerContact
  }

  /// How many contacts can be in range at one time.
  static let maximumContacts = 10
  /// How many keys are down at most; a keyboard has about a hundred.
  private static let maximumKeys = 100

  private var known: [Known] = []
  /// The keys that are down, and on which page.
  private var keys: [(page: Int, key: LabKey)] = []

  /// Forgets everything: nobody holds a finger in another run than the live one.
  func letGo() { (known, keys) = ([], []) }

  // MARK: Keys

  /// Whether a key is down on any page.
  func isDown(_ code: String) -> Bool { keys.contains { $0.key.code == code } }

  /// Remembers whether a key is down.
  func press(_ key: LabKey, on page: Int) {
    keys.removeAll { $0.key.code == key.code }
    if key.isDown { keys.append((page, key)) }
    if keys.count > Self.maximumKeys { keys.removeFirst() }
  }

  /// Forgets the keys of a page, and returns them as they go up.
  func releaseKeys(of page: Int) -> [LabKey] {
    let gone = keys.filter { $0.page == page }
    keys.removeAll { $0.page == page }
    return gone.map(\.key.released)
  }

  // MARK: Contacts

  /// Whether a contact is on the screen.
  var isTouching: Bool { known.contains { $0.contact.phase.state == .touching } }

  /// The contacts of a page's frame with numbers that no other contact has.
  ///
  /// - Parameters:
  ///   - contacts: The contacts as the page reports them.
  ///   - page: The number of the page.
  /// - Returns: The contacts that are possible now, in the order of their numbers.
  func renumber(_ contacts: [DigitizerContact], of page: Int) -> [DigitizerContact] {
    var result: [DigitizerContact] = []
    for (index, contact) in contacts.enumerated() {
      // The first of several reports about one contact counts: a frame has one time.
      let isRepeated = contacts[..<index].contains {
        $0.id == contact.id && $0.transducer == contact.transducer
      }
      guard !isRepeated, let contact = renumber(contact, page, besides: result) else { continue }
      result.append(contact)
    }
    return result.sorted { $0.id < $1.id }
  }

  private func renumber(
    _ contact: DigitizerContact, _ page: Int, besides others: [DigitizerContact]
  ) -> DigitizerContact? {
    var contact = contact
    let index = known.firstIndex {
      $0.page == page && $0.id == contact.id && $0.contact.transducer == contact.transducer
    }
    guard let index else {
      switch contact.phase {
      case .began, .entered: break
      case .hovering: contact.phase = .entered
      default: return nil
      }
      guard known.count < Self.maximumContacts else { return nil }
      let id = contact.id
      contact.id = free(besides: others)
      known.append(Known(page: page, id: id, contact: contact))
      return contact
    }
    contact.id = known[index].contact.id
    switch (known[index].contact.phase.state, contact.phase) {
    case (.touching, .began), (.touching, .hovering), (.touching, .entered): contact.phase = .moved
    case (.touching, .exited): contact.phase = .cancelled
    // A contact that rests need not be mentioned.
    case (.touching, .stationary): return nil
    case (.inRange, .entered): contact.phase = .hovering
    case (.inRange, .moved), (.inRange, .stationary), (.inRange, .lifted): contact.phase = .hovering
    case (.inRange, .ended): contact.phase = .exited
    default: break
    }
    if contact.phase.state == .outOfRange {
      known.remove(at: index)
    } else {
      known[index].contact = contact
    }
    return contact
  }

  /// What ends while nothing new is taken.
  ///
  /// - Parameters:
  ///   - contacts: The contacts as the page reports them.
  ///   - page: The number of the page.
  /// - Returns: What cancels the contacts that were known and have lifted or left, and whether others would
  ///   begin.
  func lift(
    _ contacts: [DigitizerContact], of page: Int
  ) -> (gone: [DigitizerContact], wouldBegin: Bool) {
    var gone: [DigitizerContact] = []
    var wouldBegin = false
    for contact in contacts {
      let index = known.firstIndex {
        $0.page == page && $0.id == contact.id && $0.contact.transducer == contact.transducer
      }
      guard let index else {
        wouldBegin = wouldBegin || contact.phase == .began
        continue
      }
      guard contact.phase.state == .outOfRange || contact.phase == .lifted else { continue }
      gone.append(known.remove(at: index).contact.gone)
    }
    return (gone.sorted { $0.id < $1.id }, wouldBegin)
  }

  /// The lowest number from 1 that no contact has, and that none had at the beginning of the frame.
  private func free(besides others: [DigitizerContact]) -> UInt32 {
    let taken = known.map(\.contact.id) + others.map(\.id)
    return (1...UInt32(2 * Self.maximumContacts)).first { !taken.contains($0) } ?? 1
  }

  /// Forgets the contacts of a page, and returns what cancels them.
  func cancelContacts(of page: Int) -> [DigitizerContact] {
    let gone = known.filter { $0.page == page }
    known.removeAll { $0.page == page }
    return gone.map { $0.contact.gone }.sorted { $0.id < $1.id }
  }
}

nonisolated extension DigitizerContact {
  /// What takes the contact out of range.
  var gone: DigitizerContact {
    var contact = self
    contact.phase = phase.state == .touching ? .cancelled : .exited
    return contact
  }
}
