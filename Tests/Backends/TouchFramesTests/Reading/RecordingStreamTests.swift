// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct RecordingStreamTests {
  /// Recordings of every format, by name.
  static let names = [
    "two-fingers.evemu", "taps.evemu", "resistive.evemu", "dropped.evemu", "two-slots.getevent.txt",
    "tap.getevent.txt", "identified.getevent.txt", "anonymous.evtest.txt", "pen.evtest.txt",
    "mouse.libinput.yml", "taps.touchlog", "taps.bytes", "taps.bytes32",
  ]

  /// The bytes of a recording; those of a touchlog and of a device are generated from a text.
  static func bytes(_ name: String) throws -> [UInt8] {
    guard name.hasPrefix("taps."), name != "taps.evemu" else { return try RecordingTraces.bytes(name) }
    let taps = try TouchRecording.read(bytes: try RecordingTraces.bytes("taps.evemu"), file: "taps.evemu")
    if name == "taps.touchlog" { return Array(TouchLog(taps.devices[0]).text.utf8) }
    let layout = name == "taps.bytes" ? EvdevLayout.bits64 : .bits32
    return taps.devices[0].events.flatMap { $0.bytes(layout) }
  }

  /// Where to cut a file of so many bytes: at each of its last bytes, and before at every seventh, because
  /// reading a file once for each of its bytes takes the square of the time.
  static func cuts(of count: Int) -> [Int] {
    let end = max(1, count - 200)
    return Array(stride(from: 1, to: end, by: 7)) + Array(end...count)
  }

  /// The frames of the whole file, and the notes about it.
  private func whole(_ bytes: [UInt8], _ name: String) throws -> (frames: [DigitizerFrame], notes: [String]) {
    let recording = try TouchRecording.read(bytes: bytes, file: name)
    let notes = recording.notes.map(\.description)
    if let log = recording.log { return (log.frames, notes) }
    guard let device = recording.touchDevice else { return ([], notes) }
    return (Array(device.frames(mapping: device.ownMapping)), notes)
  }

  /// The frames of a stream in pieces of a given size.
  private func streamed(
    _ bytes: [UInt8], _ name: String, by size: Int
  ) throws -> (frames: [DigitizerFrame], notes: [String]) {
    var stream = RecordingStream(file: name)
    var frames: [DigitizerFrame] = []
    var place = 0
    while place < bytes.count {
      try stream.read(Array(bytes[place..<min(place + size, bytes.count)]), into: &frames)
      place += size
    }
    try stream.finish(into: &frames)
    return (frames, stream.notes.map(\.description))
  }

  @Test(arguments: names)
  func `a stream gives the frames and notes of the whole file, whatever pieces it comes in`(
    name: String
  ) throws {
    let bytes = try Self.bytes(name)
    let expected = try whole(bytes, name)
    #expect(!expected.frames.isEmpty)
    for size in [1, 2, 7, 24, 100, bytes.count] {
      let stream = try streamed(bytes, name, by: size)
      #expect(listing(stream.frames) == listing(expected.frames), "\(size)")
      #expect(stream.notes == expected.notes, "\(size)")
    }
  }

  @Test(arguments: names)
  func `a stream that is cut anywhere is read up to the cut`(name: String) throws {
    let bytes = try Self.bytes(name)
    let all = listing(try whole(bytes, name).frames)
    var most = 0
    // A stream is a value: each cut goes on from a copy of the one that read the whole pieces before it.
    var begun = (stream: RecordingStream(file: name), frames: [DigitizerFrame](), count: 0)
    for count in Self.cuts(of: bytes.count) {
      var part = begun
      do {
        while part.count < count {
          let end = min(part.count + 64, count)
          try part.stream.read(Array(bytes[part.count..<end]), into: &part.frames)
          part.count = end
          if end.isMultiple(of: 64) { begun = part }
        }
        try part.stream.finish(into: &part.frames)
      } catch {
        // The format is still unknown.
        #expect(most == 0, "\(count)")
        continue
      }
      let frames = listing(part.frames)
      #expect(frames == Array(all.prefix(frames.count)), "\(count)")
      // A line whose last word is truncated is dropped.
      #expect(frames.count >= most - 1, "\(count)")
      most = max(most, frames.count)
    }
    #expect(most == all.count)
  }

  @Test func `of several devices the first that touches is read, or the chosen one`() throws {
    let text = """
      /dev/input/event0: EV_KEY KEY_POWER DOWN
      /dev/input/event0: EV_SYN SYN_REPORT 00000000
      /dev/input/event1: EV_ABS ABS_MT_TRACKING_ID 00000001
      /dev/input/event1: EV_ABS ABS_MT_POSITION_X 00000005
      /dev/input/event1: EV_ABS ABS_MT_POSITION_Y 00000006
      /dev/input/event1: EV_SYN SYN_REPORT 00000000
      /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000002
      /dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000007
      /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 00000008
      /dev/input/event2: EV_SYN SYN_REPORT 00000000

      """
    for (wanted, lines, others) in [
      (nil, ["0.01 1 began 5 6"], ["/dev/input/event2"]),
      ("/dev/input/event2", ["0.02 1 began 7 8"], ["/dev/input/event0", "/dev/input/event1"]),
      ("2", ["0.01 1 began 5 6"], ["/dev/input/event0", "/dev/input/event2"]),
      ("nothing", [], ["/dev/input/event0", "/dev/input/event1", "/dev/input/event2"]),
    ] as [(String?, [String], [String])] {
      var stream = RecordingStream(file: "f", device: wanted)
      var frames: [DigitizerFrame] = []
      try stream.read(Array(text.utf8), into: &frames)
      try stream.finish(into: &frames)
      #expect(listing(frames) == lines)
      #expect(stream.otherDevices == others)
    }
  }

  @Test func `a description passed to the call is used for a recording without one`() throws {
    var device = EvdevDevice.slots()
    device.name = "Panel"
    var stream = RecordingStream(file: "f", description: device)
    var frames: [DigitizerFrame] = []
    try stream.read(
      Array("E: 0.1 0003 0039 1\nE: 0.1 0003 0035 5\nE: 0.1 0003 0036 6\nE: 0.1 0 0 0\n".utf8), into: &frames)
    #expect(stream.header == TouchLog.Header(display: CGSize(width: 100, height: 100), device: "Panel"))
    #expect(listing(frames) == ["0.1 1 began 5 6"])
  }

  @Test func `the frames before an unreadable line are kept`() throws {
    var stream = RecordingStream(file: "f")
    var frames: [DigitizerFrame] = []
    let text = "E: 0.1 3 39 1\nE: 0.1 3 35 5\nE: 0.1 3 36 6\nE: 0.1 0 0 0\nE: 0.2 x\nE: 0.3 0 0 0\n"
    let failure = #expect(throws: RecordingFailure.self) { try stream.read(Array(text.utf8), into: &frames) }
    #expect(failure?.line == 5 && failure?.column == 8)
    #expect(listing(frames) == ["0.1 1 began 5 6"])
  }

  @Test func `anything but a recording is refused as soon as possible`() throws {
    func refusal(_ bytes: [UInt8]) -> String? {
      var stream = RecordingStream(file: "f")
      var frames: [DigitizerFrame] = []
      do throws(RecordingFailure) {
        // The bytes that decide the format arrive in pieces.
        for byte in bytes.prefix(4) { try stream.read([byte], into: &frames) }
        try stream.read(Array(bytes.dropFirst(4)), into: &frames)
        try stream.finish(into: &frames)
        return nil
      } catch {
        return error.message.split(separator: ";").first.map(String.init)
      }
    }
    #expect(refusal([]) == "the input is empty")
    #expect(refusal(Array("hello\n".utf8)) == "this is not a recording of touches")
    #expect(refusal(Array(repeating: 10, count: 3000)) == "this is not a recording of touches")
    #expect(refusal(Array(repeating: 97, count: 2 << 20)) == "this is not a recording of touches")
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
      for rest in [[], [0x41], [0x41, 0]] as [[UInt8]] {
        #expect(refusal(mark + rest) == "the text is encoded in UTF-16")
      }
    }
    #expect(
      refusal(Array(repeating: 0xFF, count: 47) + [0])
        == "these bytes are not events of a device, of 24 or 16 bytes each")
    let long = Array("E: 0.1 3 39 1\nE: ".utf8) + Array(repeating: 0x20, count: 2 << 20)
    #expect(refusal(long) == "the line has more than 1 MB, which no line of a recording has")
    #expect(refusal([0xEF, 0xBB, 0xBF] + Array("E: 0.1 3 39 1\n".utf8)) == nil)
  }

  @Test func `a stream keeps nothing of what it has read`() throws {
    var stream = RecordingStream(file: "f")
    var count = 0
    var frames: [DigitizerFrame] = []
    let head = Array("E: 0.1 3 39 1\nE: 0.1 3 36 6\n".utf8)
    try stream.read(head, into: &frames)
    for value in 0..<2000 {
      try stream.read(Array("E: 1.0 3 35 \(value)\nE: 1.0 0 0 0\n".utf8), into: &frames)
      count += frames.count
      frames.removeAll(keepingCapacity: true)
    }
    #expect(count == 2000)
    #expect(stream.bytesHeld < 4096)
  }
}

extension EvdevEvent {
  /// The event in the kernel's layout.
  func bytes(_ layout: EvdevLayout) -> [UInt8] {
    func little(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }
    let (seconds, micros) = (nanoseconds / 1_000_000_000, nanoseconds % 1_000_000_000 / 1000)
    let time =
      layout == .bits64
      ? little(seconds) + little(micros) : little(UInt32(seconds)) + little(UInt32(micros))
    return time + little(type) + little(code) + little(value)
  }
}
