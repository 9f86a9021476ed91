// SPDX-License-Identifier: Apache-2.0

/// An option or a positional argument without the type of its value, for parsing, help and completion.
package struct Parameter: Sendable {
  /// How many times it may be given.
  package enum Count: Sendable, Hashable {
    /// At most once.
    case optional
    /// Exactly once.
    case one
    /// Any number of times.
    case any
    /// At least once.
    case some
  }

  /// The name: `scene` for an option, `SCRIPT` for an argument.
  package let name: String
  /// The short form of an option.
  package let short: Character?
  /// Its purpose, in one or two sentences.
  package let summary: String
  /// How many times it may be given.
  package let count: Count
  /// The placeholder for its value in help; nil for a flag.
  package let placeholder: String?
  /// The source of a shell's completions.
  package let words: WordSource
  /// Whether its value can be several values separated by commas.
  package let isList: Bool
  /// Whether its value is a file that the verb writes.
  let isWritten: Bool
  /// The default value, as help prints it.
  package let defaultText: String?
  /// The expected values, for messages.
  let expected: String
  /// What to write instead of an invalid text.
  let advice: @Sendable (String) -> [String]
  /// Parses a value; nil if the text is invalid.
  let parse: @Sendable (String) -> (any Sendable)?

  var isFlag: Bool { placeholder == nil }
  var isRequired: Bool { count == .one || count == .some }
  var repeats: Bool { count == .any || count == .some }

  init<Value>(
    _ name: String, short: Character? = nil, _ kind: Kind<Value>, _ summary: String, _ count: Count,
    defaultText: Value? = nil
  ) {
    self.name = name
    self.short = short
    self.summary = summary
    self.count = count
    placeholder = kind.placeholder
    words = kind.words
    isList = kind.isList
    isWritten = kind.isWritten
    self.defaultText = defaultText.map(kind.spell)
    expected = kind.expected
    advice = kind.advice
    parse = kind.parse
  }

  /// A flag, which has no value.
  init(flag name: String, short: Character? = nil, _ summary: String) {
    self.name = name
    self.short = short
    self.summary = summary
    count = .any
    placeholder = nil
    words = .nothing
    isList = false
    isWritten = false
    defaultText = nil
    expected = ""
    advice = { _ in [] }
    parse = { _ in true }
  }
}
