// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchFrames
import TouchReport
import TouchTrace

extension LabSession {
  /// A file that keeps what was touched.
  private struct KeptFile {
    var text: String
    /// What the file does not say.
    var leftOut: [LeftOut] = []
    /// Why the file is of no use as it is, if so.
    var warning: String?
  }

  func receiveKeep(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    let word = try MessageFields(node).word("as", of: Self.kinds.map(\.word))
    guard log.count > 0 else {
      throw Refusal("nothing was touched yet", advice: "Touch the screen, then keep it.")
    }
    guard let kind = Self.kinds.first(where: { $0.word == word }) else { return }
    let kept: KeptFile
    switch word {
    case "script": kept = try script()
    case "swift": kept = try swift()
    case "recording": kept = recording()
    case "report": kept = try report()
    default:
      let (trace, forgotten) = try replay(on: file)
      kept = KeptFile(text: TraceJSON.text(of: trace), leftOut: earlierFacts(forgotten))
    }
    var members: [JSONText.Member] = [
      .init("as", .string(word)), .init("file", .string(baseName + kind.ending)),
      .init("mime", .string(kind.mime)), .init("text", .string(kept.text)),
      .init("left", .array(kept.leftOut.map(\.json))),
    ]
    if let warning = kept.warning { members.append(.init("warning", .string(warning))) }
    reply(Self.answer("kept", to: node["id"], members), to: page)
  }

  private static let kinds: [(word: String, ending: String, mime: String)] = [
    ("script", ".touch", "text/plain"), ("swift", ".swift", "text/plain"),
    ("recording", ".touchlog", "application/jsonl"), ("report", ".html", "text/html"),
    ("trace", ".trace.jsonl", "application/jsonl"),
  ]

  private var title: String { "Touched in the lab: \(scene.name.onOneLine)" }

  /// The name of the scene as the beginning of a file's name.
  private var baseName: String {
    var letters = scene.name.split(separator: "/").last.map(String.init) ?? ""
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

  /// The time at which kept files end.
  var keptEnd: TimeInterval { InputLog.time(notBefore: live.now) }

  /// The touches as steps.
  private func touches() throws(Refusal) -> KeptTouches {
    let kept = KeptTouches(log.entries, until: keptEnd, on: file.size)
    guard !kept.isEmpty else {
      throw Refusal(
        "nothing was touched that a script or a test can repeat: \(kept.leftOut.map(\.text).joined(separator: "; "))",
        advice: "Keep a trace or a report, which have everything.")
    }
    return kept
  }

  /// The comments at the head of a file.
  private func head(_ kept: KeptTouches, _ warning: String? = nil) -> [String] {
    let touches = "\(kept.touches) touch\(kept.touches == 1 ? "" : "es")"
    let events = "\(kept.events) event\(kept.events == 1 ? "" : "s")"
    return ["\(title): \(touches), \(events)."] + (warning.map { [$0] } ?? []) + Self.notes(kept.leftOut)
  }

  private static func notes(_ leftOut: [LeftOut]) -> [String] { leftOut.map { "Left out: \($0.text)" } }

  private func script() throws(Refusal) -> KeptFile {
    let kept = try touches()
    let text = kept.script(head: head(kept))
    guard let excess = kept.excess(inScript: text) else { return KeptFile(text: text, leftOut: kept.leftOut) }
    return KeptFile(text: kept.script(head: head(kept, excess)), leftOut: kept.leftOut, warning: excess)
  }

  private func swift() throws(Refusal) -> KeptFile {
    let kept = try touches()
    let words = baseName.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return KeptFile(
      text: kept.swift(head: head(kept), function: "touch" + words.joined()), leftOut: kept.leftOut)
  }

  private func recording() -> KeptFile {
    var leftOut: [LeftOut] = []
    for entry in log.entries {
      if let kind = entry.input.kindWithoutFrame { leftOut.count(kind, at: entry.time) }
    }
    let frames = log.entries.compactMap(\.frame)
    var header = TouchLog.Header(
      display: file.size, device: "Touchstone lab", rate: TouchLog.rate(of: frames))
    header.notes = Self.notes(leftOut)
    // A replay begins with the first frame; this one makes it begin when the scene does.
    let start = DigitizerFrame(nanoseconds: 0)
    return KeptFile(text: TouchLog(header: header, frames: [start] + frames).text, leftOut: leftOut)
  }

  /// What a trace that is too long leaves out.
  private func earlierFacts(_ count: Int) -> [LeftOut] {
    count > 0 ? [LeftOut(kind: .earlierFacts, count: count, first: 0)] : []
  }

  private func report() throws(Refusal) -> KeptFile {
    do throws(SceneError) {
      let replay = try LabReplay(file, limit: traceLimit, records: true)
      replay.repeatInputs(log.entries, until: keptEnd, pausing: replaysLong)
      let leftOut = earlierFacts(replay.forgotten)
      guard let recording = replay.recording(title: scene.name) else { return KeptFile(text: "") }
      return KeptFile(text: Report(title: title, recordings: [recording]).html, leftOut: leftOut)
    } catch {
      throw Refusal(error.description)
    }
  }
}
