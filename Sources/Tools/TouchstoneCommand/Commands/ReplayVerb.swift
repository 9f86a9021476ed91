// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
import TouchDemo
import TouchFrames
import TouchReport
import TouchScene
import TouchTrace

/// `touchstone replay`: plays a recording of touches in a scene.
enum ReplayVerb {
  enum Format: String, CaseIterable, Sendable { case text, json, log }

  static let scene = Argument(
    "SCENE", .file("scene.json5", orNamePrintedBy: ["list", "--names"]),
    "A scene, or the name of a scenario whose scene is used.")
  static let speed = Option(
    "speed", .number("TIMES", in: 0.01...1000),
    "Plays at this multiple of real time instead of as fast as possible.")
  static let format = Option("format", .word(Format.self), default: .text, "The format of the trace.")
  static let json = Flag("json", "Prints the trace and a summary of the recording as one JSON document.")

  static let command = Command(
    "replay", "Plays a recording of touches in a scene, and shows what happened.",
    discussion: """
      The trace is the same at every speed, byte for byte: the scene has its own clock, which follows the times of the \
      frames.

      Positions are scaled from the device, or from the display of a touchlog, to the display of the scene. Contacts \
      still down at the end are cancelled, and the scene continues until nothing is due, for at most \
      \(Decimals.spelling(Replay.longestEnd)) seconds.

      `touchstone help info` lists the formats that can be read. Use - as FILE for standard output; \
      nothing else is printed then. \(SharedHelp.aboutOutputs)
      """,
    arguments: [scene, RecordingOptions.file],
    options: [
      PlayVerb.only, PlayVerb.tuning, format, json, speed, RecordingOptions.orientation,
      RecordingOptions.calibration, RecordingOptions.device, RecordingOptions.description, PlayVerb.report,
      PlayVerb.svg, PlayVerb.at,
    ],
    examples: [
      Example("button/click scroll.touchlog", "Plays a recording in the scene of the first article."),
      Example(
        "form.scene.json5 scroll.events --report scroll.html",
        "Plays the output of evemu-record, and draws it."),
    ]
  ) { call in
    try CommandError.requireFacts()
    try call.require(PlayVerb.svg, beside: PlayVerb.at)
    try call.allowOne(of: json, format)
    try call.allowOneResult(of: [json, format], [PlayVerb.report, PlayVerb.svg])
    var file = try sceneFile(call)
    if let tuning = try call[PlayVerb.tuning] { file.tuning = tuning.values }
    let recording = try call.readRecording()
    let log = try call.frames(of: recording, scaledTo: file.size)
    let isDrawn = try PlayVerb.draws(call)
    let replay = try call.reportingMisuse { try Replay(in: file, isDrawn: isDrawn) }
    let areas = Area.areas(of: try call[PlayVerb.only].flatMap(\.self), else: Set(TraceArea.allCases))
    let shows =
      try call[format] == .text && !(try call[json]) && !call.isTaken(by: [PlayVerb.report, PlayVerb.svg])
    let name = Call.name(of: try call[RecordingOptions.file])
    if shows { heading(name, log, call) }
    for note in log.header.notes { call.note("\(name): \(note)") }
    try call.reportingMisuse { try run(log, replay, areas, shows: shows, call) }
    try write(replay, log, areas, named: name, call)
    return .yes
  }

  private static func sceneFile(_ call: Call) throws -> SceneFile {
    let path = try call[scene]
    if let known = ScenarioCatalog.scenario(path)?.scene {
      return try SceneFile(text: known.text, file: known.name)
    }
    if path == "-", try call[RecordingOptions.file] == "-" {
      throw CommandError(
        .usage, "the scene and the recording cannot both be standard input",
        advice: "Write one of them to a file.")
    }
    guard path == "-" || FileManager.default.fileExists(atPath: path) else {
      throw CommandError(
        .noInput, "there is no scenario or file \(path.quoted)",
        advice: Suggestion.advice(for: path, of: ScenarioCatalog.names) + [
          "`touchstone list` shows the scenarios; to use your own scene, specify its file."
        ])
    }
    return try SceneFile(text: try call.readText(path), file: Call.name(of: path))
  }

  /// Delivers every frame at its time, and prints the entries so far.
  private static func run(
    _ log: TouchLog, _ replay: Replay, _ areas: Set<TraceArea>, shows: Bool, _ call: Call
  ) throws {
    let speed = try call[speed]
    let start = DispatchTime.now().uptimeNanoseconds
    for frame in log.frames {
      if let speed, let first = log.frames.first {
        let due = Double(frame.nanoseconds - first.nanoseconds) / 1e9 / speed
        let passed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        if due > passed { Thread.sleep(forTimeInterval: due - passed) }
      }
      replay.handle(frame)
      guard shows else { continue }
      call.output.groups(of: replay.newEntries(isOver: false).filtered(to: areas))
      if speed != nil { call.output.flush() }
      // The reader of the output is gone, so a long recording need not be played to its end.
      if call.output.failure != nil { break }
    }
    let down = replay.finish()
    if shows { call.output.groups(of: replay.newEntries(isOver: true).filtered(to: areas)) }
    if down > 0 {
      let fingers = down == 1 ? "a finger was" : "\(down) fingers were"
      call.warn(
        "\(Call.name(of: try call[RecordingOptions.file])): \(fingers) still down at the end and cancelled"
      )
    }
  }

  private static func heading(_ name: String, _ log: TouchLog, _ call: Call) {
    let summary = RecordingSummary(of: log.frames)
    let contacts = "\(summary.contacts) contact\(summary.contacts == 1 ? "" : "s")"
    call.output.line(
      call.output.style(.heading, "\(name.onOneLine): \(contacts) in \(summary.frames) frames"))
    call.output.line()
  }

  private static func write(
    _ replay: Replay, _ log: TouchLog, _ areas: Set<TraceArea>, named name: String, _ call: Call
  ) throws {
    let trace = replay.trace.filtered(to: areas)
    if try call[json] {
      call.output.line(document(trace, log, name).pretty)
    } else if !call.isTaken(by: [PlayVerb.report, PlayVerb.svg]) {
      switch try call[format] {
      case .text:
        if trace.entries.isEmpty { call.output.line("Nothing happened in what is shown.\n") }
      case .json: call.output.write(TraceJSON.text(of: trace))
      case .log: for line in replay.trace.notes { call.output.line(line) }
      }
    }
    if let recording = replay.stop(title: FilePath(name).lastComponent.name) {
      try PlayVerb.draw(recording, named: recording.title, call)
    }
  }

  private static func document(_ trace: Trace, _ log: TouchLog, _ name: String) -> JSONText {
    .document(
      "touchstone-replay", version: 1,
      [
        "recording": .string(name), "device": .string(ifAny: log.header.device),
        "summary": .object(RecordingSummary(of: log.frames).json),
        "trace": .array(trace.entries.map { .verbatim(TraceJSON.line(for: $0)) }),
      ])
  }
}
