// SPDX-License-Identifier: Apache-2.0

/// The contacts of a device with protocol B: each has a slot, and sends only changes.
struct SlotContacts: Sendable {
  /// The tracking identifier of a slot.
  enum Tracking: Sendable, Equatable {
    /// Nothing touches.
    case none
    /// A contact with this identifier.
    case contact(Int32)
  }

  /// The state of a slot's contact.
  enum Progress: Sendable, Equatable {
    /// There is no contact, or it has not been reported yet.
    case new
    /// The contact waits for its position.
    case waiting
    /// The contact is reported under this identifier.
    case reported(UInt32)
    /// The contact is a palm, or was cancelled: it is ignored until it lifts.
    case refused
  }

  struct Slot: Sendable {
    var reading = ToolReading()
    var tracking = Tracking.none
    var progress = Progress.new
  }

  private(set) var slots: [Slot] = []
  /// The slot that values belong to; nil if the device does not have it.
  private var current: Int? = 0
  /// The number of slots that are followed.
  private let count: Int
  /// The last slot of the device.
  private let last: Int32
  /// Why values of the current slot are dropped, if they are.
  private var refusal = EvdevIrregularity.slotOutOfRange
  /// The contacts that ended since the last report, sorted when it is made.
  private var ends: [ContactLedger.Entry] = []
  /// The irregularities since the last report.
  private(set) var irregularities: [EvdevIrregularity] = []

  init(_ device: EvdevDevice) {
    last = max(device.axis(EvdevCode.slot)?.maximum ?? Int32(EvdevDecoder.contactLimit - 1), 0)
    count = min(Int(last), EvdevDecoder.contactLimit - 1) + 1
  }

  /// Handles a multitouch value of `EV_ABS`.
  mutating func apply(_ code: UInt16, _ value: Int32) {
    if code == EvdevCode.slot { return select(value) }
    guard let current else { return irregularities.append(refusal) }
    while slots.count <= current { slots.append(Slot()) }
    if code == EvdevCode.trackingID {
      track(current, value < 0 ? .none : .contact(value))
    } else {
      slots[current].reading.applyMultitouch(code, value)
    }
  }

  private mutating func select(_ value: Int32) {
    current = (0..<count).contains(Int(value)) ? Int(value) : nil
    if current == nil { refusal = (0...last).contains(value) ? .tooManyContacts : .slotOutOfRange }
  }

  private mutating func track(_ slot: Int, _ next: Tracking) {
    let last = slots[slot].tracking
    guard next != last else {
      if next == .none { irregularities.append(.unseenBeginning) }
      return
    }
    if last == .none {
      slots[slot].progress = .new
    } else {
      end(slot, cancelled: false)
    }
    slots[slot].tracking = next
  }

  private mutating func end(_ slot: Int, cancelled: Bool) {
    switch slots[slot].progress {
    case .reported(let id): ends.append(.end(id, cancelled: cancelled))
    case .new: irregularities.append(.cameAndWent)
    case .waiting: irregularities.append(.placeNeverKnown)
    case .refused: break
    }
    slots[slot].progress = .new
  }

  /// Appends the contacts of the slots at the end of a report.
  mutating func report(
    into entries: inout [ContactLedger.Entry], _ converter: ContactConverter, numbers: inout ContactNumbers
  ) {
    entries.append(contentsOf: ends)
    ends.removeAll(keepingCapacity: true)
    for index in slots.indices where slots[index].tracking != .none && slots[index].progress != .refused {
      report(index, into: &entries, converter, &numbers)
    }
  }

  private mutating func report(
    _ index: Int, into entries: inout [ContactLedger.Entry], _ converter: ContactConverter,
    _ numbers: inout ContactNumbers
  ) {
    let slot = slots[index]
    if slot.reading.isPalm {
      if case .reported(let id) = slot.progress { entries.append(.end(id, cancelled: true)) }
      irregularities.append(.palm)
      slots[index].progress = .refused
      return
    }
    var id: UInt32 = 0
    if case .reported(let known) = slot.progress { id = known }
    guard var contact = converter.contact(id, slot.reading) else {
      if slot.progress != .waiting { irregularities.append(.placeUnknown) }
      slots[index].progress = .waiting
      if id != 0 { entries.append(.end(id, cancelled: true)) }
      return
    }
    if id == 0 {
      contact.id = numbers.next()
      slots[index].progress = .reported(contact.id)
    }
    entries.append(
      ContactLedger.Entry(contact: contact, fate: .near(slot.reading.distance > 0 ? .inRange : .touching)))
  }

  /// Clears the irregularities after they were counted.
  mutating func forgetIrregularities() {
    if !irregularities.isEmpty { irregularities.removeAll(keepingCapacity: true) }
  }

  // MARK: Events that were lost

  /// Forgets all values, because lost events may have changed them: contacts that still touch are ignored
  /// until they lift.
  mutating func forget() {
    ends.removeAll()
    slots.removeAll(keepingCapacity: true)
    current = 0
  }

  /// Ignores all contacts until they lift.
  mutating func refuseAll() {
    ends.removeAll()
    for index in slots.indices where slots[index].tracking != .none { slots[index].progress = .refused }
  }

  /// Applies the state of the device: contacts that are gone or were replaced are cancelled.
  mutating func apply(_ state: EvdevState) {
    ends.removeAll()
    for index in 0..<max(min(state.slots.count, count), slots.count) {
      while slots.count <= index { slots.append(Slot()) }
      let values = index < state.slots.count ? state.slots[index] : []
      let id = values[code: EvdevCode.trackingID] ?? -1
      let tracking = id < 0 ? Tracking.none : .contact(id)
      if tracking != slots[index].tracking {
        if slots[index].tracking != .none { end(index, cancelled: true) }
        slots[index].progress = .new
        slots[index].tracking = tracking
      }
      for value in values where value.code != EvdevCode.trackingID {
        slots[index].reading.applyMultitouch(value.code, value.value)
      }
    }
    select(state.currentSlot)
  }
}
