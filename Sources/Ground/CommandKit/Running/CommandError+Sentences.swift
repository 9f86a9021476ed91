// SPDX-License-Identifier: Apache-2.0

extension CommandError {
  /// Splits a message that a reader made: what is wrong becomes the first line, the advice the next.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - position: The place in the file: `form.json:3:5`.
  ///   - separator: The text between the two parts.
  ///   - otherwise: The advice if the message contains none.
  package init(_ text: String, at position: String, dividedAt separator: String, otherwise: String?) {
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
