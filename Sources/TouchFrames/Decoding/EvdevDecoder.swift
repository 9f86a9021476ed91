// SPDX-License-Identifier: Apache-2.0

/// Makes frames of the events of a device.
///
/// It understands the kernel's multitouch protocols B and A, touchscreens that know one contact, pens, and mice with
/// their buttons and wheels. A device says by its description which protocol it speaks; without one, its first report
/// does.
///
/// ```swift
/// var decoder = EvdevDecoder(device: device, mapping: DisplayMapping(size: CGSize(width: 800, height: 480)))
/// for event in events {
///   if let frame = decoder.take(event) { feed.handle(frame) }
/// }
/// if let frame = decoder.cancelAll() { feed.handle(frame) }
/// ```
///
/// Contacts get numbers from 1 on, in the order in which they are first reported, whatever the device calls them. What
/// cannot be is left out and counted in ``irregularities``; no sequence of events traps. Each contact that begins ends or
/// is cancelled once, if the last frame is that of ``cancelAll(at:)``.
public struct EvdevDecoder: Sendable {
  /// What is done when the kernel dropped events, which it says with `SYN_DROPPED`.
  public enum Recovery: Sendable, Hashable {
    /// Everything is cancelled, because nobody can ask the device: a recording.
    case cancel
    /// Events are ignored until ``resynchronize(with:at:)`` says what the device says: a device at hand.
    case waitForState
  }

  /// How many contacts are followed at a time.
  public static let contactLimit = 64

  /// What the device says of itself.
  public let device: EvdevDevice
  /// How places become points; without a mapping, a unit of the device is a point.
  public let mapping: DisplayMapping?
  /// The display that frames are for.
  public let display: UInt32
  /// What is done when the kernel dropped events.
  public var recovery = Recovery.cancel
  /// What could not be taken as it was.
  public private(set) var irregularities = EvdevIrregularities()

  /// How contacts of several are reported.
  enum Multitouch: Sendable {
    /// The first report has not said.
    case undecided
    case slots
    case anonymous
  }

  private var multitouch: Multitouch
  /// Events of several contacts that came before it was decided whose they are.
  private var undecided: [EvdevEvent] = []
  private var sync = SynchronizationState.reading
  private var slots: SlotContacts
  private var anonymous: AnonymousContacts
  private var single: SingleContact
  private var ledger = ContactLedger()
  private let maker: ContactMaker
  private var entries: [ContactLedger.Entry] = []
  private var hasMultitouchNews = false
  private var hasEvents = false
  private var numbers = ContactNumbers()
  private var lastTime: Int64?
  private var notedRange = false

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - device: What the device says of itself; one that says nothing is decoded by what it sends.
  ///   - mapping: How places become points; one that is not usable is none.
  ///   - display: The display that frames are for.
  public init(device: EvdevDevice = EvdevDevice(), mapping: DisplayMapping? = nil, display: UInt32 = 0) {
    self.device = device
    self.mapping = mapping.flatMap { $0.isUsable ? $0 : nil }
    self.display = display
    maker = ContactMaker(device, mapping: mapping)
    slots = SlotContacts(device)
    anonymous = AnonymousContacts(device)
    single = SingleContact(device, mapping: mapping)
    multitouch =
      device.axis(EvdevCode.slot) != nil
      ? .slots : device.axis(EvdevCode.positionX) != nil ? .anonymous : .undecided
  }

  /// Whether the decoder waits for ``resynchronize(with:at:)`` and ignores events until then.
  public var awaitsState: Bool { sync == .waiting }

  /// The contacts in range, as the last frame had them.
  public var contactsInRange: [DigitizerContact] { ledger.known }

  /// Takes an event; it ends a frame if it is a `SYN_REPORT` and there is something to tell.
  public mutating func take(_ event: EvdevEvent) -> DigitizerFrame? {
    let (action, next) = sync.taking(event)
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

  /// Ends the decoding of a recording: events after the last report are left out, and what is still down is cancelled.
  ///
  /// - Parameter nanoseconds: When; nil is the time of the last frame.
  /// - Returns: The frame that cancels everything in range; nil if nothing is.
  public mutating func cancelAll(at nanoseconds: Int64? = nil) -> DigitizerFrame? {
    noteUnfinishedReport()
    slots.refuseAll()
    anonymous.forget()
    single.forget()
    return ending(at: nanoseconds ?? lastTime ?? 0)
  }

  /// Notes the events after the last report, which are in no frame; for the end of a recording.
  public mutating func noteUnfinishedReport() {
    guard hasEvents else { return }
    hasEvents = false
    irregularities.note(.unfinishedReport, at: lastTime ?? 0)
  }

  /// Goes on with the state of a device, after the kernel dropped events.
  ///
  /// Contacts that are gone, or that are others now, are cancelled; those that are still there go on, and new ones begin.
  public mutating func resynchronize(with state: EvdevState, at nanoseconds: Int64) -> DigitizerFrame? {
    sync = .reading
    if multitouch == .undecided, !state.slots.isEmpty { multitouch = .slots }
    slots.take(state)
    single.take(state)
    hasMultitouchNews = multitouch == .slots
    return report(at: nanoseconds)
  }

  /// Begins with the state of a device that was just opened: what touches already is nobody's until it lifts.
  public mutating func begin(with state: EvdevState) {
    if multitouch == .undecided, !state.slots.isEmpty { multitouch = .slots }
    slots.take(state)
    slots.refuseAll()
    var untouched = state
    untouched.keys = EvdevBits()
    single.take(untouched)
    hasEvents = false
  }

  // MARK: Events

  private mutating func apply(_ event: EvdevEvent) {
    hasEvents = true
    switch event.type {
    case EvdevType.absolute where EvdevCode.isMultitouch(event.code): applyMultitouch(event)
    case EvdevType.absolute:
      single.takeAbsolute(event.code, event.value)
      if event.code == EvdevCode.pressure, event.value == 0 { anonymous.endTouching() }
    case EvdevType.relative: single.takeRelative(event.code, event.value)
    case EvdevType.key:
      single.takeKey(event.code, event.value)
      if event.code == EvdevCode.touch, event.value == 0 { anonymous.endTouching() }
    case EvdevType.synchronization where event.code == EvdevCode.contactReport:
      if multitouch == .undecided { decide(.anonymous) }
      hasMultitouchNews = true
      if multitouch == .anonymous { anonymous.endContact() }
    default: break
    }
  }

  private mutating func applyMultitouch(_ event: EvdevEvent) {
    hasMultitouchNews = true
    if event.code == EvdevCode.slot, multitouch != .slots { decide(.slots) }
    switch multitouch {
    case .undecided:
      if undecided.count < 16 * Self.contactLimit { undecided.append(event) }
    case .slots: slots.take(event.code, event.value)
    case .anonymous: anonymous.take(event.code, event.value)
    }
  }

  /// Decides whose protocol this is, and takes what came before.
  private mutating func decide(_ decision: Multitouch) {
    multitouch = decision
    for event in undecided { applyMultitouch(event) }
    undecided = []
  }

  // MARK: Reports

  private mutating func report(at time: Int64) -> DigitizerFrame? {
    hasEvents = false
    if multitouch == .undecided, !undecided.isEmpty { decide(.slots) }
    let hasButtonNews = single.hasButtonNews
    entries.removeAll(keepingCapacity: true)
    var hasNews = hasButtonNews
    let besideMultitouch = multitouch != .undecided
    switch multitouch {
    case .slots:
      slots.report(into: &entries, maker, numbers: &numbers)
      hasNews = hasNews || hasMultitouchNews
    case .anonymous:
      if anonymous.report(into: &entries, maker, numbers: &numbers) {
        hasNews = true
      } else {
        rest(where: anonymous.follows)
      }
    case .undecided: break
    }
    hasNews = hasNews || (single.hasNews && !besideMultitouch)
    let count = entries.count
    if besideMultitouch || single.hasNews {
      single.report(into: &entries, maker, besideMultitouch: besideMultitouch, numbers: &numbers)
    } else {
      rest { _ in true }
    }
    hasNews = hasNews || (besideMultitouch && entries.count > count)
    hasMultitouchNews = false
    noteIrregularities(at: time)
    let scroll = single.takeScroll()
    guard hasNews || scroll != nil else { return nil }
    return frame(at: time, scroll, keepsEmpty: hasButtonNews)
  }

  /// Lets the contacts of a part of the device that says nothing rest.
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
    let map = multitouch == .undecided ? maker.single : maker.multitouch
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
    hasMultitouchNews = false
    guard !ledger.known.isEmpty else { return nil }
    return frame(at: time, nil, keepsEmpty: false)
  }
}
