// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchDoctor
import TouchSnapshot

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
