// SPDX-License-Identifier: Apache-2.0

/// The contacts of all sources that are in range, and who has each of them.
struct ContactBook: Sendable {
  /// How many contacts are followed at a time; one more is nobody's.
  static let limit = WireMessage.contactLimit

  /// A contact as a source calls it.
  struct Key: Comparable, Sendable {
    var source: Int
    var id: UInt32

    static func < (left: Key, right: Key) -> Bool {
      left.source != right.source ? left.source < right.source : left.id < right.id
    }
  }

  /// A contact in range.
  struct Entry: Sendable {
    /// The contact as its source calls it.
    let key: Key
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

  /// The contacts in range, in ascending order of their keys.
  private var entries: [Entry] = []
  /// Where the contact after the one that was taken last would be: sources mention them in their order.
  private var next = 0
  private var lastNumber: UInt32 = 0

  /// How many contacts are in range.
  var count: Int { entries.count }

  subscript(key: Key) -> Entry? {
    let place = firstPlace(notBefore: key)
    return place < entries.count && entries[place].key == key ? entries[place] : nil
  }

  /// The place of the first contact whose key is `key` or comes after it.
  private func firstPlace(notBefore key: Key) -> Int {
    if next < entries.count, entries[next].key == key { return next }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

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
    if let contact = continued(contact, from: source) { return Taking(told: contact) }
    let key = Key(source: source, id: contact.id)
    let place = firstPlace(notBefore: key)
    let isKnown = place < entries.count && entries[place].key == key
    let state = isKnown ? entries[place].state : .outOfRange
    guard let phase = Self.phase(contact.phase, in: state) else { return Taking() }
    var told: DigitizerPhase? = phase
    if !isKnown {
      guard entries.count < Self.limit else { return Taking(isOneTooMany: true) }
      var contact = contact
      contact.id = nextNumber()
      entries.insert(Entry(key: key, contact: contact, state: .outOfRange, owner: receiver), at: place)
    } else if entries[place].owner == nil {
      // What is nobody's is given to the application in front when it comes down, or hovers; not while it touches.
      told = phase == .began ? .began : phase.state == .inRange ? .entered : nil
      if told != nil {
        entries[place].owner = receiver
        // Whoever had it has been told its end, so that it is another contact now.
        entries[place].contact.id = nextNumber()
      }
    }
    let hasOwner = entries[place].owner != nil
    var news = contact
    news.id = entries[place].contact.id
    if phase.state == .outOfRange {
      entries.remove(at: place)
      next = place
    } else {
      entries[place].contact = news
      entries[place].state = phase.state
      next = place + 1
    }
    guard hasOwner, let told else { return Taking(beganForNobody: phase == .began) }
    news.phase = told
    return Taking(told: news)
  }

  /// Records a contact that stays down, under the number its owner knows; nil if anything else happens.
  ///
  /// Nearly all reports are like this, and ``take(_:from:receiver:)`` would come to the same result in several times as
  /// many instructions.
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
  func contacts(of owner: UInt64) -> [UInt32] {
    entries.filter { $0.owner == owner }.map(\.contact.id).sorted()
  }

  /// Makes an application's contacts nobody's.
  mutating func takeAway(from owner: UInt64) {
    for place in entries.indices where entries[place].owner == owner { entries[place].owner = nil }
  }

  /// Forgets the contacts of a source; those that somebody has are cancelled where they were last.
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
