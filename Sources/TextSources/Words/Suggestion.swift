// SPDX-License-Identifier: Apache-2.0

/// Finds the word that somebody meant.
package enum Suggestion {
  /// The word nearest to a misspelt one, if one is near; of equally near ones the first.
  ///
  /// Near means: one mistake in up to five letters, two in up to eight, three in more; or the word begins with what
  /// was typed, and is the only one.
  package static func nearest(to typed: String, of words: [String]) -> String? {
    // Nobody misspells a name with hundreds of letters, and the table below grows with the square.
    guard !typed.isEmpty, typed.utf8.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = distance(typed.lowercased(), word.lowercased())
      let allowed = typed.count <= 5 ? 1 : typed.count <= 8 ? 2 : 3
      if distance <= allowed, distance < word.count, distance < best?.distance ?? .max {
        best = (word, distance)
      }
    }
    if let best { return best.word }
    let longer = words.filter { $0.hasPrefix(typed) }
    return typed.count >= 2 && longer.count == 1 ? longer[0] : nil
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var before: [Int] = []
    var last: [Int] = []
    var row = Array(0...second.count)
    for i in 0..<first.count {
      before = last
      last = row
      row[0] = i + 1
      for j in 0..<second.count {
        let isSame = first[i] == second[j]
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (isSame ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          row[j + 1] = min(row[j + 1], before[j - 1] + 1)
        }
      }
    }
    return row[second.count]
  }

  /// The advice in a sentence, or none.
  package static func advice(for typed: String, of words: [String], prefix: String = "") -> [String] {
    nearest(to: typed, of: words).map { ["Did you mean \(prefix)\($0)?"] } ?? []
  }
}
