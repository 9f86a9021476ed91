// SPDX-License-Identifier: Apache-2.0
package import CommandKit
import TouchDoctor
import TouchFrames
package import TouchScene
import TouchSnapshot
import TouchStage

// The exit codes and messages for errors of the modules.

/// An error in a script, with its file.
struct ScriptFailure: CommandFailure {
  let file: String
  let error: Script.ParsingError

  var exitCode: ExitCode { .badData }
  var message: String { "\(file):\(error.line):\(error.column): \(error.message)" }
  var advice: [String] {
    error.excerpt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension SceneError: CommandFailure {
  package var exitCode: ExitCode { .badData }
  package var message: String { issues.first?.description ?? "the scene cannot be read" }
  package var advice: [String] {
    issues.dropFirst().map(\.description) + ["Documentation/Scenes.md lists every field."]
  }
}

extension CommandError {
  /// Splits a reader's message: what is wrong becomes the first line, the advice the next.
  ///
  /// - Parameters:
  ///   - failure: The failure of the reader.
  ///   - separator: The text between the two parts.
  ///   - otherwise: The advice if the message contains none.
  init(_ failure: ReadingFailure, at separator: String, otherwise: String? = nil) {
    self.init(failure.message, at: "\(failure.position)", dividedAt: separator, otherwise: otherwise)
  }

  /// Splits the message of a recording's reader in the same way.
  init(_ failure: RecordingFailure) {
    self.init(
      failure.message, at: "\(failure.file):\(failure.line):\(failure.column)", dividedAt: "; ",
      otherwise: "`touchstone help info` lists the recordings that can be read.")
  }

  private init(_ text: String, at position: String, dividedAt separator: String, otherwise: String?) {
    let parts = text.split(separator: separator, maxSplits: 1)
    var advice = otherwise.map { [$0] } ?? []
    if parts.count == 2 {
      let sentence = parts[1].prefix(1).uppercased() + parts[1].dropFirst()
      advice = [sentence.hasSuffix(".") || sentence.hasSuffix("?") ? sentence : sentence + "."]
    }
    let wrong = parts.first ?? ""
    self.init(.badData, String(wrong.hasSuffix(".") ? wrong.dropLast() : wrong), at: position, advice: advice)
  }
}

/// Why a question about a file cannot be answered.
struct QuestionFailure: CommandFailure {
  let file: String
  let error: ExplainingFailure
  /// The advice if there are no similar names.
  let otherwise: [String]

  var exitCode: ExitCode { .badData }
  var message: String {
    let words = error.message
    let sentence = words.prefix(1).lowercased() + words.dropFirst()
    return "\(file): \(sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...])"
  }
  var advice: [String] { error.candidates.isEmpty ? otherwise : error.candidates }
}
