// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchDemo
import TouchReport
import TouchStage
import Touchstone

/// `touchstone demo`: the founding experiment, without preparation.
enum DemoVerb {
  static let report = Option(
    "report", .output("html"), "Writes a page that shows both screens and lets you scrub through the gesture."
  )
  static let svg = Option("svg", .output("svg"), "Writes a picture of both screens at a time.")
  static let at = Option(
    "at", .number("SECONDS", in: 0...60), default: 1.06, "The time of the picture.")
  static let json = Flag.json

  static let command = Command(
    "demo", DemoResult.summary,
    discussion: """
      \(DemoResult.discussion) A file is written only on request. \(SharedHelp.aboutOutputs)
      """,
    options: [report, svg, at, json],
    examples: [Example("--report demo.html", "Also writes a page of the whole gesture.")]
  ) { call in
    try CommandError.requireFacts()
    try call.require(svg, beside: at)
    try call.allowOneResult(of: [json], [report, svg])
    var recorders: [SceneRecorder] = []
    let result = try DemoResult { recorders.append(SceneRecorder(of: $0.application)) }
    if call.isTaken(by: [report, svg]) {
      // The page or the image is the result.
    } else if try call[json] {
      call.output.line(result.document.pretty)
    } else {
      result.print(to: call.output)
    }
    let recordings = zip(recorders, [result.system, result.precise]).map { recorder, run in
      recorder.stop(title: run.title, trace: run.trace)
    }
    let drawing = Report(title: "One finger, two buttons", recordings: recordings)
    if let path = try call[report] { try call.write(drawing.html, to: path, as: "--report") }
    if let path = try call[svg] { try call.write(drawing.svg(at: try call[at]), to: path, as: "--svg") }
    return .yes
  }
}
