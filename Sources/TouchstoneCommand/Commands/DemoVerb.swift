// SPDX-License-Identifier: Apache-2.0
import CommandKit
import PreciseTouch
import TextSources
import TouchReport
import Touchstone

/// `touchstone demo`: the founding experiment, with nothing to prepare.
enum DemoVerb {
  static let report = Option(
    "report", .file("html"), default: "touchstone-demo.html", "Where the page goes that shows it.")
  static let svg = Option("svg", .file("svg"), "Writes a picture of both screens at a time.")
  static let at = Option(
    "at", .number("SECONDS", in: 0...60), default: 1.06, "The time of the picture.")
  static let json = Flag.json

  static let command = Command(
    "demo", "Shows one finger on two buttons: UIKit's own, and one that lets go at its edge.",
    discussion: """
      The finger comes down on a button, goes up and away, comes back a little, and lifts outside. UIKit's button \
      follows it until it is more than 70 points away, and clicks. A PreciseButton lets go where it ends.

      What both buttons send stands side by side; the page shows the same with everything around it.
      """,
    options: [report, svg, at, json],
    examples: [Example("--report leaving.html", "Writes the page under another name.")]
  ) { call in
    if let lack = PlayVerb.lack { throw lack }
    try call.require(svg, beside: at)
    try call.allowOneResult(of: [json], [report, svg])
    let system = try DemoCourse(of: UIButton(), title: "UIButton")
    let precise = try DemoCourse(of: PreciseButton(), title: "PreciseButton")
    if call.isTaken(by: [report, svg]) {
      // The page or the picture is the result.
    } else if try call[json] {
      call.output.line(document(system, precise).pretty)
    } else {
      print(system, precise, call)
    }
    let drawing = Report(
      title: "One finger, two buttons", recordings: [system.recording, precise.recording])
    try call.write(drawing.html, to: try call[report], as: "--report")
    if let path = try call[svg] { try call.write(drawing.svg(at: try call[at]), to: path, as: "--svg") }
    return .yes
  }

  private static func print(_ system: DemoCourse, _ precise: DemoCourse, _ call: Call) {
    let table = DemoTable(
      titles: ("UIButton", "PreciseButton"), courses: (system, precise),
      borders: [
        .init(before: 1, text: "the edge of the button: here PreciseButton lets go"),
        .init(before: 4, text: "70 pt above the edge: here UIButton lets go"),
        .init(before: 6, text: "within 70 pt again"),
      ])
    call.output.line(call.output.style(.heading, "One finger, two buttons"))
    call.output.line()
    call.output.line("The finger comes down on a button, goes up and away, comes back a little, and lifts.")
    call.output.line()
    for line in table.lines(call.output.style) { call.output.line(line) }
    call.output.line()
    call.output.line("UIButton clicked 60 points outside. PreciseButton did not.")
    call.output.line()
  }

  private static func document(_ system: DemoCourse, _ precise: DemoCourse) -> JSONText {
    func steps(_ course: DemoCourse) -> JSONText {
      .array(
        course.steps.map { step in
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
