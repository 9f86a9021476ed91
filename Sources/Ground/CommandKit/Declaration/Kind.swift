// SPDX-License-Identifier: Apache-2.0

/// The kind of an option's or argument's value: how it is parsed, named and completed.
///
/// The kinds are `text`, `integer`, `number`, `point`, `word`, `file`, `output`, `directory`, `named` and
/// `list`.
package struct Kind<Value: Sendable>: Sendable {
  /// The placeholder for a value in help, in capitals: `FILE`.
  package let placeholder: String
  /// The source of a shell's completions.
  package let words: WordSource
  /// Whether several values can be separated by commas.
  package let isList: Bool
  /// Whether it is a file that the verb writes.
  let isWritten: Bool
  /// The expected values, as the end of "it takes …": `a number`, `text or json`.
  let expected: String
  /// What to write instead of a text that is not of this kind, one sentence each.
  let advice: @Sendable (String) -> [String]
  /// Parses a text; nil if it is not of this kind.
  let parse: @Sendable (String) -> Value?
  /// Spells a value, for defaults in help.
  let spell: @Sendable (Value) -> String

  /// Creates a custom kind.
  package init(
    _ placeholder: String, expected: String, words: WordSource = .nothing, isList: Bool = false,
    isWritten: Bool = false, advice: @escaping @Sendable (String) -> [String] = { _ in [] },
    parse: @escaping @Sendable (String) -> Value?, spell: @escaping @Sendable (Value) -> String
  ) {
    self.placeholder = placeholder
    self.expected = expected
    self.advice = advice
    self.words = words
    self.isList = isList
    self.isWritten = isWritten
    self.parse = parse
    self.spell = spell
  }
}

/// What a shell offers when it completes a value.
package enum WordSource: Sendable, Hashable {
  /// Nothing.
  case nothing
  /// Exactly these words.
  case words([String])
  /// Files with one of these endings, without the leading dot; any file if there is none.
  case files([String])
  /// Folders.
  case directories
  /// The words that the program prints, one per line, when called with these arguments.
  case printed(by: [String])
  /// The words of both.
  indirect case either(WordSource, WordSource)

  /// The permitted words, if there is a fixed set.
  package var allowed: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}
