// SPDX-License-Identifier: Apache-2.0

/// A message that a reader made, in two parts: what is wrong, and what to do about it.
package struct DividedMessage: Sendable, Hashable {
  /// What is wrong, without a period.
  package var problem: String
  /// What to do about it, in sentences.
  package var advice: [String]

  /// Divides a message.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - separator: The text between the two parts.
  ///   - otherwise: The advice if the message contains none.
  package init(_ text: String, at separator: String, otherwise: String? = nil) {
    advice = otherwise.map { [$0] } ?? []
    var wrong = text[...]
    if let found = text.place(of: separator), found.lowerBound > text.startIndex {
      wrong = text[..<found.lowerBound]
      let rest = text[found.upperBound...]
      if !rest.isEmpty {
        let sentence = rest.prefix(1).uppercased() + rest.dropFirst()
        advice = [sentence.hasSuffix(".") || sentence.hasSuffix("?") ? sentence : sentence + "."]
      }
    }
    problem = String(wrong.hasSuffix(".") ? wrong.dropLast() : wrong)
  }
}
