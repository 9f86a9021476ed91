// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import TouchFrames

/// Frames as readable lines: `0.016 1 moved 10 20 · 2 began 30 40 r4`.
func listing(_ frames: some Sequence<DigitizerFrame>) -> [String] { frames.map(line) }

private func line(_ frame: DigitizerFrame) -> String {
  var parts = [TouchLog.seconds(frame.nanoseconds)]
  if !frame.buttons.isEmpty { parts.append("buttons:\(frame.buttons.rawValue)") }
  if let scroll = frame.scroll {
    parts.append("scroll:\(short(scroll.horizontal)),\(short(scroll.vertical))")
  }
  return (parts + [frame.contacts.map(text).joined(separator: " · ")]).joined(separator: " ")
    .trimmingCharacters(in: .whitespaces)
}

private func text(_ contact: DigitizerContact) -> String {
  var words = ["\(contact.id)", contact.phase.rawValue, short(contact.position.x), short(contact.position.y)]
  if contact.transducer != .finger { words.append("\(contact.transducer)") }
  if contact.majorRadius > 0 { words.append("r\(short(contact.majorRadius))") }
  if let force = contact.force { words.append("f\(short(force))") }
  if contact.height > 0 { words.append("h\(short(contact.height))") }
  if contact.altitude != .pi / 2 {
    words.append("alt\(short(contact.altitude)) az\(short(contact.azimuth))")
  }
  return words.joined(separator: " ")
}

private func short(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

/// The inconsistency of the frames; nil if every contact that begins ends once and the phases are in order.
func imbalance(_ frames: some Sequence<DigitizerFrame>) -> String? {
  var states: [UInt32: DigitizerState] = [:]
  var last: Int64?
  for frame in frames {
    if let last, frame.nanoseconds < last { return "the time runs back to \(frame.nanoseconds)" }
    last = frame.nanoseconds
    var ids: Set<UInt32> = []
    for contact in frame.contacts {
      guard ids.insert(contact.id).inserted else { return "contact \(contact.id) is in a frame twice" }
      let state = states[contact.id] ?? .outOfRange
      guard contact.phase.canFollow(state) else {
        return "contact \(contact.id) is \(state) and \(contact.phase) at \(frame.nanoseconds)"
      }
      guard contact.position.x.isFinite, contact.position.y.isFinite else { return "a place is no number" }
      states[contact.id] = contact.phase.state == .outOfRange ? nil : contact.phase.state
    }
  }
  return states.isEmpty ? nil : "\(states.count) contacts stay down"
}

extension EvdevDecoder {
  /// Decodes events, and cancels contacts that are still down.
  mutating func decode(_ events: [EvdevEvent], cancels: Bool = true) -> [DigitizerFrame] {
    var frames = events.compactMap { take($0) }
    if cancels, let frame = cancelAll() { frames.append(frame) }
    return frames
  }
}

/// A short notation for events: the time is that of the last ``at(_:)``, in milliseconds.
struct EventScript {
  private(set) var events: [EvdevEvent] = []
  private var now: Int64 = 0

  mutating func at(_ milliseconds: Int64) { now = milliseconds * 1_000_000 }

  mutating func abs(_ code: UInt16, _ value: Int32) { add(EvdevType.absolute, code, value) }

  mutating func key(_ code: UInt16, _ value: Int32) { add(EvdevType.key, code, value) }

  mutating func rel(_ code: UInt16, _ value: Int32) { add(EvdevType.relative, code, value) }

  mutating func report() { add(EvdevType.synchronization, EvdevCode.report, 0) }

  mutating func endContact() { add(EvdevType.synchronization, EvdevCode.contactReport, 0) }

  mutating func drop() { add(EvdevType.synchronization, EvdevCode.dropped, 0) }

  mutating func slot(_ slot: Int32) { abs(EvdevCode.slot, slot) }

  mutating func track(_ id: Int32) { abs(EvdevCode.trackingID, id) }

  mutating func move(_ x: Int32, _ y: Int32) {
    abs(EvdevCode.positionX, x)
    abs(EvdevCode.positionY, y)
  }

  mutating func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(EvdevEvent(nanoseconds: now, type: type, code: code, value: value))
  }

  static func make(_ body: (inout EventScript) -> Void) -> [EvdevEvent] {
    var script = EventScript()
    body(&script)
    return script.events
  }
}

extension EvdevDevice {
  /// A device with these axes.
  static func with(_ axes: (UInt16, ClosedRange<Int32>)..., keys: [UInt16] = []) -> EvdevDevice {
    var device = EvdevDevice()
    for (code, range) in axes {
      device.set(EvdevAxis(code: code, minimum: range.lowerBound, maximum: range.upperBound))
    }
    for key in keys { device.insert(key, ofType: EvdevType.key) }
    return device
  }

  /// A touchscreen of 100 by 100 units with protocol B and a number of slots.
  static func slots(_ count: Int32 = 5) -> EvdevDevice {
    with(
      (EvdevCode.slot, 0...(count - 1)), (EvdevCode.positionX, 0...99), (EvdevCode.positionY, 0...99),
      (EvdevCode.trackingID, 0...65535))
  }

  /// A touchscreen of 100 by 100 units with protocol A.
  static let anonymous = with((EvdevCode.positionX, 0...99), (EvdevCode.positionY, 0...99))

  /// A touchscreen of 100 by 100 units with a single contact.
  static let single = with(
    (EvdevCode.x, 0...99), (EvdevCode.y, 0...99), keys: [EvdevCode.touch])
}
