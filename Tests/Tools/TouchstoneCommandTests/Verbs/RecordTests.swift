// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing
import TouchFrames

/// `record` without devices, from pipes and files.
struct RecordTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Samples.evemu, to: "panel.events")
  }

  private func run(_ line: String, input: String = "") -> Run {
    Run(
      ShellLine(line).words.map { $0.hasPrefix("@") ? folder(String($0.dropFirst())) : $0 },
      input: Array(input.utf8))
  }

  /// The lines of a log without the rate, which is known only at the end.
  private func withoutRate(_ log: String?) -> String? {
    log?.replacing(#/, "rate": [0-9.]+}/#, with: "}")
  }

  @Test func `what is recorded, and what is said of it`() throws {
    var shown = Transcript(in: folder)
    shown.run("record @panel.events --size 375x667 -o @panel.touchlog")
    shown.run("info @panel.touchlog")
    shown.run("record @panel.events --frames 2")
    try folder.write(
      "/dev/input/event1: EV_ABS ABS_MT_TRACKING_ID 00000001\n/dev/input/event1: EV_ABS ABS_MT_POSITION_X 00000005\n"
        + "/dev/input/event1: EV_ABS ABS_MT_POSITION_Y 00000006\n/dev/input/event1: EV_SYN SYN_REPORT 00000000\n"
        + "/dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000001\n", to: "two.txt")
    shown.run("record @two.txt")
    try expectGolden(shown.text, "recordings/record.txt")
  }

  @Test func `a recording of a recording is what convert makes of it`() throws {
    let all = withoutRate(run("convert @panel.events --size 375x667").output)
    #expect(run("record @panel.events --size 375x667").output == all)
    #expect(run("record - --size 375x667", input: Samples.evemu).output == all)
    #expect(run("record @panel.events --size 375x667 -o @panel.touchlog").code == 0)
    #expect(folder.text("panel.touchlog") == all)
    #expect(run("record @panel.touchlog").output == all)
    let half = run("record @panel.touchlog --size 750x1334").output
    #expect(half == withoutRate(run("convert @panel.events --size 750x1334").output))
  }

  @Test func `what is still down at the end is cancelled, and the log is balanced`() throws {
    let cut = run("record - --frames 2", input: Samples.evemu)
    #expect(cut.code == 0 && cut.errors.contains("still down at the end and cancelled"))
    let log = try TouchLog.read(bytes: Array(cut.output.utf8), file: "log").log
    #expect(log.frames.count == 3)
    #expect(log.frames[2].contacts.allSatisfy { $0.phase == .cancelled })
    #expect(log.frames[2].nanoseconds == log.frames[1].nanoseconds)
  }

  @Test func `frames before a line that cannot be read are kept, and the line is told`() throws {
    let lines = Samples.evemu.split(separator: "\n", omittingEmptySubsequences: false)
    let events = lines.indices.filter { lines[$0].hasPrefix("E:") }
    var broken = lines
    broken.insert("E: 9 bad", at: try #require(events.last) - 3)
    let whole = run("record -", input: broken.joined(separator: "\n"))
    #expect(whole.code == 65 && whole.errors.contains("standard input:\(events.last! - 2):"))
    let log = try TouchLog.read(bytes: Array(whole.output.utf8), file: "log").log
    #expect(log.frames.count > 2)
    #expect(log.frames.last?.contacts.allSatisfy { $0.phase.state == .outOfRange } == true)
    // A file that is not a recording creates no log.
    try folder.write("hello\n", to: "hello.txt")
    #expect(run("record @hello.txt -o @hello.touchlog").code == 65)
    #expect(folder.text("hello.touchlog") == nil)
  }

  @Test func `what recording refuses`() throws {
    try folder.write("hello\n", to: "hello.txt")
    try folder.write("", to: "empty")
    try folder.write("mine", to: "there.touchlog")
    #expect(run("convert @panel.events -o @panel.touchlog").code == 0)
    var shown = Transcript(in: folder)
    for line in [
      "record @nofile", "record @hello.txt", "record @empty", "record -",
      "record @panel.events -o @panel.events", "record @panel.events -o @there.touchlog",
      "record @panel.events -o @nofolder/a.touchlog", "record @panel.events -o /dev/full",
      "record @panel.events --for 0", "record @panel.events --frames 0", "record @panel.events --size 1",
      "record @panel.events --grab", "record @panel.events --device 7",
      "record @panel.events --description @hello.txt", "record @panel.touchlog --orientation clockwise",
      "record @panel.events --devices", "record @panel.events @panel.touchlog",
    ] {
      shown.fail(line)
    }
    try expectGolden(shown.text, "errors/record.txt")
    #expect(folder.text("there.touchlog") == "mine")
  }

  // With the trait Evdev the result depends on the devices of the machine; PretendedDeviceTests simulates
  // them.
  #if !Evdev || !os(Linux)
    @Test func `what recording refuses in a build that cannot open devices`() throws {
      var shown = Transcript(in: folder)
      for line in ["record", "record /dev/input/event3", "record --devices"] { shown.fail(line) }
      try expectGolden(shown.text, "errors/record-without-devices.txt")
    }
  #endif

  @Test func `a closed pipe ends the recording`() {
    let run = Run(
      ["record", "-"], input: Array(Samples.evemu.utf8), output: MemorySink(capacity: 100, then: .closed))
    #expect(run.code == ExitCode.closedPipe && run.errors == "")
  }
}
