// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs
import TouchCore
import TouchLive
import TouchScene
import TouchSnapshot
import TouchStage

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
    version: TouchstoneRelease.version, date: TouchstoneRelease.date, reports: TouchstoneRelease.reports,
    examples: [
      Example("why dump.txt --expect Buy", "Explains why the button Buy gets no touch, and how to fix it."),
      Example("audit App/", "Finds such problems in the storyboards of an app."),
      Example("demo", "Shows UIKit's button and a precise one under the same finger."),
      Example("play button/click", "Plays a scenario that comes with the command."),
      Example("play form.scene.json5 tap.touch --report tap.html", "Plays your own, and writes a report."),
    ],
    commands: doctor.verbs + [
      PlayVerb.command, RunVerb.command, LabVerb.command, TestVerb.command, NewVerb.command, DemoVerb.command,
      ListVerb.command, ReplayVerb.command, InfoVerb.command, ConvertVerb.command, RecordVerb.command,
      PortVerb.command, doctor.merging, doctor.server,
    ] + devices)

  /// The doctor, which looks at scenes, too: at their views as they are when the scene is shown.
  private static let doctor = DoctorProgram(
    name: "touchstone", version: TouchstoneRelease.version,
    scenes: { bytes, name, call in
      let text = try Call.text(bytes, of: name)
      let scene = try call.reportingMisuse { try SceneFile(text: text, file: name).build() }
      defer { UIApplication.current = nil }
      let tree = scene.plainTree
      return SnapshotDocument(format: .scene, trees: [tree], entries: tree.views.count)
    }, tools: [.play], parts: [TestMerge.kind])

  /// The verbs that require Linux.
  private static var devices: [Command] {
    #if os(Linux)
      [RouterVerb.command]
    #else
      []
    #endif
  }
}
