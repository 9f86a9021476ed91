// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources
internal import TouchCore

/// Parses words of a fixed set, durations and counts.
extension LineScanner {
  /// Parses one of these words; `what` begins the sentence that lists them in an error message.
  mutating func anyOf(_ words: [String], _ what: String) throws(Failure) -> String {
    skipSpaces()
    let column = column
    let word = scan { $0 == "-" || $0.isLetter || $0.isNumber }
    if words.contains(word) { return word }
    let list = "\(what) \(words.joinedByOr)"
    let text = word.isEmpty ? scan { $0 != " " && $0 != "\t" } : word
    if text.isEmpty { throw failure("the line ends too early: \(list)", at: column) }
    let nearest = Suggestion.nearest(to: text, of: words).map { "; did you mean \($0)?" } ?? ";"
    throw failure("\(text.shortened) is not known here\(nearest) \(list)", at: column)
  }

  /// Parses a word if it comes next.
  mutating func accept(word wanted: String) -> Bool {
    var after = self
    guard after.word() == wanted else { return false }
    self = after
    return true
  }

  /// Parses a duration with its unit: `0.5s`, `200 ms`.
  mutating func duration() throws(Failure) -> TimeInterval {
    skipSpaces()
    let column = column
    let number = try number()
    let unit = word()
    guard unit == "s" || unit == "ms" else {
      throw failure("a duration has a unit: \(number.exact)s or \(number.exact)ms", at: column)
    }
    let seconds = unit == "s" ? number : number / 1000
    guard seconds >= 0, seconds <= Stage.maximumDuration else {
      throw failure("a duration is not negative and at most a day", at: column)
    }
    return seconds
  }

  /// Parses the duration of a column of finger lines.
  mutating func tick() throws(Failure) -> TimeInterval {
    skipSpaces()
    let column = column
    let tick = try duration()
    guard tick > 0 else { throw failure("a column must last longer than 0, for example 10ms", at: column) }
    return tick
  }

  /// Parses a whole number in a range; `what` begins the sentence that states the range.
  mutating func whole(_ range: ClosedRange<Int>, _ what: String) throws(Failure) -> Int {
    skipSpaces()
    let column = column
    let text = scan { $0.isASCII && ($0.isNumber || $0 == "-") }
    guard let number = Int(text), range.contains(number) else {
      throw failure("\(what) from \(range.lowerBound) to \(range.upperBound)", at: column)
    }
    return number
  }

  /// Parses `once`, `twice` or `3 times`, if that comes next.
  mutating func times() throws(Failure) -> Int? {
    if accept(word: "once") { return 1 }
    if accept(word: "twice") { return 2 }
    skipSpaces()
    guard let character = peek, character.isASCII, character.isNumber else { return nil }
    let count = try whole(1...1000, "something happens a number of times")
    if !accept(word: "times") { try expect(word: "times") }
    return count
  }
}

extension String {
  /// The text, or its beginning if it is too long for a sentence.
  nonisolated var shortened: String {
    count > 40 ? prefix(39) + "…" : self
  }
}
