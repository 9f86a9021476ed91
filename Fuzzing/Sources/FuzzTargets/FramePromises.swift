// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchFrames

/// Reads anything as a recording of a format, and traps if a promise is broken.
///
/// Whatever the bytes are, reading ends; each contact that begins ends once, with cancellation at the end of
/// the recording; and a log says the same when it is written and read again.
func readAnyRecording(_ input: UnsafeBufferPointer<UInt8>, as format: RecordingFormat) {
  let bytes = Array(input)
  _ = try? TouchRecording.read(bytes: bytes, file: "fuzz")
  guard let recording = try? TouchRecording.read(bytes: bytes, file: "fuzz", as: format) else { return }
  let isSmall = input.count < 1 << 16
  for device in recording.devices {
    checkDecoding(of: device.events, device.device, keepsFrames: isSmall)
  }
  for note in recording.notes { precondition(note.count > 0, "a note about nothing") }
  guard let log = recording.log else { return }
  var balance = Balance()
  for frame in log.frames { balance.take(frame) }
  if isSmall { checkRoundTrip(of: log) }
}

/// Decodes events, and traps if a promise is broken.
///
/// A large recording is decoded only onto a display: a recording's own log has decoded it without one.
func checkDecoding(of events: [EvdevEvent], _ device: EvdevDevice, keepsFrames: Bool = true) {
  let mapping = DisplayMapping(
    size: CGSize(width: 390, height: 844), orientation: .clockwise,
    calibration: DisplayCalibration(0.98, 0.01, -0.02, 0, -1, 1))
  for mapping in keepsFrames ? [nil, mapping] : [mapping] {
    var decoder = EvdevDecoder(device: device, mapping: mapping)
    var balance = Balance()
    var frames: [DigitizerFrame] = []
    for event in events {
      guard let frame = decoder.take(event) else { continue }
      balance.take(frame)
      precondition(decoder.contactsInRange.count <= EvdevDecoder.contactLimit + 1, "too many contacts")
      if keepsFrames { frames.append(frame) }
    }
    if let frame = decoder.cancelAll() {
      balance.take(frame)
      if keepsFrames { frames.append(frame) }
    }
    precondition(balance.isEven, "a contact stays down")
    precondition(decoder.contactsInRange.isEmpty, "a contact stays in range")
    guard keepsFrames else { continue }
    checkRoundTrip(of: TouchLog(frames: frames))
    checkResampling(of: frames)
  }
}

private func checkRoundTrip(of log: TouchLog) {
  guard let (same, notes) = try? TouchLog.read(bytes: Array(log.text.utf8), file: "again") else {
    preconditionFailure("a log cannot be read back: \(log.text)")
  }
  precondition(notes.isEmpty, "a log is read back with notes")
  precondition(same == log, "a log says something else when it is read again")
}

private func checkResampling(of frames: [DigitizerFrame]) {
  var resampler = FrameResampler(rate: 60)
  var balance = Balance()
  for frame in frames { for frame in resampler.take(frame) { balance.take(frame) } }
  for frame in resampler.finish() { balance.take(frame) }
  precondition(balance.isEven, "a contact stays down when frames are resampled")
}

/// What frames have said of contacts so far.
struct Balance {
  private var states: [UInt32: DigitizerState] = [:]
  private var last: Int64?

  /// Begins before the first frame.
  init() {}

  /// Whether nothing is in range.
  var isEven: Bool { states.isEmpty }

  /// Takes a frame, and traps if it cannot follow those before it.
  mutating func take(_ frame: DigitizerFrame) {
    if let last { precondition(frame.nanoseconds >= last, "the time runs back") }
    last = frame.nanoseconds
    var before: UInt32?
    for contact in frame.contacts {
      if let before { precondition(contact.id > before, "contacts are out of order") }
      before = contact.id
      let state = states[contact.id] ?? .outOfRange
      precondition(contact.phase.canFollow(state), "contact \(contact.id) is \(state) and \(contact.phase)")
      precondition(contact.position.x.isFinite && contact.position.y.isFinite, "a place is no number")
      states[contact.id] = contact.phase.state == .outOfRange ? nil : contact.phase.state
    }
  }
}
