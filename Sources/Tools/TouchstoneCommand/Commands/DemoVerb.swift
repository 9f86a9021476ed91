// SPDX-License-Identifier: Apache-2.0
import CommandKit
import PreciseTouch
import TextSources
import TouchReport
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
    "demo", "Shows one finger on two buttons: UIKit's own, and one that lets go at its edge.",
    discussion: """
      The finger comes down on a button, goes up and away, comes back a little, and lifts outside. UIKit's button \
      follows it until it is more than 70 points away, and clicks. A PreciseButton lets go at its edge.

      The output shows side by side what both buttons send. A file is written only on request. \
      \(SharedHelp.aboutOutputs)
      """,
    options: [report, svg, at, json],
    examples: [Example("--report demo.html", "Also writes a page of the whole gesture.")]
  ) { call in
    if let lack = PlayVerb.lack { throw lack }
    try call.require(svg, beside: at)
    try call.allowOneResult(of: [json], [report, svg])
    let system = try DemoRun(of: UIButton(), title: "UIButton")
    let precise = try DemoRun(of: PreciseButton(), title: "PreciseButton")
    if call.isTaken(by: [report, svg]) {
      // The page or the image is the result.
    } else if try call[json] {
      call.output.line(document(system, precise).pretty)
    } else {
      print(system, precise, call)
    }
    let drawing = Report(
      title: "One finger, two buttons", recordings: [system.recording, precise.recording])
    if let path = try call[report] { try call.write(drawing.html, to: path, as: "--report") }
    if let path = try call[svg] { try call.write(drawing.svg(at: try call[at]), to: path, as: "--svg") }
    return .yes
  }

  private static func print(_ system: DemoRun, _ precise: DemoRun, _ call: Call) {
    let table = DemoTable(
      titles: ("UIButton", "PreciseButton"), runs: (system, precise), borders: borders(system, precise))
    call.output.line(call.output.style(.heading, "One finger, two buttons"))
    call.output.line()
    call.output.line("The finger comes down on a button, goes up and away, comes back a little, and lifts.")
    call.output.line()
    for line in table.lines(call.output.style) { call.output.line(line) }
    call.output.line()
    call.output.line("\(verdict(system)) \(verdict(precise))")
    call.output.line()
  }

  /// The lines across the table: the edge, and where UIKit's button loses and regains the finger.
  private static func borders(_ system: DemoRun, _ precise: DemoRun) -> [DemoTable.Border] {
    let margin = "\(Int(DemoRun.margin)) pt"
    let said: [(Int?, String)] = [
      (precise.firstStep(sending: "touchDragExit"), "the edge of the button: here PreciseButton lets go"),
      (system.firstStep(sending: "touchDragExit"), "\(margin) above the edge: here UIButton lets go"),
      (system.firstStep(sending: "touchDragEnter"), "within \(margin) again"),
    ]
    return said.compactMap { step, text in step.map { DemoTable.Border(before: $0, text: text) } }
  }

  /// The result of lifting outside.
  private static func verdict(_ run: DemoRun) -> String {
    let title = run.recording.title
    guard run.steps.last?.sent.contains(where: { $0.event == "touchUpInside" }) == true else {
      return "\(title) did not click."
    }
    return "\(title) clicked \(Int(DemoRun.distances.last ?? 0)) points outside."
  }

  private static func document(_ system: DemoRun, _ precise: DemoRun) -> JSONText {
    func steps(_ run: DemoRun) -> JSONText {
      .array(
        run.steps.map { step in
          [
            "finger": .string(step.finger), "lit": .bool(step.isLit),
            "sent": .array(
              step.sent.map { ["event": .string($0.event), "count": .integer($0.count)] }),
          ]
        })
    }
    return .document(
      "touchstone-demo", version: 1, ["UIButton": steps(system), "PreciseButton": steps(precise)])
  }
}
