// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TouchFrames
import TouchStage

/// `touchstone convert`: converts a recording of touches to a touchlog, a script or Swift.
enum ConvertVerb {
  enum Form: String, CaseIterable, Sendable { case touchlog, script, swift }

  static let form = Option("to", .word(Form.self), default: .touchlog, "The format of the output.")
  static let output = Option(
    "output", short: "o", .output("touchlog", "touch", "swift"),
    "Writes to this file instead of standard output.")
  static let resample = Option(
    "resample", .number("RATE", in: 1...1000), "Resamples the frames to this many per second.")
  static let tolerance = Option(
    "tolerance", .number("POINTS", in: 0...1000),
    "How far a finger in a script may deviate from its recorded position; by default a point.")

  static let command = Command(
    "convert", "Converts a recording of touches to a touchlog, a script or Swift.",
    discussion: """
      A touchlog contains everything that touches do, one frame per line. Without --size its points are the units of the \
      device.

      Scripts and Swift are for people: they describe in a few lines what fingers do. Moves on a straight line are \
      merged, times are rounded to milliseconds, and force and radius are omitted, so the result is not exact; the \
      number of merged moves is reported. They cannot express hovering and wheels.

      `touchstone help info` lists the recordings that can be read. \(SharedHelp.aboutOutputs)
      """,
    arguments: [RecordingOptions.file],
    options: [
      form, output, RecordingOptions.size, RecordingOptions.orientation, RecordingOptions.calibration,
      RecordingOptions.device, RecordingOptions.description, resample, tolerance,
    ],
    examples: [
      Example("scroll.events --size 390x844 -o scroll.touchlog", "Scales a recording to a phone's display."),
      Example("scroll.touchlog --to script", "Prints a script for `touchstone play`."),
    ]
  ) { call in
    if try call[tolerance] != nil, try call[form] == .touchlog {
      throw CommandError(
        .usage, "--tolerance does not apply to a touchlog, which keeps every move",
        advice: "Omit it, or add --to script.")
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
        "\(Call.name(of: try call[RecordingOptions.file])): the points in the \(form.rawValue) are units of the device",
        advice: "Specify the size of the display it will be played on with --size WIDTHxHEIGHT.")
    }
    let steps = FingerSteps(of: log.frames, within: CGFloat(try call[tolerance] ?? 1))
    let name = Call.name(of: try call[RecordingOptions.file])
    if steps.moves.all > steps.moves.kept {
      call.note(
        "\(steps.moves.all) moves were merged into \(steps.moves.kept); `--to touchlog` keeps all of them.")
    }
    if steps.inexpressible > 0 {
      let frames = "\(steps.inexpressible) frame\(steps.inexpressible == 1 ? "" : "s")"
      call.warn(
        "\(name): \(frames) of hovering or a wheel cannot be expressed by fingers and were dropped",
        advice: "`--to touchlog` keeps them.")
    }
    if form == .script, steps.samples > Script.maximumSamples {
      call.warn(
        "\(name): the fingers move for so long that `touchstone play` cannot play the script to its end",
        advice: "Split the recording or the script in two.")
    }
    if TimeInterval(steps.longestStep) > Script.maximumTime * 1000 {
      call.warn(
        "\(name): nothing happens for more than a day, but a script waits for a day at most",
        advice: "Split the recording there, or correct its times.")
    }
    let title = FilePath(name).lastComponent.name
    return form == .script ? steps.script(title: title) : steps.swift(title: title)
  }
}
