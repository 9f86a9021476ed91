// SPDX-License-Identifier: Apache-2.0

/// Gives each text a number, the same text the same number.
nonisolated struct WordTable {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }
}
