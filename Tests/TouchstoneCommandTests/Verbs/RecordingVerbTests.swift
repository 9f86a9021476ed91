// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `info`, `convert` and `replay`.
struct RecordingVerbTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Samples.evemu, to: "panel.events")
  }

  private func run(_ line: String) -> Run {
    Run(ShellLine(line).words.map { $0.hasPrefix("@") ? folder(String($0.dropFirst())) : $0 })
  }

  @Test func `what a recording is shown as, and what is made of it`() throws {
    var shown = Transcript(in: folder)
    shown.run("info @panel.events")
    shown.run("info @panel.events --json")
    shown.run("convert @panel.events --size 375x667")
    shown.run("convert @panel.events --size 375x667 --to script")
    shown.run("convert @panel.events --size 375x667 --to swift --tolerance 5")
    shown.run("convert @panel.events --size 375x667 -o @panel.touchlog")
    shown.run("info @panel.touchlog")
    shown.run("replay S0/plain @panel.touchlog --only controls")
    try expectGolden(shown.text, "recordings/panel.txt")
  }

  @Test func `a replay is the same at every speed and in every format, byte for byte`() throws {
    let fast = run("replay S0/plain @panel.events")
    #expect(fast.code == 0 && fast.errors == "" && fast.output.contains("touchUpInside"))
    let slow = run("replay S0/plain @panel.events --speed 20")
    #expect(slow.output == fast.output)
    #expect(run("convert @panel.events --size 375x667 -o @panel.touchlog").code == 0)
    let log = run("replay S0/plain @panel.touchlog --speed 40")
    #expect(log.output == fast.output.replacing("panel.events", with: "panel.touchlog"))
    // In units of the device, and scaled to the display when it is played.
    #expect(run("convert @panel.events -o @units.touchlog").code == 0)
    let scaled = run("replay S0/plain @units.touchlog")
    #expect(scaled.output == fast.output.replacing("panel.events", with: "units.touchlog"))
    let lines = run("replay S0/plain @panel.events --format json")
    #expect(run("replay S0/plain @panel.touchlog --format json").output == lines.output)
  }

  @Test func `a touchlog is converted to itself`() throws {
    let log = run("convert @panel.events --size 375x667").output
    try folder.write(log, to: "panel.touchlog")
    #expect(run("convert @panel.touchlog").output == log)
  }

  @Test func `a script of a recording does what the recording does, within its tolerance`() throws {
    let script = run("convert @panel.events --size 375x667 --to script --tolerance 0")
    try folder.write(script.output, to: "panel.touch")
    func sends(_ line: String) -> [String] {
      run(line).output.split(separator: "\n").filter { $0.contains(" sends ") }.map {
        $0.drop { "0123456789. ".contains($0) }.trimmingCharacters(in: .whitespaces)
      }
    }
    let played = sends("play S0/plain @panel.touch --only controls")
    #expect(!played.isEmpty)
    #expect(played == sends("replay S0/plain @panel.events --only controls"))
  }

  @Test func `a recording that breaks off is taken to its end, and that is said`() throws {
    let cut = Samples.evemu.split(separator: "\n").prefix(40).joined(separator: "\n") + "\nE: 0.0"
    try folder.write(cut, to: "cut.events")
    let replay = run("replay S0/plain @cut.events --only input")
    #expect(replay.code == 0 && replay.errors.contains("still down at the end"))
    #expect(replay.output.contains("cancelled"))
    let script = run("convert @cut.events --to script")
    #expect(script.output.contains("cancel\n"))
  }

  @Test func `a replay draws a page and a picture`() throws {
    let run = run("replay S0/plain @panel.events --report @panel.html --svg @panel.svg --at 0.05")
    #expect(run.code == 0 && run.errors == "Wrote \(folder("panel.html"))\nWrote \(folder("panel.svg"))\n")
    #expect(folder.text("panel.html")?.contains("touchUpInside") == true)
    #expect(folder.text("panel.svg")?.hasPrefix("<svg") == true)
  }

  @Test func `what recordings cannot be`() throws {
    try folder.write("hello\n", to: "hello.txt")
    try folder.write("", to: "empty")
    try folder.write(
      #"{"format":"touchlog","version":1}"# + "\n{\"t\":0,\"contcats\":[]}\n", to: "typo.touchlog")
    try folder.write(#"{"format":"touchlog","version":9}"# + "\n", to: "new.touchlog")
    try folder.write(
      Samples.evemu.split(separator: "\n").filter { !$0.hasPrefix("A:") }.joined(separator: "\n") + "\n",
      to: "bare.events")
    try folder.write(
      "[ 1.0] /dev/input/event1: EV_ABS ABS_MT_SLOT 00000000\n[ 1.0] /dev/input/event2: EV_ABS ABS_MT_SLOT 00000000\n",
      to: "two.txt")
    let log = run("convert @panel.events").output
    try folder.write(log, to: "panel.touchlog")
    var shown = Transcript(in: folder)
    for line in [
      "info", "info @nofile", "info @hello.txt", "info @empty", "info @typo.touchlog", "info @new.touchlog",
      "convert @panel.events --size 0x1", "convert @panel.events --size big",
      "convert @panel.events --to yaml",
      "convert @panel.events --calibration 1,2", "convert @panel.events --tolerance 2",
      "convert @panel.events --resample 0", "convert @panel.events -o @panel.events",
      "convert @bare.events --orientation clockwise", "convert @two.txt", "convert @two.txt --device 3",
      "convert @panel.touchlog --orientation clockwise",
      "convert @panel.touchlog --description @panel.events",
      "convert @bare.events --description @hello.txt", "replay S0/plain", "replay S0/plian @panel.events",
      "replay - -", "replay S0/plain @panel.events --speed 0",
      "replay S0/plain @panel.events --json --format log",
      "replay S0/plain @panel.events --at 1", "replay S0/plain @panel.events --only hands",
    ] {
      shown.fail(line)
    }
    try expectGolden(shown.text, "errors/recordings.txt")
  }
}
