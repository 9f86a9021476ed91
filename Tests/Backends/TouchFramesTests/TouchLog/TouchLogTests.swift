// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct TouchLogTests {
  private func failure(_ lines: String...) -> String? {
    let text = ([#"{"format": "touchlog", "version": 1}"#] + lines).joined(separator: "\n") + "\n"
    do throws(RecordingFailure) {
      _ = try TouchLog.read(bytes: Array(text.utf8), file: "f")
      return nil
    } catch { return error.description }
  }

  static let sample: TouchLog = {
    var pen = DigitizerContact(id: 4, phase: .entered, at: CGPoint(x: 1.25, y: -3), transducer: .stylus)
    pen.altitude = 0.5
    pen.azimuth = -1
    pen.roll = 0.25
    pen.height = 0.75
    var finger = DigitizerContact(id: 7, phase: .began, at: CGPoint(x: 0.1, y: 1e-7))
    finger.majorRadius = 4.5
    finger.minorRadius = 4
    finger.force = 0.2
    return TouchLog(
      header: TouchLog.Header(display: CGSize(width: 390, height: 844), device: "A “panel”\n", rate: 59.9),
      frames: [
        DigitizerFrame(nanoseconds: -5, contacts: [pen]),
        DigitizerFrame(nanoseconds: 0, contacts: [pen.with(.hovering), finger]),
        DigitizerFrame(
          nanoseconds: 1_357_751_031_716_015_001, display: 2,
          contacts: [pen.with(.began), finger.with(.ended)],
          buttons: [.primary, .middle], scroll: DigitizerScroll(horizontal: 0.5, vertical: -1)),
        DigitizerFrame(nanoseconds: .max, contacts: [pen.with(.cancelled)]),
      ])
  }()

  @Test func `a log is lines of JSON`() {
    #expect(
      Self.sample.text == """
        {"format": "touchlog", "version": 1, "display": {"width": 390, "height": 844}, "device": "A “panel”\\n", "rate": 59.9}
        {"t": -0.000000005, "contacts": [{"id": 4, "phase": "entered", "x": 1.25, "y": -3, "transducer": "stylus", "altitude": 0.5, "azimuth": -1, "roll": 0.25, "height": 0.75}]}
        {"t": 0, "contacts": [{"id": 4, "phase": "hovering", "x": 1.25, "y": -3, "transducer": "stylus", "altitude": 0.5, "azimuth": -1, "roll": 0.25, "height": 0.75}, {"id": 7, "phase": "began", "x": 0.1, "y": 1e-07, "majorRadius": 4.5, "minorRadius": 4, "force": 0.2}]}
        {"t": 1357751031.716015001, "display": 2, "buttons": [1, 3], "scroll": [0.5, -1], "contacts": [{"id": 4, "phase": "began", "x": 1.25, "y": -3, "transducer": "stylus", "altitude": 0.5, "azimuth": -1, "roll": 0.25, "height": 0.75}, {"id": 7, "phase": "ended", "x": 0.1, "y": 1e-07, "majorRadius": 4.5, "minorRadius": 4, "force": 0.2}]}
        {"t": 9223372036.854775807, "contacts": [{"id": 4, "phase": "cancelled", "x": 1.25, "y": -3, "transducer": "stylus", "altitude": 0.5, "azimuth": -1, "roll": 0.25, "height": 0.75}]}

        """)
  }

  @Test func `what is written is read back the same`() throws {
    let (log, notes) = try TouchLog.read(bytes: Array(Self.sample.text.utf8), file: "f")
    #expect(log == Self.sample)
    #expect(notes.isEmpty)
  }

  @Test(arguments: [
    "two-fingers.evemu", "anonymous.evemu", "pen.evtest.txt", "mouse.libinput.yml", "dropped.evemu",
  ])
  func `a recording becomes a log and back`(name: String) throws {
    let recording = try TouchRecording.read(bytes: try RecordingTraces.bytes(name), file: name)
    let log = TouchLog(recording.devices[0], mapping: DisplayMapping(size: CGSize(width: 390, height: 844)))
    #expect(log.frames.first?.nanoseconds == 0)
    #expect(log.header.display == CGSize(width: 390, height: 844))
    let read = try TouchRecording.read(bytes: Array(log.text.utf8), file: "f")
    #expect(read.format == .touchlog)
    #expect(read.log == log)
  }

  @Test func `the rate of a recording is that of its moves`() throws {
    let recording = try TouchRecording.read(bytes: try RecordingTraces.bytes("two-fingers.evemu"), file: "f")
    let log = TouchLog(recording.devices[0])
    #expect(
      log.header
        == TouchLog.Header(
          display: CGSize(width: 1024, height: 600), device: "Panel 10 Touchscreen", rate: 128.2))
    #expect(TouchLog.rate(of: log.frames.prefix(2)) == nil)
  }

  @Test func `a log that is cut anywhere is read up to the cut`() throws {
    let bytes = Array(Self.sample.text.utf8)
    let breaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    for count in 0...bytes.count {
      let (log, notes) = try TouchLog.read(bytes: Array(bytes[..<count]), file: "f")
      // A line without its line break is complete.
      let lines = breaks.count { $0 <= count }
      #expect(log.frames == Array(Self.sample.frames.prefix(max(lines - 1, 0))))
      let isWhole = count > 0 && (bytes[count - 1] == UInt8(ascii: "\n") || breaks.contains(count))
      #expect(notes.count == (isWhole ? 0 : 1), "\(count)")
    }
  }

  @Test func `a contact that is not mentioned rests`() throws {
    let text = """
      {"format": "touchlog", "version": 1}
      {"t": 0, "contacts": [{"id": 1, "phase": "began", "x": 1, "y": 2}]}

      {"t": 0.01}
      {"t": 0.02, "contacts": [{"id": 2, "phase": "began", "x": 3, "y": 4}, {"id": 1, "phase": "ended", "x": 1, "y": 2}]}
      """
    let (log, _) = try TouchLog.read(bytes: Array(text.utf8), file: "f")
    #expect(listing(log.frames) == ["0 1 began 1 2", "0.01", "0.02 1 ended 1 2 · 2 began 3 4"])
  }

  @Test func `defects are told with their place and what to do`() {
    let contact = #"{"id": 1, "phase": "began", "x": 1, "y": 2}"#
    let failures: [(String?, String)] = [
      (failure("{"), "f:2:2: the text ends inside the object that begins in line 2, column 1"),
      (failure("[]"), "f:2:1: found an array; a frame is an object in braces"),
      (failure("{}"), "f:2:1: the frame has no time; write \"t\" with its seconds"),
      (
        failure(#"{"t": 1e3}"#),
        "f:2:7: a time is a number of seconds with at most nine decimals, such as 0.016"
      ),
      (failure(#"{"t": 0.0000000001}"#), "f:2:7: a time is a number of seconds"),
      (failure(#"{"t": 99999999999}"#), "f:2:7: a time is a number of seconds"),
      (failure(#"{"t": 1, "contact": []}"#), "f:2:10: a frame has no “contact”; did you mean “contacts”?"),
      (failure(#"{"t": 1, "t": 2}"#), "f:2:10: “t” occurs twice; remove one"),
      (
        failure(#"{"t": 1}"#, #"{"t": 0.5}"#),
        "f:3:7: the frame is before the previous one, at 1 seconds; put lines in order"
      ),
      (
        failure(#"{"t": 1, "contacts": [{"id": 1}]}"#),
        "f:2:23: a contact has \"id\", \"phase\", \"x\" and \"y\"; add what is missing"
      ),
      (
        failure(#"{"t": 1, "contacts": [{"id": -1, "phase": "began", "x": 1, "y": 2}]}"#),
        "f:2:30: an id is a whole number from 0 to 4294967295"
      ),
      (
        failure(#"{"t": 1, "contacts": [{"id": 1, "phase": "moved", "x": 1, "y": 2}]}"#),
        "f:2:42: contact 1 is out of range, so \"moved\" is impossible; write \"entered\" or \"began\""
      ),
      (
        failure(#"{"t": 1, "contacts": [\#(contact), \#(contact)]}"#),
        "f:2:75: contact 1 is in the frame twice; split the frame in two"
      ),
      (
        failure(#"{"t": 1, "contacts": [\#(contact)]}"#, #"{"t": 2, "contacts": [\#(contact)]}"#),
        "f:3:42: contact 1 is down, so \"began\" is impossible; write \"moved\", \"stationary\", \"lifted\", \"ended\" or \"cancelled\""
      ),
      (
        failure(#"{"t": 1, "contacts": [{"id": 1, "phase": "began", "x": 1, "y": 2, "force": 2}]}"#),
        "f:2:76: force is from 0 to 1"
      ),
      (failure(#"{"t": 1, "buttons": [33]}"#), "f:2:22: a button is a whole number from 1 to 32"),
      (failure(#"{"t": 1, "scroll": 3}"#), "f:2:20: found a number; notches are a list in brackets"),
    ]
    for (failure, expected) in failures {
      #expect(failure?.hasPrefix(expected) == true, "\(failure ?? "none")")
    }
  }

  @Test func `headers of other versions and of other formats are refused`() throws {
    func failure(_ header: String) -> String? {
      do throws(RecordingFailure) {
        _ = try TouchLog.read(bytes: Array("\(header)\n".utf8), file: "f")
        return nil
      } catch { return error.message }
    }
    #expect(failure("{}")?.hasPrefix("a touchlog begins with") == true)
    #expect(failure(#"{"format": "touchlog"}"#)?.hasPrefix("the version is missing") == true)
    #expect(failure(#"{"format": "touchlog", "version": 2}"#)?.hasPrefix("the log has version 2") == true)
    #expect(
      failure(#"{"format": "touchlog", "version": 1, "rate": 0}"#)
        == "a rate is a number of frames per second")
    #expect(
      failure(#"{"format": "touchlog", "version": 1, "notes": ["a", 1]}"#)
        == "notes are a list of texts in brackets")
    let text = #"{"format": "touchlog", "version": 1, "note": "mine"}"# + "\n"
    let notes = try TouchLog.read(bytes: Array(text.utf8), file: "f").notes
    #expect(notes.map(\.description) == ["f:1: the header's “note” is unknown; it was ignored"])
  }

  @Test func `the notes of a header are kept`() throws {
    let log = TouchLog(header: TouchLog.Header(notes: ["Left out: “keys”\n1", ""]))
    #expect(log.text.contains(#""notes": ["#))
    #expect(try TouchLog.read(bytes: Array(log.text.utf8), file: "f").log == log)
  }

  @Test func `a nonfinite number is written as 0`() throws {
    let contact = DigitizerContact(id: 1, phase: .began, at: CGPoint(x: CGFloat.nan, y: .infinity))
    let line = TouchLog.line(for: DigitizerFrame(nanoseconds: 0, contacts: [contact]))
    #expect(line == #"{"t": 0, "contacts": [{"id": 1, "phase": "began", "x": 0, "y": 0}]}"#)
  }
}
