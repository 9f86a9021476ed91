// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchFrames

@Suite struct EvdevByteReaderTests {
  static func bytes(_ events: [EvdevEvent], _ layout: EvdevLayout) -> [UInt8] {
    events.flatMap { event -> [UInt8] in
      let (seconds, rest) = event.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
      func little(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
      }
      let time =
        layout == .bits64
        ? little(seconds) + little(rest / 1000)
        : little(UInt32(truncatingIfNeeded: seconds)) + little(UInt32(rest / 1000))
      return time + little(event.type) + little(event.code) + little(event.value)
    }
  }

  private let events = EventScript.make {
    $0.at(1_700_000_000_123); $0.track(7); $0.move(10, -20); $0.report()
    $0.at(1_700_000_000_131); $0.track(-1); $0.report()
  }

  @Test(arguments: EvdevLayout.allCases)
  func `bytes become the same events however they are divided`(layout: EvdevLayout) throws {
    let bytes = Self.bytes(events, layout)
    for size in 1...bytes.count {
      var reader = EvdevByteReader(layout: layout)
      var read: [EvdevEvent] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.read(Array(bytes[start..<min(start + size, bytes.count)]), into: &read)
      }
      #expect(read == events)
      #expect(reader.incompleteBytes == 0)
    }
    let recording = try TouchRecording.read(bytes: bytes, file: "event0")
    #expect(recording.format == .bytes)
    #expect(recording.devices[0].events == events)
  }

  @Test(arguments: EvdevLayout.allCases)
  func `bytes that are cut anywhere are read up to the cut`(layout: EvdevLayout) throws {
    let bytes = Self.bytes(events, layout)
    for count in layout.size...bytes.count {
      let recording = try TouchRecording.read(bytes: Array(bytes[..<count]), file: "event0")
      #expect(recording.devices[0].events == Array(events.prefix(count / layout.size)))
      #expect(recording.notes.count == (count % layout.size == 0 ? 0 : 1))
    }
  }

  @Test func `an event with an invalid time is counted`() {
    var bad = Self.bytes(Array(events.prefix(2)), .bits64)
    bad[8] = 0xFF
    bad[15] = 0x7F
    var reader = EvdevByteReader(layout: .bits64)
    var read: [EvdevEvent] = []
    reader.read(bad, into: &read)
    #expect(read == [events[1]])
    #expect(reader.eventsWithoutTime == 1)
  }

  @Test func `other bytes are refused`() {
    for bytes in [
      [UInt8](repeating: 0xFF, count: 100) + [0], [0], [0] + Array("ELF and so on, for a while".utf8),
    ] {
      #expect(throws: RecordingFailure.self) { try TouchRecording.read(bytes: bytes, file: "x") }
    }
  }

  @Test func `an event is described by its names`() {
    #expect(events.map(\.description)[1] == "1700000000.123000 EV_ABS ABS_MT_POSITION_X 10")
    let odd = EvdevEvent(nanoseconds: -500_000_000, type: 0x1F, code: 0x2FF, value: 1)
    #expect(odd.description == "-0.500000 001f 02ff 1")
  }
}
