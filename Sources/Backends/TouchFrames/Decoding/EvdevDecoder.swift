// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Decodes the events of a device into frames.
///
/// It supports the kernel's multitouch protocols B and A, single-contact touchscreens, pens, and mice with
/// their buttons and wheels. A device's description determines its protocol; without a description, its first
/// report does.
///
/// ```swift
/// var decoder = EvdevDecoder(device: device, mapping: DisplayMapping(size: CGSize(width: 800, height: 480)))
/// for event in events {
///   if let frame = decoder.take(event) { feed.handle(frame) }
/// }
/// if let frame = decoder.cancelAll() { feed.handle(frame) }
/// ```
///
/// Contacts get numbers from 1 on, in the order in which they are first reported, whatever the device calls
/// them. Impossible events are dropped and counted in ``irregularities``; no sequence of events traps. Each
/// contact that begins ends or is cancelled exactly once, if the last frame is that of ``cancelAll(at:)``.
public struct EvdevDecoder: Sendable {
  /// What happens when the kernel drops events, which it reports with `SYN_DROPPED`.
  public enum Recovery: Sendable, Hashable {
    /// Everything is cancelled, because the device cannot be queried: for a recording.
    case cancel
    /// Events are ignored until ``resynchronize(with:at:)`` provides the state of the device: for a connected
    /// device.
    case waitForState
  }

  /// The maximum number of simultaneous contacts.
  public static let contactLimit = InputLimit.recordedContacts.count

  /// The description of the device.
  public let device: EvdevDevice
  /// The mapping from device positions to points; without one, a unit of the device is a point.
  public let mapping: DisplayMapping?
  /// The display of the frames.
  public let display: UInt32
  /// What happens when the kernel drops events.
  public var recovery = Recovery.cancel
  /// The irregularities found so far.
  public private(set) var irregularities = EvdevIrregularities()

  /// The multitouch protocol of the device.
  enum Multitouch: Sendable {
    /// The first report has not shown it yet.
    case undecided
    case slots
    case anonymous
  }

  private var multitouch: Multitouch
  /// Multitouch events before the protocol is known.
  private var undecided: [EvdevEvent] = []
  private var sync = SynchronizationState.reading
  private var slots: SlotContacts
  private var anonymous: AnonymousContacts
  private var single: SingleContact
  private var ledger = ContactLedger()
  private let converter: ContactConverter
  private var entries: [ContactLedger.Entry] = []
  private var hasMultitouchChanges = false
  private var hasEvents = false
  private var numbers = ContactNumbers()
  private var lastTime: Int64?
  private var notedRange = false

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - device: The description of the device; an empty one is completed from the events.
  ///   - mapping: The mapping from device positions to points; an unusable one is ignored.
  ///   - display: The display of the frames.
  public init(device: EvdevDevice = EvdevDevice(), mapping: DisplayMapping? = nil, display: UInt32 = 0) {
    self.device = device
    self.mapping = mapping.flatMap { $0.isUsable ? $0 : nil }
    self.display = display
    converter = ContactConverter(device, mapping: mapping)
    slots = SlotContacts(device)
    anonymous = AnonymousContacts(device)
    single = SingleContact(device, mapping: mapping)
    multitouch =
      device.axis(EvdevCode.slot) != nil
      ? .slots : device.axis(EvdevCode.positionX) != nil ? .anonymous : .undecided
  }

  /// Whether the decoder ignores events until ``resynchronize(with:at:)``.
  public var awaitsState: Bool { sync == .waiting }

  /// The contacts in range, as in the last frame.
  public var contactsInRange: [DigitizerContact] { ledger.known }

  /// Decodes an event and returns a frame if it is a `SYN_REPORT` that ends one.
  public mutating func take(_ event: EvdevEvent) -> DigitizerFrame? {
    let (action, next) = sync.handling(event)
    sync = next
    switch action {
    case .apply:
      apply(event)
      return nil
    case .report: return report(at: event.nanoseconds)
    case .ignore: return nil
    case .lose:
      irregularities.note(.eventsDropped, at: event.nanoseconds)
      undecided = []
      return nil
    case .recover:
      if recovery == .waitForState {
        sync = .waiting
        return nil
      }
      return forgetAll(at: event.nanoseconds)
    }
  }

  /// Ends the decoding of a recording: events after the last report are dropped, and everything still down is
  /// cancelled.
  ///
  /// - Parameter nanoseconds: The time; nil means that of the last frame.
  /// - Returns: The frame that cancels everything in range; nil if nothing is.
  public mutating func cancelAll(at nanoseconds: Int64? = nil) -> DigitizerFrame? {
    noteUnfinishedReport()
    slots.refuseAll()
    anonymous.forget()
    single.forget()
    return ending(at: nanoseconds ?? lastTime ?? 0)
  }

  /// Records events after the last report, which belong to no frame, as an irregularity; for the end of a
  /// recording.
  public mutating func noteUnfinishedReport() {
    guard hasEvents else { return }
    hasEvents = false
    irregularities.note(.unfinishedReport, at: lastTime ?? 0)
  }

  /// Continues with the state of a device after the kernel dropped events.
  ///
  /// Contacts that are gone or were replaced are cancelled; those that are still there continue, and new ones
  /// begin.
  public mutating func resynchronize(with state: EvdevState, at nanoseconds: Int64) -> DigitizerFrame? {
    sync = .reading
    if multitouch == .undecided, !state.slots.isEmpty { multitouch = .slots }
    slots.apply(state)
    single.apply(state)
    hasMultitouchChanges = multitouch == .slots
    return report(at: nanoseconds)
  }

  /// Begins with the state of a device that was just opened: contacts already touching are ignored until they
  /// lift.
  public mutating func begin(with state: EvdevState) {
    if multitouch == .undecided, !state.slots.isEmpty { multitouch = .slots }
    slots.apply(state)
    slots.refuseAll()
    var untouched = state
    untouched.keys = EvdevBits()
    single.apply(untouched)
    hasEvents = false
  }

  // MARK: Events

  private mutating func apply(_ event: EvdevEvent) {
    hasEvents = true
    switch event.type {
    case EvdevType.absolute where EvdevCode.isMultitouch(event.code): applyMultitouch(event)
    case EvdevType.absolute:
      single.applyAbsolute(event.code, event.value)
      if event.code == EvdevCode.pressure, event.value == 0 { anonymous.endTouching() }
    case EvdevType.relative: single.applyRelative(event.code, event.value)
    case EvdevType.key:
      single.applyKey(event.code, event.value)
      if event.code == EvdevCode.touch, event.value == 0 { anonymous.endTouching() }
    case EvdevType.synchronization where event.code == EvdevCode.contactReport:
      if multitouch == .undecided { decide(.anonymous) }
      hasMultitouchChanges = true
      if multitouch == .anonymous { anonymous.endContact() }
    default: break
    }
  }

  private mutating func applyMultitouch(_ event: EvdevEvent) {
    hasMultitouchChanges = true
    if event.code == EvdevCode.slot, multitouch != .slots { decide(.slots) }
    switch multitouch {
    case .undecided:
      if undecided.count < 16 * Self.contactLimit { undecided.append(event) }
    case .slots: slots.apply(event.code, event.value)
    case .anonymous: anonymous.apply(event.code, event.value)
    }
  }

  /// Selects the protocol and decodes the events that came before.
  private mutating func decide(_ decision: Multitouch) {
    multitouch = decision
    for event in undecided { applyMultitouch(event) }
    undecided = []
  }

  // MARK: Reports

  private mutating func report(at time: Int64) -> DigitizerFrame? {
    hasEvents = false
    if multitouch == .undecided, !undecided.isEmpty { decide(.slots) }
    let hasButtonChanges = single.hasButtonChanges
    entries.removeAll(keepingCapacity: true)
    var hasChanges = hasButtonChanges
    let besideMultitouch = multitouch != .undecided
    switch multitouch {
    case .slots:
      slots.report(into: &entries, converter, numbers: &numbers)
      hasChanges = hasChanges || hasMultitouchChanges
    case .anonymous:
      if anonymous.report(into: &entries, converter, numbers: &numbers) {
        hasChanges = true
      } else {
        rest(where: anonymous.follows)
      }
    case .undecided: break
    }
    hasChanges = hasChanges || (single.hasChanges && !besideMultitouch)
    let count = entries.count
    if besideMultitouch || single.hasChanges {
      single.report(into: &entries, converter, besideMultitouch: besideMultitouch, numbers: &numbers)
    } else {
      rest { _ in true }
    }
    hasChanges = hasChanges || (besideMultitouch && entries.count > count)
    hasMultitouchChanges = false
    noteIrregularities(at: time)
    let scroll = single.takeScroll()
    guard hasChanges || scroll != nil else { return nil }
    return frame(at: time, scroll, keepsEmpty: hasButtonChanges)
  }

  /// Lets the contacts of a silent part of the device rest.
  private mutating func rest(where rests: (UInt32) -> Bool) {
    for contact in ledger.known where rests(contact.id) {
      entries.append(ContactLedger.Entry(contact: contact, fate: .near(contact.phase.state)))
    }
  }

  private mutating func frame(
    at time: Int64, _ scroll: DigitizerScroll?, keepsEmpty: Bool
  ) -> DigitizerFrame? {
    if entries.count > 1 { entries.sort { $0.contact.id < $1.contact.id } }
    let contacts = ledger.contacts(for: entries)
    guard !contacts.isEmpty || scroll != nil || keepsEmpty else { return nil }
    return DigitizerFrame(
      nanoseconds: advance(to: time), display: display, contacts: contacts, buttons: single.allButtons,
      scroll: scroll)
  }

  /// The time of a frame, which is never before the last one.
  private mutating func advance(to time: Int64) -> Int64 {
    if let lastTime, time < lastTime {
      irregularities.note(.timeRanBack, at: lastTime)
      return lastTime
    }
    lastTime = time
    return time
  }

  private mutating func noteIrregularities(at time: Int64) {
    for irregularity in slots.irregularities { irregularities.note(irregularity, at: time) }
    for irregularity in anonymous.irregularities { irregularities.note(irregularity, at: time) }
    for irregularity in single.irregularities { irregularities.note(irregularity, at: time) }
    slots.forgetIrregularities()
    anonymous.forgetIrregularities()
    single.forgetIrregularities()
    let map = multitouch == .undecided ? converter.single : converter.multitouch
    let usesMap = multitouch != .undecided || single.usesAxes
    if map.lacksRange, usesMap, !notedRange, !entries.isEmpty {
      notedRange = true
      irregularities.note(.rangeUnknown, at: time)
    }
  }

  // MARK: Ends

  private mutating func forgetAll(at time: Int64) -> DigitizerFrame? {
    slots.forget()
    anonymous.forget()
    single.forget()
    return ending(at: time)
  }

  private mutating func ending(at time: Int64) -> DigitizerFrame? {
    undecided = []
    entries.removeAll(keepingCapacity: true)
    hasMultitouchChanges = false
    guard !ledger.known.isEmpty else { return nil }
    return frame(at: time, nil, keepsEmpty: false)
  }
}
