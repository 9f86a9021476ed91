// SPDX-License-Identifier: Apache-2.0

/// The contacts of a device that speaks protocol A: each report has all data of all contacts, which are told from each
/// other by where they were.
struct AnonymousContacts: Sendable {
  private struct Known: Sendable {
    var id: UInt32
    var tracking: Int32?
    var place: ContactMatching.Place
  }

  private struct Reported: Sendable {
    var reading: ToolReading
    var tracking: Int32?
  }

  private var known: [Known] = []
  private var reported: [Reported] = []
  private var staged = ToolReading()
  private var stagedTracking: Int32?
  private var stages = false
  /// Whether the report has had an end of a contact, or the end of touching itself: then it lists all contacts.
  private var isComplete = false
  /// The greatest way of a contact from report to report, in units.
  private let reach: Double
  /// What was irregular since the last report.
  private(set) var irregularities: [EvdevIrregularity] = []

  init(_ device: EvdevDevice) {
    if let x = device.axis(EvdevCode.positionX)?.span, let y = device.axis(EvdevCode.positionY)?.span {
      reach = (x * x + y * y).squareRoot() / 4
    } else {
      reach = .infinity
    }
  }

  /// Whether a contact is one of these.
  func follows(_ id: UInt32) -> Bool { known.contains { $0.id == id } }

  /// Takes a value of `EV_ABS` that is of one contact among several.
  mutating func take(_ code: UInt16, _ value: Int32) {
    stages = true
    if code == EvdevCode.trackingID {
      stagedTracking = value < 0 ? nil : value
    } else {
      staged.takeMultitouch(code, value)
    }
  }

  /// Takes `SYN_MT_REPORT`: the data of one contact is complete; without any, there is none.
  mutating func endContact() {
    isComplete = true
    guard stages else { return }
    if staged.x == nil || staged.y == nil {
      irregularities.append(.placeUnknown)
    } else if reported.count >= EvdevDecoder.contactLimit {
      irregularities.append(.tooManyContacts)
    } else {
      reported.append(Reported(reading: staged, tracking: stagedTracking))
    }
    forgetStage()
  }

  /// Takes the word of another code that nothing touches: drivers may leave out the last `SYN_MT_REPORT` then.
  mutating func endTouching() { isComplete = true }

  private mutating func forgetStage() {
    staged = ToolReading()
    stagedTracking = nil
    stages = false
  }

  /// Appends what the contacts do at the end of a report; false if the report says nothing of contacts.
  mutating func report(
    into entries: inout [ContactLedger.Entry], _ maker: ContactMaker, numbers: inout ContactNumbers
  ) -> Bool {
    // A driver that knows one contact only may do without an end of it.
    if stages, !isComplete { endContact() }
    guard isComplete else { return false }
    var next: [Known] = []
    next.reserveCapacity(reported.count)
    let matches = matches()
    for place in reported.indices {
      let match = matches[place].map { known[$0].id }
      let reading = reported[place].reading
      if reading.isPalm {
        irregularities.append(.palm)
        if let match { entries.append(.end(match, cancelled: true)) }
        continue
      }
      guard var contact = maker.contact(match ?? 0, reading) else {
        if let match { entries.append(.end(match, cancelled: true)) }
        continue
      }
      if match == nil { contact.id = numbers.next() }
      next.append(
        Known(id: contact.id, tracking: reported[place].tracking, place: Self.place(reading)))
      let isNear = reading.distance > 0
      entries.append(ContactLedger.Entry(contact: contact, fate: .near(isNear ? .inRange : .touching)))
    }
    for place in known.indices where !matches.contains(place) {
      entries.append(.end(known[place].id, cancelled: false))
    }
    known = next
    reported.removeAll(keepingCapacity: true)
    isComplete = false
    return true
  }

  /// Which known contact each reported one is: the one with its identifier, or the nearest.
  private func matches() -> [Int?] {
    var matches: [Int?] = Array(repeating: nil, count: reported.count)
    for place in reported.indices {
      guard let tracking = reported[place].tracking else { continue }
      matches[place] = known.firstIndex { $0.tracking == tracking }
      // The same identifier twice in a report is nobody's.
      if let match = matches[place], matches[..<place].contains(match) { matches[place] = nil }
    }
    let old = known.indices.filter { known[$0].tracking == nil && !matches.contains($0) }
    let new = reported.indices.filter { reported[$0].tracking == nil }
    let nearest = ContactMatching.matches(
      from: old.map { known[$0].place }, to: new.map { Self.place(reported[$0].reading) }, reach: reach)
    for (place, match) in nearest.enumerated() { matches[new[place]] = match.map { old[$0] } }
    return matches
  }

  private static func place(_ reading: ToolReading) -> ContactMatching.Place {
    ContactMatching.Place(x: Double(reading.x ?? 0), y: Double(reading.y ?? 0))
  }

  /// Forgets what was irregular, once it is counted.
  mutating func forgetIrregularities() {
    if !irregularities.isEmpty { irregularities.removeAll(keepingCapacity: true) }
  }

  /// Forgets all contacts, which were cancelled.
  mutating func forget() {
    known = []
    reported = []
    isComplete = false
    forgetStage()
  }
}
