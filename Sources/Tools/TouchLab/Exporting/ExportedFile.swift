// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchFrames
import TouchReport
import TouchScene
import TouchTrace

/// A file with what was touched.
struct ExportedFile {
  private enum Kind: String, CaseIterable {
    case script, test, swift, recording, report, trace

    /// How the name of the file ends, and the type of its content.
    var type: (ending: String, mime: String) {
      switch self {
      case .script: (".touch", "text/plain")
      case .test, .swift: (".swift", "text/plain")
      case .recording: (".touchlog", "application/jsonl")
      case .report: (".html", "text/html")
      case .trace: (".trace.jsonl", "application/jsonl")
      }
    }
  }

  private var text: String
  /// What the file does not say.
  private var leftOut: [LeftOut] = []
  /// Why the file is of no use as it is, if so.
  private var warning: String?

  /// Answers a message “export”.
  static func answer(
    _ message: LabMessage, _ timeline: LabTimeline, _ scene: String
  ) throws(Refusal) -> JSONText {
    let word = try message.fields.word("as", of: Kind.allCases.map(\.rawValue))
    guard timeline.log.count > 0 else {
      throw Refusal("nothing was touched yet", advice: "Touch the screen, then export it.")
    }
    let kind = Kind(rawValue: word) ?? .trace
    let writing = Writing(timeline: timeline, scene: scene)
    let file = try writing.file(kind)
    var members: [JSONText.Member] = [
      .init("as", .string(word)), .init("file", .string(writing.baseName + kind.type.ending)),
      .init("mime", .string(kind.type.mime)), .init("text", .string(file.text)),
      .init("left", .array(file.leftOut.map(\.json))),
    ]
    if let warning = file.warning { members.append(.init("warning", .string(warning))) }
    return message.answer("exported", members)
  }

  /// The writing of a file: where its content and its name are from.
  private struct Writing {
    let timeline: LabTimeline
    /// The name of the scene.
    let scene: String

    func file(_ kind: Kind) throws(Refusal) -> ExportedFile {
      switch kind {
      case .script: try script()
      case .test: try test()
      case .swift: try swift()
      case .recording: recording()
      case .report: try report()
      case .trace: try trace()
      }
    }

    private var title: String { "Touched in the lab: \(scene.onOneLine)" }

    /// The name of the scene as the beginning of a file's name.
    var baseName: String {
      var letters = scene.split(separator: "/").last.map(String.init) ?? ""
      for ending in [".scene.json5", ".scene.json"] where letters.hasSuffix(ending) {
        letters.removeLast(ending.count)
      }
      let plain = letters.unicodeScalars.map { scalar -> Character in
        let isPlain =
          scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(Character(scalar)))
        return isPlain || scalar == "-" || scalar == "_" ? Character(scalar) : "-"
      }
      return plain.isEmpty ? "lab" : String(plain.prefix(60))
    }

    /// The touches as steps.
    private func touches() throws(Refusal) -> ExportedTouches {
      let touched = ExportedTouches(timeline.log.entries, until: timeline.end, on: timeline.file.size)
      guard !touched.isEmpty else {
        throw Refusal(
          "nothing was touched that a script or a test can repeat: \(touched.leftOut.map(\.text).joined(separator: "; "))",
          advice: "Export a trace or a report, which have everything.")
      }
      return touched
    }

    /// The comments at the head of a file.
    private func head(_ touched: ExportedTouches, _ warning: String? = nil) -> [String] {
      let touches = "\(touched.touches) touch\(touched.touches == 1 ? "" : "es")"
      let events = "\(touched.events) event\(touched.events == 1 ? "" : "s")"
      return ["\(title): \(touches), \(events)."] + (warning.map { [$0] } ?? []) + notes(touched.leftOut)
    }

    private func notes(_ leftOut: [LeftOut]) -> [String] { leftOut.map { "Left out: \($0.text)" } }

    private func script() throws(Refusal) -> ExportedFile {
      let touched = try touches()
      let text = touched.script(head: head(touched))
      guard let excess = touched.excess(inScript: text) else {
        return ExportedFile(text: text, leftOut: touched.leftOut)
      }
      return ExportedFile(
        text: touched.script(head: head(touched, excess)), leftOut: touched.leftOut, warning: excess)
    }

    private func swift() throws(Refusal) -> ExportedFile {
      let touched = try touches()
      return ExportedFile(
        text: touched.swift(head: head(touched), function: function), leftOut: touched.leftOut)
    }

    /// The touches as short lines, where these do the same.
    private func test() throws(Refusal) -> ExportedFile {
      let touched = try touches()
      let lines = TestLines(touched, on: timeline.file, patience: timeline.patience)
      let about =
        lines.exactCount == 0
        ? "Sends the same events and actions on a stage with the same scene as the touches did."
        : "Sends the same events and actions as the touches did; where no short line does, it has their samples."
      let expected = lines.log.map { ["expectLog(", "  stage,"] + Self.literal($0) } ?? []
      return ExportedFile(
        text: ExportedTouches.swift(
          head: head(touched) + use, about: about, function: function, lines: lines.swift + expected),
        leftOut: touched.leftOut)
    }

    /// How a test builds the scene, as comments.
    private var use: [String] {
      let file = baseName + ".scene.json5"
      return [
        "The scene is a file; a test that also imports TouchScene builds it, and touches it:",
        "  let text = try String(contentsOfFile: \"\(file)\", encoding: .utf8)",
        "  let scene = try SceneFile(text: text, file: \"\(file)\").build()",
        "  try \(function)(scene.stage)",
      ]
    }

    /// The lines of a log as the last argument of a call: a text, or a list where a text would need escapes.
    private static func literal(_ log: [String]) -> [String] {
      if log.isEmpty { return ["  [])"] }
      let isPlain = log.allSatisfy { line in
        !line.contains("\\") && !line.contains("\"\"\"") && line.onOneLine == line
      }
      guard isPlain else { return ["  ["] + log.map { "    \($0.debugDescription)," } + ["  ])"] }
      let quotes = "\"\"\""
      return ["  \(quotes)"] + log.map { "  " + $0 } + ["  \(quotes))"]
    }

    /// The name of the function of a test.
    private var function: String {
      let words = baseName.split { $0 == "-" || $0 == "_" }.map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
      return "touch" + words.joined()
    }

    private func recording() -> ExportedFile {
      var leftOut: [LeftOut] = []
      let entries = timeline.log.entries
      for entry in entries {
        if let kind = entry.input.kindWithoutFrame { leftOut.count(kind, at: entry.time) }
      }
      let frames = entries.compactMap(\.frame)
      var header = TouchLog.Header(
        display: timeline.file.size, device: "Touchstone lab", rate: TouchLog.rate(of: frames))
      header.notes = notes(leftOut)
      // A replay begins with the first frame; this one makes it begin when the scene does.
      let start = DigitizerFrame(nanoseconds: 0)
      return ExportedFile(text: TouchLog(header: header, frames: [start] + frames).text, leftOut: leftOut)
    }

    private func trace() throws(Refusal) -> ExportedFile {
      let (trace, forgotten) = try timeline.replay(on: timeline.file).outcome
      return ExportedFile(text: TraceJSON.text(of: trace), leftOut: earlierFacts(forgotten))
    }

    private func report() throws(Refusal) -> ExportedFile {
      let replay = try timeline.replay(on: timeline.file, records: true)
      let leftOut = earlierFacts(replay.outcome.forgotten)
      guard let recording = replay.recording(title: scene) else { return ExportedFile(text: "") }
      return ExportedFile(text: Report(title: title, recordings: [recording]).html, leftOut: leftOut)
    }

    /// What a trace that is too long leaves out.
    private func earlierFacts(_ count: Int) -> [LeftOut] {
      count > 0 ? [LeftOut(kind: .earlierFacts, count: count, first: 0)] : []
    }
  }
}
