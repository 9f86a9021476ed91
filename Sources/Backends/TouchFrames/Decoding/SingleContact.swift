// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The only contact of a device: an old touchscreen, a pen, or a pointer with its buttons and wheels.
struct SingleContact: Sendable {
  /// What the device currently is.
  enum Kind: Sendable {
    case finger, pen, pointer

    var transducer: DigitizerContact.Transducer {
      switch self {
      case .finger: .finger
      case .pen: .stylus
      case .pointer: .pointer
      }
    }
  }

  private var reading = ToolReading()
  /// The values of `ABS_Z` and `ABS_RX`, which some controllers send instead of a position.
  private var other: (x: Int32?, y: Int32?) = (nil, nil)
  private var pens: UInt16 = 0
  private(set) var touches = false
  private(set) var buttons: DigitizerButtons = []
  private var penButtons: DigitizerButtons = []
  private var pointer: CGPoint
  private let display: CGSize?
  private var motion: (x: Double, y: Double) = (0, 0)
  private var usesTouch: Bool
  private var scroll = DigitizerScroll()
  private var fineScroll = DigitizerScroll()
  /// Whether the report said anything about the contact.
  private(set) var hasChanges = false
  /// Whether the report said anything about buttons or wheels.
  private(set) var hasButtonChanges = false
  private var known: (id: UInt32, kind: Kind)?
  private var waits = false
  /// The irregularities since the last report.
  private(set) var irregularities: [EvdevIrregularity] = []
  private var usesOtherAxes = false

  init(_ device: EvdevDevice, mapping: DisplayMapping?) {
    let size = mapping.flatMap { $0.isUsable ? $0.size : nil }
    display = size
    pointer = size.map { CGPoint(x: $0.width / 2, y: $0.height / 2) } ?? .zero
    usesTouch = device.sends(EvdevCode.touch, ofType: EvdevType.key)
  }

  /// Handles a value of `EV_ABS` that is not a multitouch value.
  mutating func applyAbsolute(_ code: UInt16, _ value: Int32) {
    reading.applySingle(code, value)
    if code == EvdevCode.z { other.x = value }
    if code == EvdevCode.rotationX { other.y = value }
    hasChanges = true
  }

  /// Handles a value of `EV_REL`.
  mutating func applyRelative(_ code: UInt16, _ value: Int32) {
    let delta = Double(value)
    switch code {
    case EvdevCode.relativeX: motion.x += delta
    case EvdevCode.relativeY: motion.y += delta
    case EvdevCode.wheel: scroll.vertical += delta
    case EvdevCode.horizontalWheel: scroll.horizontal += delta
    case EvdevCode.fineWheel: fineScroll.vertical += delta / 120
    case EvdevCode.fineHorizontalWheel: fineScroll.horizontal += delta / 120
    default: return
    }
    hasChanges = true
    if code > EvdevCode.relativeY { hasButtonChanges = true }
  }

  /// Handles a value of `EV_KEY`; key repeats are ignored.
  mutating func applyKey(_ code: UInt16, _ value: Int32) {
    guard value == 0 || value == 1 else { return }
    let isDown = value == 1
    switch code {
    case EvdevCode.leftButton...EvdevCode.lastButton:
      change(\.buttons, DigitizerButtons(rawValue: 1 << UInt32(code - EvdevCode.leftButton)), isDown)
    case EvdevCode.stylusButton: change(\.penButtons, .secondary, isDown)
    case EvdevCode.stylusButton2: change(\.penButtons, .middle, isDown)
    case EvdevCode.stylusButton3: change(\.penButtons, DigitizerButtons(rawValue: 1 << 3), isDown)
    case EvdevCode.pen...EvdevCode.airbrush:
      let pen: UInt16 = 1 << (code - EvdevCode.pen)
      if isDown { pens |= pen } else { pens &= ~pen }
      usesTouch = true
    case EvdevCode.touch:
      touches = isDown
      usesTouch = true
    default: return
    }
    hasChanges = true
  }

  private mutating func change(
    _ buttons: WritableKeyPath<SingleContact, DigitizerButtons>, _ button: DigitizerButtons, _ isDown: Bool
  ) {
    guard self[keyPath: buttons].contains(button) != isDown else { return }
    if isDown { self[keyPath: buttons].insert(button) } else { self[keyPath: buttons].remove(button) }
    hasButtonChanges = true
  }

  /// Whether positions come from axes; a mouse only reports how far it moved.
  var usesAxes: Bool { usesOtherAxes || (reading.x != nil && reading.y != nil) }

  /// The buttons that are down, of the pointer and the pen.
  var allButtons: DigitizerButtons { buttons.union(penButtons) }

  /// How far wheels turned since the last report; high-resolution values replace the coarse ones for the same
  /// movement.
  mutating func takeScroll() -> DigitizerScroll? {
    guard scroll != DigitizerScroll() || fineScroll != DigitizerScroll() else { return nil }
    let turned = DigitizerScroll(
      horizontal: fineScroll.horizontal != 0 ? fineScroll.horizontal : scroll.horizontal,
      vertical: fineScroll.vertical != 0 ? fineScroll.vertical : scroll.vertical)
    scroll = DigitizerScroll()
    fineScroll = DigitizerScroll()
    return turned
  }

  /// Appends what the contact does at the end of a report.
  ///
  /// Beside contacts of protocol A or B, the single contact duplicates one of them for old programs, unless
  /// it is a pen.
  mutating func report(
    into entries: inout [ContactLedger.Entry], _ converter: ContactConverter, besideMultitouch: Bool,
    numbers: inout ContactNumbers
  ) {
    hasChanges = false
    hasButtonChanges = false
    let delta = (motion.x, motion.y)
    motion = (0, 0)
    let (kind, state) = kindAndState(besideMultitouch)
    if let known, known.kind != kind || state == .outOfRange {
      entries.append(.end(known.id, cancelled: known.kind != kind))
      self.known = nil
    }
    guard state != .outOfRange else {
      if waits { irregularities.append(.placeNeverKnown) }
      waits = false
      return
    }
    guard let point = position(of: kind, converter, moved: delta) else {
      if !waits { irregularities.append(.placeUnknown) }
      waits = true
      return
    }
    waits = false
    let id = known?.id ?? numbers.next()
    known = (id, kind)
    entries.append(
      ContactLedger.Entry(
        contact: converter.contact(id, reading, at: point, kind.transducer), fate: .near(state)))
  }

  /// What the device is, and how near its contact is.
  private func kindAndState(_ besideMultitouch: Bool) -> (Kind, DigitizerState) {
    if pens != 0 { return (.pen, touches ? .touching : .inRange) }
    if case .pen = known?.kind { return (.pen, .outOfRange) }
    if besideMultitouch { return (.finger, .outOfRange) }
    if usesTouch { return (.finger, touches ? .touching : .outOfRange) }
    return (.pointer, buttons.isEmpty ? .inRange : .touching)
  }

  private mutating func position(
    of kind: Kind, _ converter: ContactConverter, moved delta: (x: Double, y: Double)
  ) -> CGPoint? {
    if let x = reading.x, let y = reading.y {
      guard let point = converter.single.point(x, y) else { return nil }
      if kind == .pointer { pointer = point }
      return point
    }
    switch kind {
    case .pointer:
      pointer.x = Self.clamped(pointer.x + CGFloat(delta.x), to: display?.width)
      pointer.y = Self.clamped(pointer.y + CGFloat(delta.y), to: display?.height)
      return pointer
    case .finger:
      guard reading.x == nil, reading.y == nil, let x = other.x, let y = other.y else { return nil }
      if !usesOtherAxes {
        usesOtherAxes = true
        irregularities.append(.otherAxes)
      }
      return converter.others.point(x, y)
    case .pen: return nil
    }
  }

  /// A coordinate clamped to the display, whose last point is its size minus one.
  private static func clamped(_ value: CGFloat, to size: CGFloat?) -> CGFloat {
    guard let size else { return value.isFinite ? value : 0 }
    return min(max(value, 0), max(size - 1, 0))
  }

  /// Clears the irregularities after they were counted.
  mutating func forgetIrregularities() {
    if !irregularities.isEmpty { irregularities.removeAll(keepingCapacity: true) }
  }

  /// Forgets the contact, which was cancelled, and everything that is down.
  mutating func forget() {
    known = nil
    waits = false
    touches = false
    pens = 0
    buttons = []
    penButtons = []
    reading = ToolReading()
    other = (nil, nil)
    motion = (0, 0)
    scroll = DigitizerScroll()
    fineScroll = DigitizerScroll()
    hasChanges = false
    hasButtonChanges = false
  }

  /// Applies the state of the device.
  mutating func apply(_ state: EvdevState) {
    for value in state.axes where !EvdevCode.isMultitouch(value.code) {
      applyAbsolute(value.code, value.value)
    }
    for code in EvdevCode.leftButton...EvdevCode.lastButton {
      applyKey(code, state.keys.contains(code) ? 1 : 0)
    }
    let usedTouch = usesTouch
    for code in EvdevCode.pen...EvdevCode.stylusButton2 { applyKey(code, state.keys.contains(code) ? 1 : 0) }
    usesTouch = usedTouch || touches || pens != 0
  }
}
