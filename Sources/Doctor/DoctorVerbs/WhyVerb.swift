// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources
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
    "ios", .word(Version.self, placeholder: "VERSION"), default: .newest,
    "The version of iOS, for what differs between versions.")
  static let all = Flag("all", "Shows every step of the way down, and the whole responder chain.")
  static let json = Flag.json

  /// The versions of iOS by their numbers.
  enum Version: String, CaseIterable, Sendable {
    case iOS17 = "17"
    case iOS18 = "18"
    case iOS26 = "26"
    case iOS27 = "27"

    static let newest = iOS27

    var system: SystemVersion { Int(rawValue).flatMap(SystemVersion.init) ?? .newest }
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

        Without --at the finger comes down in the middle of VIEW. Each answer says how certain it is: certain, \
        likely, or cannot be known from this dump, with the debugger command that would settle it.

        VIEW also gets the touch if it is a control and the touch goes to a part of it, if it is a cell and the touch goes to a \
        view in it, or if it has recognizers and the touch goes to any view in it.

        No input says which version of iOS it comes from. --ios chooses the version where versions differ: hosting views of \
        SwiftUI, glass bars, gestures that go back, and menus.

        The exit code is 0 if VIEW gets the touch as far as can be known. It is 1 if it does not, if it cannot be known, or, \
        without --at, if a tenth of VIEW or more cannot be touched. A part does not count if it is off the screen, or if \
        scrolling would uncover it. A VIEW that is entirely out of sight does not get the touch. Without --expect the exit code is 0. It is 65 if FILE \
        cannot be read, if VIEW is not in it, or if VIEW matches several views with different problems.
        """,
      arguments: [file], options: [at, expect, scene, ios, all, json],
      examples: [
        Example("dump.txt --expect \"Buy\"", "Explains why the button Buy does not react."),
        Example("dump.txt --at 187,590", "Shows which view gets a touch there."),
        Example("- --expect 0x7fe2c0d0a2b0 < dump.txt", "Reads standard input."),
      ]
    ) { call in
      let point = try call[at].map { ViewPoint(x: $0.x, y: $0.y) }
      let wanted = try call[expect].map(ViewSelector.init)
      guard point != nil || wanted != nil else {
        throw CommandError(
          .usage, "`\(doctor.name) why` needs a point or a view",
          advice: "Add --at X,Y, or --expect VIEW, or both.")
      }
      let file = try call[file] ?? "-"
      let document = try SnapshotSource(doctor).read(file, call)
      let tree = try call[scene]
      let system = try call[ios].system
      let explanation: Explanation
      do throws(ExplainingFailure) {
        explanation = try Explainer(document, on: system).explain(at: point, expecting: wanted, in: tree)
      } catch {
        reportRepairs(of: document, call)
        let isAboutView = wanted != nil && tree == nil
        throw QuestionFailure(
          file: Call.name(of: file), error: error,
          otherwise: isAboutView
            ? [
              point == nil
                ? "Use --at X,Y instead to see which views are asked there, with their names."
                : "Leave --expect out to see which views are asked there, with their names."
            ] : [])
      }
      reportRepairs(of: document, call)
      var notes = document.repairs.map { "\($0)" }
      if let number = document.lastOfMany, tree == nil, explanation.expectation?.view.tree ?? number == number
      {
        let note =
          "The file holds \(document.trees.count) dumps of one screen. The last one is asked; --scene 0 asks the first."
        call.note(note)
        notes.append(note)
      }
      if let point, let screen = document.screen(of: tree), !screen.contains(point) {
        let note = "The point \(point.inSentence) is outside the screen, which is \(screen.inSentence)."
        call.note(note)
        notes.append(note)
      }
      if try call[json] {
        call.output.write(explanation.json(notes: notes))
      } else {
        let text = explanation.text(width: call.context.terminal.textWidth, all: try call[all])
        DoctorColors(call.output, verdict: meaning(of: explanation)).write(text)
      }
      return explanation.works ? .yes : .no
    }
  }

  /// The meaning of the verdict in the first line, for colors.
  private static func meaning(of explanation: Explanation) -> Style.Meaning {
    guard let expectation = explanation.expectation else { return .heading }
    if explanation.certainty == .cannotBeKnown { return .doubtful }
    return expectation.gets && !expectation.isPartlyDead ? .good : .bad
  }

  /// Reports corrections of the file on standard error.
  private static func reportRepairs(of document: SnapshotDocument, _ call: Call) {
    for repair in document.repairs.prefix(maximumRepairs) { call.note("\(repair)") }
    if document.repairs.count > maximumRepairs {
      call.note("… and \(document.repairs.count - maximumRepairs) more repairs.")
    }
  }

  /// The maximum number of corrections of a dump that are reported individually.
  private static let maximumRepairs = 5
}

extension SnapshotDocument {
  /// The rectangle around the windows of one tree or of all; nil if the frame of one is not known.
  fileprivate func screen(of tree: Int?) -> ViewRect? {
    let asked = tree.map { trees.indices.contains($0) ? [trees[$0]] : [] } ?? trees
    let frames = asked.flatMap { tree in tree.roots.map { tree.views[$0].frame.value } }
    guard !frames.isEmpty, frames.allSatisfy({ $0 != nil }) else { return nil }
    return frames.compactMap(\.self).reduce(ViewRect.null) { $0.union($1) }
  }

  /// The index of the last tree if a window was dumped more than once, as at several moments; nil otherwise.
  fileprivate var lastOfMany: Int? {
    let roots = trees.flatMap { tree in tree.roots.compactMap { tree.views[$0].identifier } }
    return format.isDesign || Set(roots).count == roots.count
      ? nil : trees.count - 1
  }
}

extension ViewPoint {
  fileprivate var inSentence: String { "\(Decimals.spelling(x)), \(Decimals.spelling(y))" }
}

extension ViewRect {
  /// `375 by 667 points`, with the origin if it is not zero.
  fileprivate var inSentence: String {
    let size = "\(Decimals.spelling(width)) by \(Decimals.spelling(height)) points"
    return origin == .zero ? size : size + " from \(origin.inSentence)"
  }
}
