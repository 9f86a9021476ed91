// SPDX-License-Identifier: Apache-2.0

/// What the text of an option or argument stands for: how it is read, what it is called, how it is completed.
///
/// The kinds are `text`, `integer`, `number`, `point`, `word`, `file`, `output`, `directory`, `named` and `list`.
package struct Kind<Value: Sendable>: Sendable {
  /// What help writes for a value, in capitals: `FILE`.
  package let placeholder: String
  /// What a shell offers for it.
  package let words: WordSource
  /// Whether several values can be joined by commas.
  package let isList: Bool
  /// Whether it names a file that the verb writes.
  let isWritten: Bool
  /// What is expected, as the end of "it takes …": `a number`, `text or json`.
  let expected: String
  /// Reads a text; nil if it is not of this kind.
  let parse: @Sendable (String) -> Value?
  /// How a value is written, for defaults in help.
  let spell: @Sendable (Value) -> String

  /// Makes a kind of its own.
  package init(
    _ placeholder: String, expected: String, words: WordSource = .nothing, isList: Bool = false,
    isWritten: Bool = false,
    parse: @escaping @Sendable (String) -> Value?, spell: @escaping @Sendable (Value) -> String
  ) {
    self.placeholder = placeholder
    self.expected = expected
    self.words = words
    self.isList = isList
    self.isWritten = isWritten
    self.parse = parse
    self.spell = spell
  }
}

/// What a shell offers when a value is completed.
package enum WordSource: Sendable, Hashable {
  /// Nothing can be offered.
  case nothing
  /// These words and no others.
  case words([String])
  /// Files with one of these endings, written without a dot in front; any file if there is none.
  case files([String])
  /// Folders.
  case directories
  /// What the program itself prints when it is called with these arguments, one word a line.
  case printed(by: [String])
  /// What either offers.
  indirect case either(WordSource, WordSource)

  /// The words that are allowed, if only some are.
  package var allowed: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}
