// SPDX-License-Identifier: Apache-2.0

/// Finds the word a user probably meant.
package enum Suggestion {
  /// The closest word to a misspelled one, if any is close enough; case is ignored.
  ///
  /// The permitted number of mistakes is one in up to four letters, two in up to eight, and three in more, or
  /// one in four letters for long names; it is always less than the number of letters. Two missing letters at
  /// the beginning, such as the `UI` of `UIView`, count as one mistake. Among equally close words the one
  /// with the longest common beginning wins, then the first. If none is close, the result is the only word
  /// that begins with or contains the typed text.
  package static func nearest(to typed: String, of words: [String]) -> String? {
    // A name with hundreds of letters is not a typing mistake, and the table below grows quadratically.
    guard !typed.isEmpty, typed.utf8.count <= 64 else { return nil }
    let letters = Array(typed.lowercased())
    let allowed = letters.count <= 4 ? 1 : letters.count <= 8 ? 2 : max(3, letters.count / 4)
    var best: (word: String, distance: Int, common: Int)?
    for word in words where abs(word.count - letters.count) <= max(allowed, 2) {
      let other = Array(word.lowercased())
      let isBeheaded = letters.count > 2 && other.dropFirst(2) == letters[...]
      let distance = isBeheaded ? 1 : distance(letters, other)
      let common = zip(letters, other).prefix { $0 == $1 }.count
      guard distance <= allowed, distance < min(letters.count, other.count),
        (distance, -common) < (best?.distance ?? .max, -(best?.common ?? 0))
      else { continue }
      best = (word, distance, common)
    }
    return best?.word ?? only(of: words, in: typed.lowercased())
  }

  /// The only word that begins with the typed text, or else the only one that contains it.
  private static func only(of words: [String], in typed: String) -> String? {
    guard typed.count >= 2 else { return nil }
    let longer = words.filter { $0.lowercased().hasPrefix(typed) }
    guard longer.isEmpty, typed.count >= 4 else { return longer.count == 1 ? longer[0] : nil }
    let around = words.filter { $0.lowercased().holds(typed) }
    return around.count == 1 ? around[0] : nil
  }

  /// The number of letters to insert, delete, replace or swap with their neighbor.
  package static func distance(_ first: String, _ second: String) -> Int {
    distance(Array(first), Array(second))
  }

  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
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

  /// The advice as a sentence, or an empty list.
  package static func advice(for typed: String, of words: [String], prefix: String = "") -> [String] {
    nearest(to: typed, of: words).map { ["Did you mean \(prefix)\($0)?"] } ?? []
  }
}
