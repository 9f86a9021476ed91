// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchFrames
import TouchReport
import TouchTrace

extension LabSession {
  /// How far a finger of a script may be from where it was, in points.
  private static let tolerance: CGFloat = 1

  func receiveKeep(_ node: JSONNode, _ page: Int, _ now: TimeInterval) throws(Refusal) {
    guard log.count > 0 else {
      throw Refusal("nothing was touched yet", advice: "Touch the screen, then keep it.")
    }
    let word = node["as"]?.string ?? ""
    guard let kind = Self.kinds.first(where: { $0.word == word }) else {
      throw Refusal("kept is a script, swift, a recording, a report or a trace")
    }
    let text: String
    switch kind.word {
    case "script": text = try steps().script(title: title)
    case "swift": text = try steps().swift(title: title)
    case "recording": text = touchLog.text
    case "report": text = try report()
    default: text = TraceJSON.text(of: try trace(of: file))
    }
    reply(
      Self.answer(
        "kept", to: node["id"],
        [
          .init("as", .string(word)), .init("file", .string(baseName + kind.ending)),
          .init("mime", .string(kind.mime)), .init("text", .string(text)),
        ]), to: page)
  }

  private static let kinds: [(word: String, ending: String, mime: String)] = [
    ("script", ".touch", "text/plain"), ("swift", ".swift", "text/plain"),
    ("recording", ".touchlog", "application/jsonl"), ("report", ".html", "text/html"),
    ("trace", ".trace.jsonl", "application/jsonl"),
  ]

  private var title: String { "Touched in the lab: \(scene.name)" }

  /// The name of the scene as the beginning of a file's name.
  private var baseName: String {
    let letters = scene.name.split(separator: "/").last.map(String.init) ?? ""
    let plain = letters.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(Character(scalar)))
      return isPlain || scalar == "-" || scalar == "_" ? Character(scalar) : "-"
    }
    return plain.isEmpty ? "lab" : String(plain.prefix(60))
  }

  /// The frames of the inputs, with the times of the stage.
  private var frames: [DigitizerFrame] {
    log.entries.compactMap { entry in
      let nanoseconds = Int64((entry.time * 1e9).rounded())
      switch entry.input {
      case .frame(var frame):
        frame.nanoseconds = nanoseconds
        return frame
      case .cancel(let contacts): return DigitizerFrame(nanoseconds: nanoseconds, contacts: contacts)
      case .key, .text, .screen, .appearance: return nil
      }
    }
  }

  /// The fingers as steps; the first waits as long as the stage did.
  private func steps() throws(Refusal) -> FingerSteps {
    let steps = FingerSteps(of: [DigitizerFrame(nanoseconds: 0)] + frames, within: Self.tolerance)
    guard steps.contacts > 0 else {
      throw Refusal(
        "no finger touched the screen",
        advice: "Keys, wheels and a pointer that hovers are kept in a trace or a report.")
    }
    return steps
  }

  private var touchLog: TouchLog {
    let frames = frames
    return TouchLog(
      header: TouchLog.Header(display: file.size, device: "Touchstone lab", rate: TouchLog.rate(of: frames)),
      frames: frames)
  }

  private func report() throws(Refusal) -> String {
    do throws(SceneError) {
      let replay = try LabReplay(file, records: true)
      replay.repeatInputs(log.entries, until: live.now, pausing: replaysLong)
      guard let recording = replay.recording(title: scene.name) else { return "" }
      return Report(title: title, recordings: [recording]).html
    } catch {
      throw Refusal(error.description)
    }
  }
}
