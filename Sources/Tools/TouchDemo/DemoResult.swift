// SPDX-License-Identifier: Apache-2.0
package import CommandKit
import PreciseTouch
package import TextSources
package import TouchStage
import Touchstone

/// The founding experiment on both buttons, as a table and as JSON.
package struct DemoResult {
  /// UIKit's button.
  package let system: DemoRun
  /// The button that lets go at its edge.
  package let precise: DemoRun

  /// Runs the experiment; the closure gets the stage of each button before the finger comes down.
  package init(watch: (Stage) -> Void = { _ in }) throws {
    system = try DemoRun(of: UIButton(), title: "UIButton", watch: watch)
    precise = try DemoRun(of: PreciseButton(), title: "PreciseButton", watch: watch)
  }

  /// Prints the table, with a sentence about each button below it.
  package func print(to output: Output) {
    let table = DemoTable(titles: (system.title, precise.title), runs: (system, precise), borders: borders)
    output.line(output.style(.heading, "One finger, two buttons"))
    output.line()
    output.line("The finger comes down on a button, goes up and away, comes back a little, and lifts.")
    output.line()
    for line in table.lines(output.style) { output.line(line) }
    output.line()
    output.line("\(Self.verdict(system)) \(Self.verdict(precise))")
    output.line()
  }

  /// The steps of both buttons.
  package var document: JSONText {
    .document(
      "touchstone-demo", version: 1,
      [system.title: Self.steps(system), precise.title: Self.steps(precise)])
  }

  /// What the demo shows, in one sentence.
  package static let summary =
    "Shows one finger on two buttons: UIKit's own, and one that lets go at its edge."
  /// What the demo shows, for the help.
  package static let discussion = """
    The finger comes down on a button, goes up and away, comes back a little, and lifts outside. UIKit's button \
    follows it until it is more than 70 points away, and clicks. A PreciseButton lets go at its edge.

    The output shows side by side what both buttons send.
    """

  /// The lines across the table: the edge, and where UIKit's button loses and regains the finger.
  private var borders: [DemoTable.Border] {
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
    guard run.steps.last?.sent.contains(where: { $0.event == "touchUpInside" }) == true else {
      return "\(run.title) did not click."
    }
    return "\(run.title) clicked \(Int(DemoRun.distances.last ?? 0)) points outside."
  }

  private static func steps(_ run: DemoRun) -> JSONText {
    .array(
      run.steps.map { step in
        [
          "finger": .string(step.finger), "lit": .bool(step.isLit),
          "sent": .array(step.sent.map { ["event": .string($0.event), "count": .integer($0.count)] }),
        ]
      })
  }
}
