// SPDX-License-Identifier: Apache-2.0
import TouchFrames

/// Reads anything as the bytes of a device, at once and in pieces, and as events of a device that changes its
/// mind.
func fuzzEvdevBytes(_ input: UnsafeBufferPointer<UInt8>) {
  readAnyRecording(input, as: .bytes)
  let bytes = Array(input)
  for layout in EvdevLayout.allCases {
    var whole: [EvdevEvent] = []
    var reader = EvdevByteReader(layout: layout)
    reader.read(bytes, into: &whole)
    precondition(
      (whole.count + reader.eventsWithoutTime) * layout.size + reader.incompleteBytes == bytes.count,
      "bytes are lost")
    var pieces: [EvdevEvent] = []
    reader = EvdevByteReader(layout: layout)
    for place in stride(from: 0, to: bytes.count, by: 7) {
      reader.read(Array(bytes[place..<min(place + 7, bytes.count)]), into: &pieces)
    }
    precondition(pieces == whole, "pieces are read as other events")
  }
  decode(bytes)
}

/// The codes that decide anything, so that four bytes are an event.
private let codes: [(type: UInt16, code: UInt16)] = [
  (0, 0), (0, 2), (0, 3), (3, 0x2F), (3, 0x39), (3, 0x35), (3, 0x36), (3, 0x37), (3, 0x3B), (3, 0x30),
  (3, 0x3A), (3, 0), (3, 1), (3, 2), (3, 3), (3, 0x18), (3, 0x19), (3, 0x1A), (1, 0x14A), (1, 0x140),
  (1, 0x14B), (1, 0x110), (2, 0), (2, 1), (2, 8), (2, 0x0B), (4, 4), (0, 0), (3, 0x39), (3, 0x2F), (3, 0x35),
  (3, 0x36),
]

/// Takes each four bytes as an event: the code, the time that has passed, and the value.
private func decode(_ bytes: [UInt8]) {
  guard let first = bytes.first, bytes.count < 1 << 16 else { return }
  var time: Int64 = 0
  var events: [EvdevEvent] = []
  for place in stride(from: 1, to: bytes.count - 3, by: 4) {
    let (type, code) = codes[Int(bytes[place]) % codes.count]
    time += Int64(Int8(bitPattern: bytes[place + 1])) * 1_000_000
    let small = Int32(Int16(bitPattern: UInt16(bytes[place + 2]) << 8 | UInt16(bytes[place + 3])))
    events.append(EvdevEvent(nanoseconds: time, type: type, code: code, value: small))
  }
  var device = EvdevDevice()
  if first & 1 != 0 { device.set(EvdevAxis(code: EvdevCode.slot, minimum: 0, maximum: Int32(first >> 4))) }
  if first & 2 != 0 {
    for code in [EvdevCode.positionX, EvdevCode.positionY, EvdevCode.x, EvdevCode.y, EvdevCode.tiltX] {
      device.set(EvdevAxis(code: code, minimum: -100, maximum: 1000, resolution: Int32(first >> 5)))
    }
  }
  checkDecoding(of: events, device)
  checkRecovery(events, device)
}

/// Reads the state of the device anew, from the values at hand, whenever events were dropped.
private func checkRecovery(_ events: [EvdevEvent], _ device: EvdevDevice) {
  var decoder = EvdevDecoder(device: device)
  decoder.recovery = .waitForState
  var balance = Balance()
  var state = EvdevState()
  for event in events {
    if event.type == EvdevType.absolute {
      let value = EvdevState.Value(event.code, event.value)
      if event.code == EvdevCode.slot {
        state.currentSlot = event.value
      } else if (0..<80).contains(state.currentSlot) {
        while state.slots.count <= Int(state.currentSlot) { state.slots.append([]) }
        state.slots[Int(state.currentSlot)].append(value)
        state.axes.append(value)
      }
    }
    if event.type == EvdevType.key, event.value != 0 { state.keys.insert(event.code) }
    if let frame = decoder.take(event) { balance.take(frame) }
    guard decoder.awaitsState else { continue }
    if let frame = decoder.resynchronize(with: state, at: event.nanoseconds) { balance.take(frame) }
    state = EvdevState()
  }
  if let frame = decoder.cancelAll() { balance.take(frame) }
  precondition(balance.isEven, "a contact stays down when the device was read anew")
}
