// SPDX-License-Identifier: Apache-2.0
import TouchReport
import TouchScene
import TouchStage
import TouchTrace

/// What parts the scene from the script; without it all is the scene, and a finger goes over it.
private let border = "\n---\n"
/// What scenes begin with.
private let head = #"{views: [{name: "a", frame: [0, 0, 100, 100], "#
/// What they end with.
private let tail = "}]}"
/// Fingers in the view of the head, and words of theirs.
private let fingers = """
  # A\u{1b}[2J\u{202e}
  tap at (50, 50)
  finger 1 down at (50, 50)
  finger 1 move by (120, 10) over 50ms
  finger 1 up
  log "a\u{7}\u{2028}<img src=x>"
  expect "a" touchUpInside

  """

/// Reads anything as a scene and a script, plays it, and traps if the trace, its JSON, the page or a picture
/// has anything in it that a terminal obeys, a browser runs or nobody sees.
func fuzzPlay(_ bytes: UnsafeBufferPointer<UInt8>) {
  // Large files are for the readers.
  guard bytes.count < 1 << 16 else { return }
  let input = String(decoding: bytes, as: UTF8.self)
  let parts = input.split(separator: border, maxSplits: 1, omittingEmptySubsequences: false)
  let isWhole = input.first == "{" || input.first == "/"
  let text = isWhole ? String(parts[0]) : head + parts[0] + tail
  MainActor.assumeIsolated {
    guard let file = try? SceneFile(text: text, file: "fuzz"),
      let script = try? Script(parts.count > 1 ? String(parts[1]) : fingers), isShort(script),
      let scene = try? file.build()
    else { return }
    play(script, in: scene)
  }
}

@MainActor private func play(_ script: Script, in scene: StagedScene) {
  let recorder = SceneRecorder(of: scene.stage.application)
  let result = scene.run(script)
  let title = script.summary ?? "fuzz"
  let report = Report(title: title, recordings: [recorder.stop(title: title, trace: result.trace)])
  check(HarmlessOutput.fault(inText: result.trace.text()))
  check(HarmlessOutput.fault(inText: TraceGroups(of: result.trace).description))
  for line in TraceJSON.text(of: result.trace).split(separator: "\n") {
    check(HarmlessOutput.fault(inJSON: String(line)))
  }
  check(HarmlessOutput.fault(inMarkup: report.html, scripts: 2))
  check(HarmlessOutput.fault(inMarkup: report.svg(at: 0.05), scripts: 0))
}

/// Whether a script takes little time: fingers that move for a day are for no fuzzer.
@MainActor private func isShort(_ script: Script) -> Bool {
  var seconds = 0.0
  for word in script.description.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ")" }) {
    if let number = Int(word), number > 1000 { return false }
    guard word.last == "s", let number = Double(word.dropLast()) else { continue }
    seconds += number
  }
  return seconds < 2 && !script.description.contains("\nlines ") && !script.description.hasPrefix("lines ")
}

private func check(_ fault: String?) {
  if let fault { preconditionFailure(fault) }
}
