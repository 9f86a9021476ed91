// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchDoctor
import TouchSnapshot

/// `touchstone map`: which view of a screen gets a touch where.
enum MapVerb {
  static let file = WhyVerb.file
  static let scene = WhyVerb.scene
  static let ios = WhyVerb.ios
  static let all = Flag("all", "Lists every view, however many there are.")
  static let svg = Option("svg", .output("svg"), "Writes the map as a picture.")
  static let json = Flag.json

  static func command(_ doctor: DoctorProgram) -> Command {
    Command(
      "map", "Shows which view of a screen gets a touch where: the map of what can be hit.",
      discussion: """
        FILE is what `\(doctor.name) why` reads: a dump of views, a storyboard, a xib, or the tree of a test driver.

        Each view that gets touches is listed with its rectangle, how much of that gets touches, and which views get the others; \
        then the buttons, controls, cells and views with recognizers that get none. In the picture, targets have capital letters, \
        other views small ones, and no view gets a touch at a dot.

        At every point the answer is that of `\(doctor.name) why --at`. Edges are exact to a millionth of a point, and those of \
        turned views, too. Percentages are of the view's own rectangle. Certainty is that of `why` in the middle of the largest piece.

        Sources of accessibility do not say which elements take touches. Their map shows the element in front.

        Use - as FILE of --svg for standard output. \(SharedHelp.aboutOutputs)

        The exit code is 0, or 65 if FILE cannot be read or has no screen.
        """,
      arguments: [file], options: [scene, ios, all, json, svg],
      examples: [
        Example("dump.txt", "Lists what can be hit, with a picture."),
        Example("Main.storyboard --scene 2 --svg map.svg", "Draws the map of one scene."),
      ]
    ) { call in
      try call.allowOneResult(of: [json], [svg])
      let file = try call[file] ?? "-"
      let document = try SnapshotSource(doctor).read(file, call)
      let question = MapQuestion(in: try call[scene])
      let explainer = Explainer(document, on: try call[ios]?.system)
      let answer: (map: HitMap, remarks: [String])
      do throws(ExplainingFailure) {
        answer = try question.answer(about: document, by: explainer)
      } catch {
        for repair in document.reportedRepairs { call.note(repair) }
        let refusal = question.refusal(error, file: Call.name(of: file))
        throw CommandError(.badData, refusal.message, advice: refusal.advice)
      }
      for note in document.reportedRepairs + answer.remarks { call.note(note) }
      if try call[json] {
        call.output.write(answer.map.json(notes: document.repairs.map(\.description) + answer.remarks))
      } else if !call.isTaken(by: [svg]) {
        let text = answer.map.text(width: call.context.terminal.textWidth, all: try call[all])
        DoctorColors(call.output, verdict: .heading).write(text)
      }
      if let path = try call[svg] { try call.write(MapDrawing(answer.map).svg, to: path, as: "--svg") }
      return .yes
    }
  }
}
