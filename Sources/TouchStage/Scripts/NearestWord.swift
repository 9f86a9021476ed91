// SPDX-License-Identifier: Apache-2.0

/// Finds the word that somebody meant.
nonisolated enum NearestWord {
  /// The word among `words` that differs from `word` in the fewest letters; nil if none is close.
  ///
  /// A letter too many, too few, another one, and two that changed places count one each; capitals do not
  /// count. Of several that are equally close, the one with the longest common beginning is taken, then the
  /// first.
  static func to(_ word: String, among words: [String]) -> String? {
    let letters = Array(word.lowercased())
    // Nobody means a word with something so long.
    guard !letters.isEmpty, letters.count <= 40 else { return nil }
    let limit = letters.count <= 3 ? 1 : letters.count <= 6 ? 2 : 3
    var best: (word: String, distance: Int, common: Int)?
    for candidate in words {
      let other = Array(candidate.lowercased())
      let length = min(letters.count, other.count)
      let distance = distance(letters, other)
      let common = zip(letters, other).prefix { $0 == $1 }.count
      guard distance <= limit, distance < length,
        (distance, -common) < (best?.distance ?? .max, -(best?.common ?? 0))
      else { continue }
      best = (candidate, distance, common)
    }
    return best?.word
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 1...max(a.count, 1) where i <= a.count {
      var row = [i]
      for j in 1...max(b.count, 1) where j <= b.count {
        var least = min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}

extension [String] {
  /// The words as a list with a word before the last: `a, b or c`.
  nonisolated func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
