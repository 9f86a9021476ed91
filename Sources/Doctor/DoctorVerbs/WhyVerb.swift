// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchDoctor
import TouchSnapshot

/// `touchstone why`: which view gets a touch in a dump, why another does not, and the line that fixes it.
enum WhyVerb {
  static let file = Argument.optional(
    "FILE", .file("txt", "storyboard", "xib", "json", "xml"),
    "A dump, a storyboard or a scene; by default standard input.")
  static let at = Option("at", .point, "Where the finger comes down, in points of the screen.")
  static let expect = Option("expect", .text("VIEW"), "The view that should get it.")
  static let scene = Option(
    "scene", .integer("NUMBER", in: 0...100_000), "The scene of a storyboard, counted from 0.")
  static let ios = Option(
    "ios", .word(Version.self, placeholder: "VERSION"),
    "The version of iOS, where versions differ; without it, the newest.")
  static let sources = Option.repeated(
    "sources", .directory(), "The folder of the app's code, which says what its classes override.")
  static let all = Flag("all", "Shows every step of the way down, and the whole responder chain.")
  static let json = Flag.json

  /// The versions of iOS by their numbers.
  enum Version: String, CaseIterable, Sendable {
    case iOS17 = "17"
    case iOS18 = "18"
    case iOS26 = "26"
    case iOS27 = "27"

    var system: SystemVersion? { Int(rawValue).flatMap(SystemVersion.init) }
  }

  static func command(_ doctor: DoctorProgram) -> Command {
    Command(
      "why", "Shows which view gets a touch, why yours does not, and how to fix it.",
      discussion: """
        FILE is the text that a debugger prints; log prefixes and quoting are fine:

          expression -l objc -O -- [[UIWindow keyWindow] recursiveDescription]

        It can also be a storyboard, a xib, or the output of Sentry, Detox, XCUITest, Appium, idb, Maestro or KIF; the format \
        is detected. VIEW is an address, a class, a text or title, an accessibility identifier, or a path of indexes \
        such as 0/2/1.

        On a terminal without FILE, paste the dump and end it with an empty line.

        Without --at the finger comes down in the middle of VIEW. Without --at and --expect the answer is the list of the \
        controls, with what each would get. Each answer says how certain it is: certain, \
        likely, or cannot be known from this dump, with the debugger command that would settle it.

        VIEW also gets the touch if it is a control and the touch goes to a part of it, if it is a cell and the touch goes to a \
        view in it, or if it has recognizers and the touch goes to any view in it.

        No input says which version of iOS it comes from. --ios chooses the version where versions differ: hosting views of \
        SwiftUI, glass bars, gestures that go back, and menus.

        The exit code is 0 if VIEW gets the touch as far as can be known. It is 1 if it does not, if it cannot be known, or, \
        without --at, if a tenth of VIEW or more cannot be touched. A part does not count if it is off the screen, or if \
        scrolling would uncover it. A VIEW that is entirely out of sight does not get the touch. Elements of accessibility do not say \
        which view gets the touch: the exit code is 1 even if nothing lies over VIEW, except in an alert, a sheet of actions or a popover. Without --expect the exit code is 0. It is 65 if FILE \
        cannot be read, if VIEW is not in it, or if VIEW matches several views with different problems.
        """,
      arguments: [file], options: [at, expect, scene, ios, sources, all, json],
      examples: [
        Example("dump.txt", "Lists the controls, with what each would get."),
        Example("dump.txt --expect \"Buy\"", "Explains why the button Buy does not react."),
        Example("dump.txt --at 187,590", "Shows which view gets a touch there."),
        Example("- --expect 0x7fe2c0d0a2b0 < dump.txt", "Reads standard input."),
      ]
    ) { call in
      let point = try call[at].map { ViewPoint(x: $0.x, y: $0.y) }
      let wanted = try call[expect].map(ViewSelector.init)
      let file = try call[file] ?? "-"
      let join = try join(call)
      let document = join.completed(try SnapshotSource(doctor).read(file, call))
      guard point != nil || wanted != nil else { return try list(document, from: file, doctor, call) }
      let question = WhyQuestion(at: point, expecting: wanted, in: try call[scene])
      let explainer = Explainer(document, on: try call[ios]?.system)
      let answer: WhyAnswer
      do throws(ExplainingFailure) {
        answer = try question.answer(about: document, by: explainer)
      } catch {
        for repair in document.reportedRepairs { call.note(repair) }
        let refusal = question.refusal(error, file: Call.name(of: file))
        throw CommandError(.badData, refusal.message, advice: refusal.advice)
      }
      let explanation = answer.explanation
      let involved =
        [explanation.view].compactMap(\.self) + (explanation.expectation?.findings.map(\.view) ?? [])
      let places = join.isEmpty ? [] : join.places(of: involved, in: document.trees)
      for note in document.reportedRepairs + answer.remarks + places { call.note(note) }
      if try call[json] {
        call.output.write(answer.json)
      } else {
        let text = explanation.text(width: call.context.terminal.textWidth, all: try call[all])
        DoctorColors(call.output, verdict: meaning(of: explanation)).write(text)
      }
      return explanation.works ? .yes : .no
    }
  }

  /// The code that --sources names.
  private static func join(_ call: Call) throws -> CodeJoin {
    let folders = try call[sources]
    guard !folders.isEmpty else { return CodeJoin([]) }
    let indexer = CodeIndexer(call)
    guard indexer.isThere else {
      throw CommandError(
        .unavailable, "--sources: \(CodeIndexer.name) is not built", advice: CodeIndexer.absence)
    }
    return CodeJoin(folders.compactMap { indexer.index(of: $0) })
  }

  /// Lists the controls, with what each would get.
  private static func list(
    _ document: SnapshotDocument, from file: String, _ doctor: DoctorProgram, _ call: Call
  ) throws -> ExitCode {
    let list = WhyList(Explainer(document, on: try call[ios]?.system), in: try call[scene])
    for repair in document.reportedRepairs { call.note(repair) }
    if try call[json] {
      call.output.write(list.json(notes: document.repairs.map { $0.description }))
    } else {
      let name = file.contains { " '\"$`\\".contains($0) } ? "FILE" : file
      let question = "\(doctor.name) why \(file == "-" ? "" : "\(name) ")--expect"
      let text = list.text(width: call.context.terminal.textWidth, question: question)
      DoctorColors(call.output, verdict: .heading).write(text)
    }
    return .yes
  }

  /// The meaning of the verdict in the first line, for colors.
  private static func meaning(of explanation: Explanation) -> Style.Meaning {
    guard let expectation = explanation.expectation else { return .heading }
    if explanation.certainty == .cannotBeKnown { return .doubtful }
    return expectation.gets && !expectation.isPartlyDead ? .good : .bad
  }
}
