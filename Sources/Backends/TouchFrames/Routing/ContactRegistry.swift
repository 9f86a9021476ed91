// SPDX-License-Identifier: Apache-2.0

/// The contacts of all sources that are in range, and the application that owns each.
struct ContactRegistry: Sendable {
  /// The maximum number of simultaneous contacts; the router ignores any others.
  static let limit = WireMessage.contactLimit

  /// A contact as its source identifies it.
  struct Key: Comparable, Sendable {
    var source: Int
    var id: UInt32

    static func < (left: Key, right: Key) -> Bool {
      left.source != right.source ? left.source < right.source : left.id < right.id
    }
  }

  /// A contact in range.
  struct Entry: Sendable {
    /// The contact as its source identifies it.
    let key: Key
    /// The last report, with the number that applications know the contact by, which is unique within the
    /// router.
    var contact: DigitizerContact
    var state: DigitizerState
    /// The application that receives it; nil for a contact that is ignored until it begins again.
    var owner: UInt64?
  }

  /// A phase that is impossible in a state, and the one that replaces it.
  ///
  /// Sources track their contacts themselves, so most rows are never needed. They ensure that no application
  /// misses an end because of a faulty source.
  typealias Repair = (from: DigitizerState, reported: DigitizerPhase, replacement: DigitizerPhase)

  static let repairs: [Repair] = [
    (.outOfRange, .hovering, .entered),
    (.inRange, .entered, .hovering),
    (.inRange, .lifted, .hovering),
    (.inRange, .ended, .exited),
    (.touching, .began, .moved),
    (.touching, .entered, .lifted),
    (.touching, .hovering, .lifted),
    (.touching, .exited, .ended),
  ]

  /// The phase of a contact in a state when its source reports `reported`; nil if the report is dropped.
  static func phase(_ reported: DigitizerPhase, in state: DigitizerState) -> DigitizerPhase? {
    if reported.canFollow(state) { return reported }
    return repairs.first { $0.from == state && $0.reported == reported }?.replacement
  }

  /// The contacts in range, in ascending order of their keys.
  private var entries: [Entry] = []
  /// The index after the last contact recorded: sources report their contacts in order.
  private var next = 0
  private var lastNumber: UInt32 = 0

  /// How many contacts are in range.
  var count: Int { entries.count }

  subscript(key: Key) -> Entry? {
    let index = firstIndex(notBefore: key)
    return index < entries.count && entries[index].key == key ? entries[index] : nil
  }

  /// The index of the first contact whose key is not less than `key`.
  private func firstIndex(notBefore key: Key) -> Int {
    if next < entries.count, entries[next].key == key { return next }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The outcome of a report.
  struct Outcome {
    /// What the owner receives; nil if nothing is sent.
    var sent: DigitizerContact?
    /// Whether a contact came down that no application receives.
    var beganWithoutOwner = false
    /// Whether the contact is new and would exceed the limit.
    var exceedsLimit = false
  }

  /// Records what a contact does.
  ///
  /// - Parameters:
  ///   - contact: The contact, as its source identifies it.
  ///   - source: The number of the source.
  ///   - receiver: The application that receives contacts which begin now; nil if none does.
  /// - Returns: The outcome.
  mutating func record(
    _ contact: DigitizerContact, from source: Int, receiver: UInt64?
  ) -> Outcome {
    if let contact = continued(contact, from: source) { return Outcome(sent: contact) }
    let key = Key(source: source, id: contact.id)
    let index = firstIndex(notBefore: key)
    let isKnown = index < entries.count && entries[index].key == key
    let state = isKnown ? entries[index].state : .outOfRange
    guard let phase = Self.phase(contact.phase, in: state) else { return Outcome() }
    var sentPhase: DigitizerPhase? = phase
    if !isKnown {
      guard entries.count < Self.limit else { return Outcome(exceedsLimit: true) }
      var contact = contact
      contact.id = nextNumber()
      entries.insert(Entry(key: key, contact: contact, state: .outOfRange, owner: receiver), at: index)
    } else if entries[index].owner == nil {
      // The application in front receives an unowned contact when it comes down or hovers, not while it
      // touches.
      sentPhase = phase == .began ? .began : phase.state == .inRange ? .entered : nil
      if sentPhase != nil {
        entries[index].owner = receiver
        // For the previous owner the contact has ended, so it gets another number.
        entries[index].contact.id = nextNumber()
      }
    }
    let hasOwner = entries[index].owner != nil
    var sent = contact
    sent.id = entries[index].contact.id
    if phase.state == .outOfRange {
      entries.remove(at: index)
      next = index
    } else {
      entries[index].contact = sent
      entries[index].state = phase.state
      next = index + 1
    }
    guard hasOwner, let sentPhase else { return Outcome(beganWithoutOwner: phase == .began) }
    sent.phase = sentPhase
    return Outcome(sent: sent)
  }

  /// Records a contact that stays down, under the number its owner knows; nil if anything else happens.
  ///
  /// Nearly all reports are like this, and ``record(_:from:receiver:)`` would come to the same result in
  /// several times as many instructions.
  private mutating func continued(_ contact: DigitizerContact, from source: Int) -> DigitizerContact? {
    switch contact.phase {
    case .moved, .stationary: break
    default: return nil
    }
    let index = next < entries.count ? next : 0
    guard index < entries.count, entries[index].key.id == contact.id, entries[index].key.source == source,
      entries[index].state == .touching, entries[index].owner != nil
    else { return nil }
    var result = contact
    result.id = entries[index].contact.id
    entries[index].contact = result
    next = index + 1
    return result
  }

  private mutating func nextNumber() -> UInt32 {
    lastNumber &+= 1
    if lastNumber == 0 { lastNumber = 1 }
    return lastNumber
  }

  /// The numbers of an application's contacts, ascending.
  func numbers(of owner: UInt64) -> [UInt32] {
    entries.filter { $0.owner == owner }.map(\.contact.id).sorted()
  }

  /// Takes an application's contacts away: they are ignored until they begin again.
  mutating func revoke(from owner: UInt64) {
    for index in entries.indices where entries[index].owner == owner { entries[index].owner = nil }
  }

  /// Forgets the contacts of a source, and returns those with an owner as cancelled at their last position.
  mutating func end(_ source: Int) -> [DigitizerContact] {
    let ended = entries.filter { $0.key.source == source && $0.owner != nil }
    entries.removeAll { $0.key.source == source }
    next = 0
    return ended.map { entry in
      var contact = entry.contact
      contact.phase = .cancelled
      return contact
    }.sorted { $0.id < $1.id }
  }
}
