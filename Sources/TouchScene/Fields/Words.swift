// SPDX-License-Identifier: Apache-2.0

/// Words in the sentences of errors.
nonisolated enum Words {
  /// `“a”, “b” and “c”`.
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    let quoted = words.map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// `touchUpInside` as `touch up inside`.
  static func spaced(_ word: String) -> String {
    word.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  /// `; did you mean “b”?` if one of the words is nearly `word`.
  static func suggestion(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// The word that is spelled most like `word`, if it is near enough for a slip.
  static func nearest(to word: String, among words: [String]) -> String? {
    let plain = core(of: word)
    if let same = words.first(where: { core(of: $0) == plain }) { return same }
    if plain.count >= 4, let part = words.first(where: { core(of: $0).hasPrefix(plain) }) { return part }
    var best: (word: String, distance: Int)?
    for other in words {
      let distance = distance(plain, core(of: other))
      guard distance <= max(1, plain.count / 4), distance < best?.distance ?? .max else { continue }
      best = (other, distance)
    }
    return best?.word
  }

  /// A word without case, and without the `is` or `UI` that people forget.
  private static func core(of word: String) -> String {
    var letters = word.prefix(60).filter { $0.isLetter || $0.isNumber }[...]
    for beginning in ["is", "UI"] where letters.hasPrefix(beginning) && letters.count > 4 {
      letters = letters.dropFirst(2)
    }
    return letters.lowercased()
  }

  /// How many letters have to be put in, taken out, exchanged or swapped.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var next = [i]
      for j in 1...b.count {
        var best = min(last[j] + 1, next[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, before[j - 2] + 1) }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return last[b.count]
  }
}
