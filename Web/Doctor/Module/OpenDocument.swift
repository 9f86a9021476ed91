// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchDoctor
import TouchSnapshot

/// A document, and what was made of it for any number of questions.
struct OpenDocument {
  private let name: String
  private let document: SnapshotDocument
  private var explainer: Explainer
  private var system = SystemVersion.newest

  /// Reads a file; the answer has its views, or says why it cannot be read.
  static func read(_ bytes: [UInt8], named name: String) -> (document: OpenDocument?, answer: [UInt8]) {
    func refused(_ refusal: (message: String, advice: [String])) -> (OpenDocument?, [UInt8]) {
      (nil, Array(JSONText.failure(refusal.message, advice: refusal.advice).line.utf8))
    }
    if let refusal = InspectorFile.refusal(of: name) { return refused(refusal) }
    if SceneFile.isScene(bytes, named: name) {
      return refused(SceneFile.refusal(named: name, program: "this page"))
    }
    do throws(ReadingFailure) {
      let document = try SnapshotDocument.read(bytes: bytes, file: name)
      return (
        OpenDocument(name: name, document: document, explainer: Explainer(document)),
        Outline(of: document).bytes
      )
    } catch {
      let message = DividedMessage(error.message, at: "; ")
      return refused(("\(error.position.description): \(message.problem)", message.advice))
    }
  }

  /// Answers a question as `touchstone why` does, with the places of what it is about.
  mutating func why(_ request: JSONNode) -> JSONText {
    let version = request["ios"]?.int.flatMap { SystemVersion(rawValue: $0) } ?? .newest
    if version != system {
      system = version
      explainer = Explainer(document, on: version == .newest ? nil : version)
    }
    var point: ViewPoint?
    if let x = request["x"]?.number, let y = request["y"]?.number { point = ViewPoint(x: x, y: y) }
    let question = WhyQuestion(
      at: point, expecting: request["expect"]?.string.map { ViewSelector($0) }, in: request["scene"]?.int)
    let repairs = document.reportedRepairs
    do throws(ExplainingFailure) {
      let answer = try question.answer(about: document, by: explainer)
      let explanation = answer.explanation
      let all = request["all"]?.bool ?? false
      return [
        "exit": .integer(explanation.works ? 0 : 1),
        "text": .string(explanation.text(width: 80, all: all)),
        // A page breaks lines itself.
        "paragraphs": .string(explanation.text(width: 1 << 20, all: all)),
        "json": .string(answer.json),
        "notes": .array((repairs + answer.remarks).map { .string($0) }),
        "taker": explanation.view.map { Self.fields($0) } ?? .null,
        "expected": explanation.expectation.map { Self.fields($0.view) } ?? .null,
        "findings": .array((explanation.expectation?.findings ?? []).map { Self.fields($0.view) }),
        "steps": .array(
          explanation.steps.map {
            [
              .integer($0.view.tree), .integer($0.view.view), .bool($0.verdict == .entered),
              .string($0.verdict.description),
            ]
          }),
      ]
    } catch {
      let refusal = question.refusal(error, file: name)
      return JSONText.failure(refusal.message, advice: refusal.advice)
        .adding("notes", .array(repairs.map { .string($0) }))
    }
  }

  private static func fields(_ place: ViewPlace) -> JSONText {
    [.integer(place.tree), .integer(place.view)]
  }
}
