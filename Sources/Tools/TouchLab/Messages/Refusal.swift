// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchScene
import TouchSnapshot

/// Why a message of a page is refused.
nonisolated struct Refusal: Error, Equatable {
  /// What is told once, and not for each of the many inputs of a finger.
  enum Repetition: Equatable { case past, full, version }

  var message: String
  var advice: String
  var repetition: Repetition?
  /// Whether something else is newer than what the page has, so that it offers a choice.
  var isBehind = false
  /// What is wrong with the text of a scene.
  var errors: [SceneError.Issue] = []

  init(
    _ message: String, advice: String = "The protocol is in Documentation/LabProtocol.md.",
    once: Repetition? = nil,
    isBehind: Bool = false, errors: [SceneError.Issue] = []
  ) {
    self.message = message
    self.advice = advice
    repetition = once
    self.isBehind = isBehind
    self.errors = errors
  }

  /// What arrives while an earlier moment is shown.
  static let past = Refusal(
    "the past is shown, which takes no input",
    advice: "Press Live to touch the screen, or Continue to go on from here without the later inputs.",
    once: .past)

  /// What a page says that speaks another version of the protocol.
  static func version(_ version: Int) -> Refusal {
    Refusal(
      "the page speaks version \(version) of the protocol, and the lab version \(LabMessage.protocolVersion)",
      advice: "Load the page again: it comes from the lab.", once: .version)
  }

  /// What arrives when too much waits.
  static func full(_ count: Int) -> Refusal {
    Refusal(
      "\(count) inputs wait while time stands, and more are not kept",
      advice: "Press Step or Live to handle them.", once: .full)
  }

  /// What arrives for a field that has as much text as a field of a scene may have.
  static let fieldIsFull = Refusal(
    "the text of the field would have more than \(InputLimit.textBytes.count) bytes: \(InputLimit.textBytes.reason)",
    advice: "Delete something first.")

  /// The answer to a refused message.
  func answer(to id: JSONText?) -> JSONText {
    var members: [JSONText.Member] = [.init("message", .string(message)), .init("advice", .string(advice))]
    if isBehind { members.append(.init("behind", true)) }
    if !errors.isEmpty { members.append(.init("errors", errors.json)) }
    return .answer("error", to: id, members)
  }
}

nonisolated extension [SceneError.Issue] {
  /// As a member of a message.
  var json: JSONText {
    .array(
      map { issue in
        [
          "line": .integer(issue.position.line), "column": .integer(issue.position.column),
          "message": .string(issue.message),
        ]
      })
  }
}
