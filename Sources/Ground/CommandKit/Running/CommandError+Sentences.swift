// SPDX-License-Identifier: Apache-2.0
internal import TextSources

extension CommandError {
  /// Splits a message that a reader made: what is wrong becomes the first line, the advice the next.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - position: The place in the file: `form.json:3:5`.
  ///   - separator: The text between the two parts.
  ///   - otherwise: The advice if the message contains none.
  package init(_ text: String, at position: String, dividedAt separator: String, otherwise: String?) {
    let message = DividedMessage(text, at: separator, otherwise: otherwise)
    self.init(.badData, message.problem, at: position, advice: message.advice)
  }
}
