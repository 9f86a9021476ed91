// SPDX-License-Identifier: Apache-2.0

/// The contacts of all sources that are in range, and who has each of them.
struct ContactBook: Sendable {
  /// How many contacts are followed at a time; one more is nobody's.
  static let limit = WireMessage.contactLimit

  /// A contact as a source calls it.
  struct Key: Hashable, Sendable {
    var source: Int
    var id: UInt32
  }

  /// A contact in range.
  struct Entry: Sendable {
    /// What the source last said of it, with the number that applications know it by; no other contact of the router
    /// has that number.
    var contact: DigitizerContact
    var state: DigitizerState
    /// The application that was told of it; nil for one that is nobody's until it begins anew.
    var owner: UInt64?
  }

  /// What a contact in a state is taken to do, whatever its source says it does; nil if that is nothing.
  ///
  /// Sources keep their own books, so that most rows are never needed. They make sure that one mistake of a source costs
  /// no application an end.
  typealias Repair = (from: DigitizerState, said: DigitizerPhase, taken: DigitizerPhase)

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

  static func phase(_ said: DigitizerPhase, in state: DigitizerState) -> DigitizerPhase? {
    if said.canFollow(state) { return said }
    return repairs.first { $0.from == state && $0.said == said }?.taken
  }

  private var entries: [Key: Entry] = [:]
  private var lastNumber: UInt32 = 0

  /// How many contacts are in range.
  var count: Int { entries.count }

  subscript(key: Key) -> Entry? { entries[key] }

  /// What becomes of something that a contact does.
  struct Taking {
    /// What the owner is told; nil if nobody is told anything.
    var told: DigitizerContact?
    /// Whether something began that is nobody's.
    var beganForNobody = false
    /// Whether it is a new contact, and as many as can be are followed.
    var isOneTooMany = false
  }

  /// Notes what a contact does.
  ///
  /// - Parameters:
  ///   - contact: The contact, as its source calls it.
  ///   - source: The number of the source.
  ///   - receiver: The application that gets what begins now; nil if none does.
  /// - Returns: What becomes of it.
  mutating func take(
    _ contact: DigitizerContact, from source: Int, receiver: UInt64?
  ) -> Taking {
    let key = Key(source: source, id: contact.id)
    let known = entries[key]
    let state = known?.state ?? .outOfRange
    guard let phase = Self.phase(contact.phase, in: state) else { return Taking() }
    guard var entry = known ?? newEntry(contact, receiver) else { return Taking(isOneTooMany: true) }
    var told: DigitizerPhase? = phase
    if known != nil, entry.owner == nil {
      // What is nobody's is given to the application in front when it comes down, or hovers; not while it touches.
      told = phase == .began ? .began : phase.state == .inRange ? .entered : nil
      if told != nil {
        entry.owner = receiver
        // Whoever had it has been told its end, so that it is another contact now.
        entry.contact.id = nextNumber()
      }
    }
    let number = entry.contact.id
    entry.contact = contact
    entry.contact.id = number
    entry.state = phase.state
    entries[key] = phase.state == .outOfRange ? nil : entry
    guard entry.owner != nil, let told else { return Taking(beganForNobody: phase == .began) }
    var contact = entry.contact
    contact.phase = told
    return Taking(told: contact)
  }

  private mutating func newEntry(_ contact: DigitizerContact, _ owner: UInt64?) -> Entry? {
    guard entries.count < Self.limit else { return nil }
    var contact = contact
    contact.id = nextNumber()
    return Entry(contact: contact, state: .outOfRange, owner: owner)
  }

  private mutating func nextNumber() -> UInt32 {
    lastNumber &+= 1
    if lastNumber == 0 { lastNumber = 1 }
    return lastNumber
  }

  /// The numbers of an application's contacts, ascending.
  func contacts(of owner: UInt64) -> [UInt32] {
    entries.values.filter { $0.owner == owner }.map(\.contact.id).sorted()
  }

  /// Makes an application's contacts nobody's.
  mutating func takeAway(from owner: UInt64) {
    for (key, entry) in entries where entry.owner == owner { entries[key]?.owner = nil }
  }

  /// Forgets the contacts of a source; those that somebody has are cancelled where they were last.
  mutating func end(_ source: Int) -> [DigitizerContact] {
    let ended = entries.filter { $0.key.source == source }
    for key in ended.keys { entries[key] = nil }
    return ended.values.filter { $0.owner != nil }.map { entry in
      var contact = entry.contact
      contact.phase = .cancelled
      return contact
    }.sorted { $0.id < $1.id }
  }
}
