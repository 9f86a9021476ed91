// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The words and signs of a line that states a constraint.
nonisolated struct ConstraintWords {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether nothing but spaces is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return place == bytes.count
    }
  }

  /// Takes a sign, if it is next; `×` is a `*`.
  mutating func takes(_ sign: Character) -> Bool {
    skipSpaces()
    let spellings = sign == "*" ? ["*", "×"] : [String(sign)]
    return spellings.contains { takes(bytes: $0) }
  }

  /// Takes one of the signs of relations.
  mutating func relation() throws(ConstraintLine.Flaw) -> NSLayoutConstraint.Relation {
    skipSpaces()
    let signs: [(String, NSLayoutConstraint.Relation)] = [
      ("<=", .lessThanOrEqual), ("≤", .lessThanOrEqual), (">=", .greaterThanOrEqual),
      ("≥", .greaterThanOrEqual), ("==", .equal), ("=", .equal),
    ]
    for (sign, relation) in signs where takes(bytes: sign) { return relation }
    throw unexpected("=, <= or >= was")
  }

  /// Takes a number without a sign, if one is next.
  mutating func number() -> Double? {
    skipSpaces()
    let end = endOfWord(from: place)
    let word = bytes[place..<end]
    guard let first = word.first, Self.isDigit(first) || first == UInt8(ascii: "."),
      word.allSatisfy({ Self.isDigit($0) || ".eE-".utf8.contains($0) }),
      let number = Double(String(decoding: word, as: UTF8.self)), number.isFinite
    else { return nil }
    place = end
    return number
  }

  mutating func neededNumber() throws(ConstraintLine.Flaw) -> Double {
    let isNegative = takes("-")
    guard let number = number() else { throw unexpected("a number was") }
    return isNegative ? -number : number
  }

  /// Takes a priority: a number or the name of one.
  mutating func priority() throws(ConstraintLine.Flaw) -> Double {
    skipSpaces()
    let start = place
    if let number = number() {
      guard number >= 1, number <= 1000 else {
        throw .init(message: "a priority is from 1 to 1000", place: start)
      }
      return number
    }
    let word = self.word()
    let known = ConstraintLine.priorities
    if let priority = known.first(where: { $0.name == word })?.value { return Double(priority.rawValue) }
    place = start
    guard !word.isEmpty else { throw unexpected("a priority was") }
    throw .init(
      message: "“\(word)” is no priority: a number from 1 to 1000, \(Words.choice(known.map(\.name)))",
      place: start)
  }

  /// Takes an item with its attribute.
  mutating func side() throws(ConstraintLine.Flaw) -> ConstraintLine.PlacedSide {
    skipSpaces()
    let start = place
    guard place < bytes.count, endOfWord(from: place) > place else {
      throw unexpected("a view and its part, as in \(ConstraintLine.example), were")
    }
    let isQuoted = bytes[place] == UInt8(ascii: "'")
    let quoted = isQuoted ? try quotedName() : nil
    var parts = word().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if isQuoted, parts.first?.isEmpty == true { parts.removeFirst() }
    guard let last = parts.popLast(), quoted != nil || !parts.isEmpty else {
      throw .init(
        message: "here is no part of a view; a constraint is a line such as \(ConstraintLine.example)",
        place: start)
    }
    guard let attribute = Self.attributes.first(where: { $0.name == last }) else {
      throw .init(message: Self.unknown(last), place: start)
    }
    let guide = parts.last.flatMap(SceneConstraint.Guide.init(rawValue:))
    if guide != nil { parts.removeLast() }
    if quoted != nil, !parts.isEmpty {
      throw .init(
        message:
          "“\(parts[0])” is no layout guide: \(Words.list(SceneConstraint.Guide.allCases.map(\.rawValue)))",
        place: start)
    }
    let name = quoted ?? parts.joined(separator: ".")
    guard !name.isEmpty else { throw .init(message: "a view has a name", place: start) }
    if guide != nil, attribute.isOfViewsOnly {
      throw .init(message: "a layout guide has no “\(attribute.name)”", place: start)
    }
    let view = quoted == nil && name == "superview" ? .superview : SceneConstraint.Target.named(name)
    return (SceneConstraint.Side(view, guide: guide, attribute), start)
  }

  /// A flaw at what is next.
  func unexpected(_ wanted: String) -> ConstraintLine.Flaw {
    let end = max(endOfWord(from: place), min(place + 1, bytes.count))
    let found = String(decoding: bytes[place..<end], as: UTF8.self)
    return .init(
      message: "found \(found.isEmpty ? "the end" : "“\(found)”"); \(wanted) expected", place: place)
  }

  // MARK: Parts

  private static let attributes = (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))

  private static func unknown(_ word: String) -> String {
    if word.contains("-") { return "“\(word)” is no part of a view; a minus has a space on both sides" }
    let names = attributes.map(\.name)
    let suggestion = Words.suggestion(for: word, among: names)
    return "“\(word)” is no part of a view" + (suggestion.isEmpty ? ": \(Words.list(names))" : suggestion)
  }

  /// Takes a name between single quotes, which may have spaces and signs.
  private mutating func quotedName() throws(ConstraintLine.Flaw) -> String {
    let rest = bytes[(place + 1)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else {
      throw .init(message: "the name has no quote at its end", place: place)
    }
    place = end + 1
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private mutating func word() -> String {
    let end = endOfWord(from: place)
    defer { place = end }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }

  /// Where a word ends: before a space or a sign.
  ///
  /// A minus inside a word is part of it.
  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !Self.isSpace(bytes[end]), !"+*/=<>@".utf8.contains(bytes[end]),
      !(end == start && bytes[end] == UInt8(ascii: "-")),
      !["×", "≤", "≥"].contains(where: { bytes[end...].starts(with: $0.utf8) })
    { end += 1 }
    return end
  }

  private mutating func takes(bytes sign: String) -> Bool {
    guard bytes[place...].starts(with: sign.utf8) else { return false }
    place += sign.utf8.count
    return true
  }

  private mutating func skipSpaces() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Whether layout guides do not have it.
  fileprivate var isOfViewsOnly: Bool {
    switch self {
    case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
