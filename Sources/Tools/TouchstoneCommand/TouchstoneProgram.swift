// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// The command `touchstone`: its name, and its verbs in the order of the help.
enum TouchstoneProgram {
  static let program = CommandLineProgram(
    "touchstone", "Shows what iOS's touch system does with a finger, and why.",
    discussion: """
      Scenes describe what is on the screen, scripts describe what fingers do. Every decision about a touch is \
      reported: which views were asked, which one got the touch, which did not and why.

      Results go to standard output, everything else to standard error. With --json an error is JSON, too: the last \
      line on standard error, with its exitCode, message and advice.
      """,
    version: "0.1.0", date: "November 25, 2026", reports: "the issue tracker of the project",
    examples: [
      Example("demo", "Shows UIKit's button and a precise one under the same finger."),
      Example("play S0/plain", "Plays a scenario that comes with the command."),
      Example("play form.scene.json5 tap.touch --report tap.html", "Plays your own, and writes a report."),
    ],
    commands: [
      PlayVerb.command, RunVerb.command, LabVerb.command, TestVerb.command, NewVerb.command, DemoVerb.command,
      ListVerb.command, ReplayVerb.command, InfoVerb.command, ConvertVerb.command, RecordVerb.command,
      WhyVerb.command, AuditVerb.command, ExplainVerb.command, PortVerb.command,
    ] + devices)

  /// The verbs that require Linux.
  private static var devices: [Command] {
    #if os(Linux)
      [RouterVerb.command]
    #else
      []
    #endif
  }
}
