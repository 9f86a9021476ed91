// SPDX-License-Identifier: Apache-2.0
import Foundation

extension StringProtocol {
  /// The text before the first occurrence of a word, or all of it.
  func before(_ word: String) -> String {
    range(of: word).map { String(self[..<$0.lowerBound]) } ?? String(self)
  }

  /// The text behind the first occurrence of a word.
  func after(_ word: String) -> String? {
    range(of: word).map { String(self[$0.upperBound...]) }
  }

  /// The text without white space at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The number of spaces that the text begins with.
  var indentation: Int { prefix { $0 == " " }.count }

  /// Whether the text contains a word that no letter, digit or underscore continues at either end.
  func hasWord(_ word: String) -> Bool {
    var rest = self[...]
    while let found = rest.range(of: word) {
      let before = self[..<found.lowerBound].last
      let after = self[found.upperBound...].first
      if !(before?.isPartOfWord ?? false), !(after?.isPartOfWord ?? false) { return true }
      rest = self[index(after: found.lowerBound)...]
    }
    return false
  }

  /// What stands between pairs of backticks.
  var quoted: [String] {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }.filter { !$0.isEmpty }
  }
}

extension Character {
  /// Whether the character continues a name.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
