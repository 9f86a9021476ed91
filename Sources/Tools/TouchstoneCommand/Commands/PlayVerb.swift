// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchCore
import TouchDemo
import TouchReport
import TouchStage

/// `touchstone play`: plays a script in a scene, shows what happened, and checks the expectations.
enum PlayVerb {
  enum Format: String, CaseIterable, Sendable { case text, json, log }
  enum Tuning: String, CaseIterable, Sendable {
    case uikit, ios17, ios26, articles

    var values: TouchTuning {
      switch self {
      case .uikit: .uikit
      case .ios17: .ios17
      case .ios26: .ios26
      case .articles: .articles
      }
    }
  }

  static let scene = Argument(
    "SCENE", .file("scene.json5", "touch", orNamePrintedBy: ["list", "--names"]),
    "A scene, or a scenario's name such as button/click.")
  static let script = Argument.optional(
    "SCRIPT", .file("touch"), "What fingers do; by default the script beside the scene.")
  static let only = Option.repeated(
    "only", .list(of: Area.kind), "Shows only these areas of the trace.")
  static let tuning = Option(
    "tuning", .word(Tuning.self), "The thresholds to use instead of those of the scene.")
  static let format = Option("format", .word(Format.self), default: .text, "The format of the trace.")
  static let report = Option(
    "report", .output("html"), "Writes a page that shows the scene and lets you scrub through it.")
  static let svg = Option("svg", .output("svg"), "Writes a picture of the scene at a time.")
  static let png = Option(
    "png", .output("png"), "Writes the screen at the end as pixels; needs the trait Cairo.")
  static let at = Option(
    "at", .number("SECONDS", in: 0...86_400), "The time of the picture; by default the end.")
  static let json = Flag("json", "Prints the trace and the expectations as one JSON document.")

  static let command = Command(
    "play", "Plays a script in a scene, shows what happened, and checks what was expected.",
    discussion: """
      The trace says what each finger did and what followed, one decision per line. Without --only it has the areas \
      that the script selects with `show`, or all.

      --format json prints the trace as JSON lines that TouchTrace reads; --format log prints only the lines that \
      the scene's views log. Use - as FILE for standard output; nothing else is printed then. \
      \(SharedHelp.aboutOutputs)

      The exit code is 1 if an expectation of the script does not hold, or if a finger could not do what the script says.
      """,
    arguments: [scene, script], options: [only, tuning, format, json, report, svg, at, png],
    examples: [
      Example("button/click", "Plays a click on a button, as the first article logs it."),
      Example(
        "button/lift-71-points-outside --only controls", "Shows what a button sends as the finger leaves."),
      Example("form.scene.json5 tap.touch --report tap.html", "Plays your own files, and writes a report."),
    ]
  ) { call in
    try CommandError.requireFacts()
    try call.require(svg, beside: at)
    try call.allowOne(of: json, format)
    try call.allowOneResult(of: [json, format], [report, svg])
    let painter = try PicturePainter.wanted(by: call)
    let scenario = try ScenarioSource.find(try call[scene], try call[script], call)
    let tuning = try call[tuning]?.values
    let isDrawn = try draws(call)
    let playback = try call.reportingMisuse {
      try Playback(of: scenario, tuning: tuning, isDrawn: isDrawn, paint: painter)
    }
    let areas = Area.areas(of: try call[only].flatMap(\.self), else: playback.script.areas)
    if playback.script.isEmpty {
      call.warn(
        "\(scenario.script.name): the script does nothing",
        advice: "A script has lines such as `tap \"name\"`; Documentation/Scripts.md lists them all.")
    }
    if playback.forgottenCount > 0 {
      call.warn(
        "the first \(playback.forgottenCount) facts of the trace were dropped: \(InputLimit.traceEntries.count) are kept",
        advice: "Cut the script in two.")
    }
    PlayOutput(playback: playback, areas: areas).print(
      call.isTaken(by: [report, svg]) ? .failures : try call[json] ? .document : try call[format].kind, call)
    if let recording = playback.recording {
      try draw(recording, named: scenario.name, failures: playback.failures, call)
    }
    if let bytes = playback.png, let path = try call[png] { try call.write(bytes, to: path, as: "--png") }
    return playback.exitCode
  }

  /// Whether the call asks for a drawing of what was on the screen.
  static func draws(_ call: Call) throws -> Bool { try call[report] != nil || call[svg] != nil }

  /// Writes the drawings that the call asks for.
  static func draw(
    _ recording: Recording, named name: String, failures: [Report.Failure] = [], _ call: Call
  ) throws {
    var drawing = Report(title: name, recordings: [recording])
    drawing.failures = failures
    if let path = try call[report] { try call.write(drawing.html, to: path, as: "--report") }
    if let path = try call[svg] {
      let time = try call[at] ?? recording.end
      if time > recording.end {
        let end = (recording.end * 1000).rounded() / 1000
        call.note("The gesture ends at \(end) s, before --at; the picture shows its end.")
      }
      try call.write(drawing.svg(at: time), to: path, as: "--svg")
    }
  }
}

extension PlayVerb.Format {
  fileprivate var kind: PlayOutput.Kind {
    switch self {
    case .text: .text
    case .json: .lines
    case .log: .log
    }
  }
}
