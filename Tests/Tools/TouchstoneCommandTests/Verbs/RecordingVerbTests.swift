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
    shown.run("replay button/click @panel.touchlog --only controls")
    try expectGolden(shown.text, "recordings/panel.txt")
  }

  @Test func `a replay is the same at every speed and in every format, byte for byte`() throws {
    let fast = run("replay button/click @panel.events")
    #expect(fast.code == 0 && fast.errors == "" && fast.output.contains("touchUpInside"))
    let slow = run("replay button/click @panel.events --speed 20")
    #expect(slow.output == fast.output)
    #expect(run("convert @panel.events --size 375x667 -o @panel.touchlog").code == 0)
    let log = run("replay button/click @panel.touchlog --speed 40")
    #expect(log.output == fast.output.replacing("panel.events", with: "panel.touchlog"))
    // In units of the device, and scaled to the display when it is played.
    #expect(run("convert @panel.events -o @units.touchlog").code == 0)
    let scaled = run("replay button/click @units.touchlog")
    #expect(scaled.output == fast.output.replacing("panel.events", with: "units.touchlog"))
    let lines = run("replay button/click @panel.events --format json")
    #expect(run("replay button/click @panel.touchlog --format json").output == lines.output)
  }

  /// A touchlog of one contact at these times, each ten points further than the previous one.
  private func touchlog(_ times: [Double]) -> String {
    var lines = [#"{"format":"touchlog","version":1,"display":{"width":375,"height":667}}"#]
    for (index, time) in times.enumerated() {
      let phase = index == 0 ? "began" : index == times.count - 1 ? "ended" : "moved"
      let place = 10 * min(index, times.count - 2)
      lines.append(
        #"{"t":\#(time),"contacts":[{"id":1,"phase":"\#(phase)","x":\#(place),"y":10}]}"#)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func `a finger that rests for hours is a script that can be played`() throws {
    try folder.write(touchlog([0, 80_000, 80_000.5, 80_001]), to: "rest.touchlog")
    let script = run("convert @rest.touchlog --to script")
    #expect(script.errors == "")
    #expect(
      script.output == """
        # rest.touchlog: 1 contact
        finger 1 down at (0, 10)
        wait 79999983ms
        finger 1 move to (10, 10) over 17ms
        finger 1 move to (20, 10) over 500ms
        wait 500ms
        finger 1 up

        """)
    try folder.write(script.output, to: "rest.touch")
    try folder.write(Samples.scene, to: "form.scene.json5")
    #expect(run("play @form.scene.json5 @rest.touch --only log").code == 0)
  }

  @Test func `a script that is too long to be played is reported`() throws {
    try folder.write(touchlog((0...90).map { Double($0) * 50 }), to: "slow.touchlog")
    let script = run("convert @slow.touchlog --to script")
    #expect(
      script.errors.contains(
        "the fingers move for so long that `touchstone play` cannot play the script to"))
    try folder.write(script.output, to: "slow.touch")
    try folder.write(Samples.scene, to: "form.scene.json5")
    let play = run("play @form.scene.json5 @slow.touch --only log")
    #expect(play.output.contains("the fingers of the script would make more than 200000 samples"))
  }

  @Test(arguments: ["script", "swift"])
  func `a recording in which nothing happens for more than a day is reported`(form: String) throws {
    for (pause, isReported) in [(86_000.0, false), (90_000, true), (1_000_000, true)] {
      try folder.write(touchlog([0, pause, pause + 1]), to: "long.touchlog")
      let converted = run("convert @long.touchlog --to \(form)")
      #expect(converted.code == 0)
      #expect(
        converted.errors.contains("long.touchlog: nothing happens for more than a day, but") == isReported)
    }
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
    let played = sends("play button/click @panel.touch --only controls")
    #expect(!played.isEmpty)
    #expect(played == sends("replay button/click @panel.events --only controls"))
  }

  @Test func `a recording that breaks off is taken to its end, and that is said`() throws {
    let cut = Samples.evemu.split(separator: "\n").prefix(40).joined(separator: "\n") + "\nE: 0.0"
    try folder.write(cut, to: "cut.events")
    let replay = run("replay button/click @cut.events --only input")
    #expect(replay.code == 0 && replay.errors.contains("still down at the end"))
    #expect(replay.output.contains("cancelled"))
    let script = run("convert @cut.events --to script")
    #expect(script.output.contains("cancel\n"))
  }

  @Test func `a replay draws a page and a picture`() throws {
    let run = run("replay button/click @panel.events --report @panel.html --svg @panel.svg --at 0.05")
    #expect(run.code == 0 && run.errors == "Wrote \(folder("panel.html"))\nWrote \(folder("panel.svg"))\n")
    #expect(folder.text("panel.html")?.contains("touchUpInside") == true)
    #expect(folder.text("panel.svg")?.hasPrefix("<svg") == true)
    #expect(run.output == self.run("replay button/click @panel.events").output)
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
    try folder.write(
      #"{"format":"touchlog","version":1,"display":{"width":1e-300,"height":1}}"# + "\n"
        + #"{"t":0,"contacts":[{"id":1,"phase":"began","x":1e100,"y":1}]}"# + "\n", to: "tiny.touchlog")
    let log = run("convert @panel.events").output
    try folder.write(log, to: "panel.touchlog")
    var shown = Transcript(in: folder)
    for line in [
      "info", "info @nofile", "info @hello.txt", "info @empty", "info @typo.touchlog", "info @new.touchlog",
      "convert @panel.events --size 0x1", "convert @panel.events --size big",
      "convert @panel.events --to yaml",
      "convert @panel.events --calibration 1,2",
      "convert @panel.events --calibration 1e308,1e308,1e308,1e308,1e308,1e308",
      "convert @panel.events --calibration 1,0,0,0,1,100000.5",
      "convert @tiny.touchlog --size 100x100", "convert @panel.events --tolerance 2",
      "convert @panel.events --resample 0", "convert @panel.events -o @panel.events",
      "convert @bare.events --orientation clockwise", "convert @two.txt", "convert @two.txt --device 3",
      "convert @panel.touchlog --orientation clockwise",
      "convert @panel.touchlog --description @panel.events",
      "convert @bare.events --description @hello.txt", "replay button/click",
      "replay button/clcik @panel.events",
      "replay - -", "replay button/click @panel.events --speed 0",
      "replay button/click @panel.events --json --format log",
      "replay button/click @panel.events --at 1", "replay button/click @panel.events --only hands",
    ] {
      shown.fail(line)
    }
    try expectGolden(shown.text, "errors/recordings.txt")
  }
}
