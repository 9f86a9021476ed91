// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Lists of words in error messages.
nonisolated enum Words {
  /// `“a”, “b” and “c”`.
  static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : quoted(words).joinedByAnd
  }

  /// `“a”, “b” or “c”`.
  static func choice(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : quoted(words).joinedByOr
  }

  private static func quoted(_ words: [String]) -> [String] { words.map { "“\($0)”" } }

  /// `touchUpInside` as `touch up inside`.
  static func spaced(_ word: String) -> String {
    word.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  /// `; did you mean “b”?` if one of the words is similar to `word`.
  static func suggestion(for word: String, among words: [String]) -> String {
    Suggestion.nearest(to: word, of: words).map { "; did you mean “\($0)”?" } ?? ""
  }
}
