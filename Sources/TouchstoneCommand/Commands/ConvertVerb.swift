// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TouchFrames
import TouchStage

/// `touchstone convert`: converts a recording of touches to a touchlog, a script or Swift.
enum ConvertVerb {
  enum Form: String, CaseIterable, Sendable { case touchlog, script, swift }

  static let form = Option("to", .word(Form.self), default: .touchlog, "What is made of the recording.")
  static let output = Option(
    "output", short: "o", .output("touchlog", "touch", "swift"),
    "Writes it into a file; left out, it goes to standard output.")
  static let resample = Option(
    "resample", .number("RATE", in: 1...1000), "Moves frames to the ticks of a display, so many a second.")
  static let tolerance = Option(
    "tolerance", .number("POINTS", in: 0...1000),
    "How far a finger of a script may be from where it was; left out, it is a point.")

  static let command = Command(
    "convert", "Makes a touchlog, a script or Swift of a recording of touches.",
    discussion: """
      A touchlog has everything that touches do, one frame a line. Without --size its points are the units of the \
      device.

      A script and Swift are for people: they say what fingers do in a few lines, with moves on a straight line \
      merged into one, times in milliseconds, and without force and radius. So they are not exact, and what a \
      recording was merged into is said. Hovering and wheels cannot be said in them.

      `touchstone help info` lists the recordings that can be read. \(SharedHelp.aboutOutputs)
      """,
    arguments: [RecordingOptions.file],
    options: [
      form, output, RecordingOptions.size, RecordingOptions.orientation, RecordingOptions.calibration,
      RecordingOptions.device, RecordingOptions.description, resample, tolerance,
    ],
    examples: [
      Example("scroll.events --size 390x844 -o scroll.touchlog", "Scales a recording to a phone's display."),
      Example("scroll.touchlog --to script", "Prints what the fingers do, for `touchstone play`."),
    ]
  ) { call in
    if try call[tolerance] != nil, try call[form] == .touchlog {
      throw CommandError(
        .usage, "--tolerance says nothing for a touchlog, which keeps every move",
        advice: "Leave it out, or add --to script.")
    }
    let recording = try call.readRecording()
    var log = try call.frames(of: recording, scaledTo: try call[RecordingOptions.size])
    if let rate = try call[resample] {
      var resampler = FrameResampler(rate: rate)
      log.frames = log.frames.flatMap { resampler.take($0) } + resampler.finish()
      log.header.rate = rate
    }
    let text = try text(of: log, from: recording, call)
    if let path = try call[output] {
      try call.write(text, to: path, as: "--output")
    } else {
      call.output.write(text)
    }
    return .yes
  }

  private static func text(
    of log: TouchLog, from recording: TouchRecording, _ call: Call
  ) throws -> String {
    let form = try call[form]
    guard form != .touchlog else { return log.text }
    if try call[RecordingOptions.size] == nil, recording.log == nil {
      call.warn(
        "\(Call.name(of: try call[RecordingOptions.file])): the points of the \(form.rawValue) are units of the device",
        advice: "Add --size WIDTHxHEIGHT, the size of the display that it is to be played on.")
    }
    let steps = FingerSteps(of: log.frames, within: CGFloat(try call[tolerance] ?? 1))
    let name = Call.name(of: try call[RecordingOptions.file])
    if steps.moves.all > steps.moves.kept {
      call.note(
        "\(steps.moves.all) moves are merged into \(steps.moves.kept); `--to touchlog` keeps all of them.")
    }
    if steps.inexpressible > 0 {
      let frames = "\(steps.inexpressible) frame\(steps.inexpressible == 1 ? "" : "s")"
      call.warn(
        "\(name): \(frames) of hovering or a wheel cannot be said with fingers, and are left out",
        advice: "`--to touchlog` keeps them.")
    }
    if form == .script, steps.samples > Script.maximumSamples {
      call.warn(
        "\(name): its fingers move for so long that `touchstone play` does not play the script to its end",
        advice: "Cut the recording, or the script, in two.")
    }
    let title = FilePath(name).lastComponent.name
    return form == .script ? steps.script(title: title) : steps.swift(title: title)
  }
}
