// SPDX-License-Identifier: Apache-2.0

/// The contacts of a device with protocol A.
///
/// Each report contains all data of all contacts, which are distinguished only by their positions.
struct AnonymousContacts: Sendable {
  private struct Known: Sendable {
    var id: UInt32
    var tracking: Int32?
    var position: ContactMatching.Position
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
  /// Whether the report contained the end of a contact, or the end of all touching: then it lists all
  /// contacts.
  private var isComplete = false
  /// The greatest distance a contact moves between reports, in units.
  private let reach: Double
  /// The irregularities since the last report.
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

  /// Handles a multitouch value of `EV_ABS`.
  mutating func apply(_ code: UInt16, _ value: Int32) {
    stages = true
    if code == EvdevCode.trackingID {
      stagedTracking = value < 0 ? nil : value
    } else {
      staged.applyMultitouch(code, value)
    }
  }

  /// Handles `SYN_MT_REPORT`: the data of one contact is complete; without any data, nothing touches.
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

  /// Handles the end of touching reported by another code: drivers may then omit the last `SYN_MT_REPORT`.
  mutating func endTouching() { isComplete = true }

  private mutating func forgetStage() {
    staged = ToolReading()
    stagedTracking = nil
    stages = false
  }

  /// Appends what the contacts do at the end of a report; returns false if the report says nothing about
  /// contacts.
  mutating func report(
    into entries: inout [ContactLedger.Entry], _ converter: ContactConverter, numbers: inout ContactNumbers
  ) -> Bool {
    // A driver with only one contact may omit the end of its data.
    if stages, !isComplete { endContact() }
    guard isComplete else { return false }
    var next: [Known] = []
    next.reserveCapacity(reported.count)
    let matches = matches()
    for index in reported.indices {
      let match = matches[index].map { known[$0].id }
      let reading = reported[index].reading
      if reading.isPalm {
        irregularities.append(.palm)
        if let match { entries.append(.end(match, cancelled: true)) }
        continue
      }
      guard var contact = converter.contact(match ?? 0, reading) else {
        if let match { entries.append(.end(match, cancelled: true)) }
        continue
      }
      if match == nil { contact.id = numbers.next() }
      next.append(
        Known(id: contact.id, tracking: reported[index].tracking, position: Self.position(of: reading)))
      let isNear = reading.distance > 0
      entries.append(ContactLedger.Entry(contact: contact, fate: .near(isNear ? .inRange : .touching)))
    }
    for index in known.indices where !matches.contains(index) {
      entries.append(.end(known[index].id, cancelled: false))
    }
    known = next
    reported.removeAll(keepingCapacity: true)
    isComplete = false
    return true
  }

  /// The index of the known contact for each reported one: the one with its identifier, or the nearest.
  private func matches() -> [Int?] {
    var matches: [Int?] = Array(repeating: nil, count: reported.count)
    for index in reported.indices {
      guard let tracking = reported[index].tracking else { continue }
      matches[index] = known.firstIndex { $0.tracking == tracking }
      // An identifier that occurs twice in a report is invalid the second time.
      if let match = matches[index], matches[..<index].contains(match) { matches[index] = nil }
    }
    let old = known.indices.filter { known[$0].tracking == nil && !matches.contains($0) }
    let new = reported.indices.filter { reported[$0].tracking == nil }
    let nearest = ContactMatching.matches(
      from: old.map { known[$0].position }, to: new.map { Self.position(of: reported[$0].reading) },
      reach: reach)
    for (index, match) in nearest.enumerated() { matches[new[index]] = match.map { old[$0] } }
    return matches
  }

  private static func position(of reading: ToolReading) -> ContactMatching.Position {
    ContactMatching.Position(x: Double(reading.x ?? 0), y: Double(reading.y ?? 0))
  }

  /// Clears the irregularities after they were counted.
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
