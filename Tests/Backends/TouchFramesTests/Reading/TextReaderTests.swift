// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct TextReaderTests {
  private func read(_ text: String) throws -> TouchRecording {
    try TouchRecording.read(bytes: Array(text.utf8), file: "f")
  }

  private func failure(_ text: String, as format: RecordingFormat? = nil) -> String? {
    do throws(RecordingFailure) {
      _ = try TouchRecording.read(bytes: Array(text.utf8), file: "f", as: format)
      return nil
    } catch { return error.description }
  }

  @Test func `a format is detected from the content`() throws {
    #expect(try read("# EVEMU 1.3\n").format == .evemu)
    #expect(try read("N: A\nI: 0003 0001 0002 0003\n").format == .evemu)
    #expect(try read("E: 1.000000 0003 0035 5 # as old ones are\n").format == .evemu)
    #expect(try read("\n\n  - evdev:\n").format == .libinput)
    #expect(try read("Input driver version is 1.0.1\n").format == .evtest)
    #expect(try read("$ getevent -lt\r\n[ 1.5] EV_SYN SYN_REPORT 00000000\r\n").format == .getevent)
    #expect(try read("/dev/input/event1: 0003 0035 00000012\n").format == .getevent)
    #expect(try read("{\"format\": \"touchlog\", \"version\": 1}\n").format == .touchlog)
  }

  @Test func `a file that is not a recording is refused with the readable formats`() {
    for text in ["", "hello\n", "<html>\n", "12345\n", "E: x\n", String(repeating: "a\n", count: 5000)] {
      #expect(
        failure(text)?.contains("a .touchlog and the output of evemu-record") == true, "\(text.prefix(20))")
    }
  }

  @Test func `defects are told with their place and what to do`() {
    let failures: [(String, RecordingFormat, String)] = [
      (
        "E: 1.0 0003\n\n", .evemu,
        "f:1:12: found the end of the line; the code of the event was expected, in hexadecimal"
      ),
      (
        "E: 1.0 0003 0035 99999999999\n", .evemu,
        "f:1:18: found “99999999999”; the value of the event was expected, in decimal"
      ),
      ("E: 1.0 0003 0035 9 9\n", .evemu, "f:1:20: found “9”; nothing but a comment after # can follow"),
      (
        "# EVEMU 1.3\nwhat\n", .evemu,
        "f:2:1: found “what”, which does not begin a line of evemu: remove the line, or put # before it"
      ),
      (
        "A: 35 0 100\n", .evemu,
        "f:1:12: an axis has minimum, maximum, fuzz, flat and mostly resolution; add what is missing"
      ),
      (
        "E: 99999999999999999999.0 0 0 0\n", .evemu,
        "f:1:4: found “99999999999999999999.0 0 0 0”; the time of the event was expected, as in 12.345678"
      ),
      (
        "- evdev:\n- [1, 2, 3]\n", .libinput,
        "f:2:3: found “[1, 2, 3]”; an event has five numbers: seconds, microseconds, type, code and value"
      ),
      (
        "- evdev:\n- [1, 2000000, 3, 4, 5]\n", .libinput,
        "f:2:3: found “[1, 2000000, 3, 4, 5]”; the microseconds are from 0 to 999999, and the time fits a clock"
      ),
      (
        "- evdev:\n- [1, 2, 3, 4, 5\n", .libinput,
        "f:2:17: found the end of the line; a comma or the end of the list was expected"
      ),
      (
        "- evdev:\nwhat: 5\n", .libinput,
        "f:2:1: found “what: 5”, where an event was expected, as in “- [0, 0, 3, 57, -1]”; correct or remove the line"
      ),
      (
        "Event: time 1.0, type 3 (EV_ABS), value 5\n", .evtest,
        "f:1:35: found “value 5”; “code” and its number were expected"
      ),
      (
        "Event: time 1.0, --- SYN_WHAT ---\n", .evtest,
        "f:1:18: found “--- SYN_WHAT ---”; SYN_REPORT, SYN_MT_REPORT or SYN_DROPPED was expected between the signs"
      ),
      (
        "[ 1.0] EV_ABS ABS_MT_SLOT 123\n", .getevent,
        "f:1:27: found “123”; a value of eight hexadecimal digits was expected, DOWN or UP"
      ),
      (
        "[ 1.0] EV_WHAT ABS_MT_SLOT 00000001\n", .getevent,
        "f:1:8: found “EV_WHAT ABS_MT_SLOT 00000001”; a type was expected, as in EV_ABS or 0003"
      ),
    ]
    for (text, format, expected) in failures { #expect(failure(text, as: format) == expected) }
  }

  @Test func `messages contain no control sequences`() {
    let text = "# EVEMU 1.3\n\u{1b}[2J\u{202e}what\n"
    #expect(failure(text)?.contains("“\\u{1b}[2J\\u{202e}what”") == true)
  }

  @Test func `padding, epochs and line breaks of Windows are read`() throws {
    let events = try read("E: 0.000001 0003 0039 -001\r\nE: 1357751031.716015 3 35 0404\t# x\r\n").devices[0]
      .events
    #expect(
      events == [
        EvdevEvent(nanoseconds: 1000, type: 3, code: 0x39, value: -1),
        EvdevEvent(nanoseconds: 1_357_751_031_716_015_000, type: 3, code: 0x35, value: 404),
      ])
  }

  @Test func `old times, rates and repeats of getevent are read`() throws {
    let text = """
      696772-147087: /dev/input/event0: 0003 0035 ffffffff
      [   5.25] /dev/input/event0: EV_KEY BTN_TOUCH REPEAT
      [   5.5] /dev/input/event0: EV_SYN SYN_REPORT 00000000 rate 92

      """
    let recording = try read(text)
    #expect(recording.devices.map(\.path) == ["/dev/input/event0"])
    #expect(recording.devices[0].events.map(\.value) == [-1, 2, 0])
    #expect(
      recording.devices[0].events.map(\.nanoseconds) == [696_772_147_087_000, 5_250_000_000, 5_500_000_000])
  }

  @Test func `lines that are no events are noted, and like ones together`() throws {
    let recording = try read("shell:/ $\n[ 1.0] EV_SYN SYN_REPORT 00000000\n^C\nshell:/ $\n")
    #expect(
      recording.notes.map(\.description) == [
        "f:1: the line is neither an event nor part of a list of devices; it was dropped (3 times)"
      ])
  }

  @Test func `a text in UTF-16 is read as such`() throws {
    let text = "[ 1.0] EV_SYN SYN_REPORT 00000000\r\n"
    let units: [UInt8] = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units
    let recording = try TouchRecording.read(bytes: bytes, file: "f")
    #expect(recording.devices[0].events.count == 1)
    #expect(recording.notes.map(\.message) == ["the text is encoded in UTF-16, and was read accordingly"])
    let marked = try TouchRecording.read(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "f")
    #expect(marked.devices[0].events.count == 1 && marked.notes.isEmpty)
  }

  @Test(arguments: [
    "dropped.evemu", "anonymous.desc", "tap.getevent.txt", "identified.getevent.txt",
    "anonymous.evtest.txt", "pen.evtest.txt", "mouse.libinput.yml",
  ])
  func `a recording that is cut anywhere is read up to the cut`(name: String) throws {
    let bytes = try RecordingTraces.bytes(name)
    let whole = try TouchRecording.read(bytes: bytes, file: name)
    let all = whole.devices.map { listing($0.frames()) }
    for count in RecordingStreamTests.cuts(of: bytes.count).dropLast() {
      let part = try TouchRecording.read(bytes: Array(bytes[..<count]), file: name, as: whole.format)
      // A truncated value would be a different value, and its report never comes.
      for (index, (one, other)) in zip(part.devices, whole.devices).enumerated() {
        let frames = listing(one.frames())
        #expect(one.events.dropLast() == other.events.prefix(max(one.events.count - 1, 0)))
        guard one.device == other.device else { continue }
        #expect(frames == Array(all[index].prefix(frames.count)), "\(count)")
      }
    }
  }
}
