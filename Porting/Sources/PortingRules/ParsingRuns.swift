// SPDX-License-Identifier: Apache-2.0

/// Counts what makes Swift's parser call itself without any bracket, while the text is read once.
///
/// It calls itself at each of `some`, `return` and other words that something must follow, at each operator
/// in front of a value, and at each `A<` and `A ->` of a type. Often it looks ahead first and then reads the
/// same again, so that a thousand of them take seconds. People write a handful.
struct ParsingRuns {
  /// What there is too much of.
  enum Excess {
    case words, signs, types
  }

  /// How many words may follow one another, how many signs, and how deep types may be nested.
  static let limit = 64

  private enum Last {
    case nothing
    /// A word, a literal or a bracket, which may end a statement.
    case end
    /// A word that something must follow.
    case opener
    case sign
  }

  private var words = 0
  private var signs = 0
  private var types = 0
  private var last = Last.nothing
  /// Whether a line has ended that may have ended a statement.
  private var mayBegin = false
  /// How deep the types around each open bracket are nested.
  private var around: [Int] = []

  /// Words that something must follow, wherever the line ends.
  private static let openers: Set<String> = [
    "any", "as", "async", "await", "borrow", "borrowing", "case", "catch", "consume", "consuming", "copy",
    "defer", "discard", "do", "each", "else", "for", "guard", "if", "in", "inout", "is", "isolated", "let",
    "repeat", "rethrows", "return", "sending", "some", "switch", "then", "throw", "throws", "try", "unsafe",
    "var", "where", "while", "yield",
  ]

  /// Signs with which the arguments of a type may begin.
  private static let opensTypes = ["<", "<@", "<~", "<.", "<:"]

  /// What there is too much of so far; nil if there is not.
  var excess: Excess? {
    if words > Self.limit { return .words }
    if signs > Self.limit { return .signs }
    return types > Self.limit ? .types : nil
  }

  /// Reads a word or a number.
  mutating func word(_ bytes: ArraySlice<UInt8>, followsPeriod: Bool) {
    beginStatement()
    signs = 0
    words += 1
    if let first = bytes.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") { types = 0 }
    let text = bytes.count <= 10 ? String(decoding: bytes, as: UTF8.self) : ""
    if followsPeriod, text == "Type" || text == "Protocol" { types += 1 }
    last = !followsPeriod && Self.openers.contains(text) ? .opener : .end
  }

  /// Reads a string.
  mutating func string() {
    beginStatement()
    (words, signs, types, last) = (0, 0, 0, .end)
  }

  /// Reads operators and other signs that stand side by side.
  mutating func sign(_ bytes: ArraySlice<UInt8>) {
    // A line that begins with an operator goes on with the statement before it.
    if bytes.first == UInt8(ascii: "@") || bytes.first == UInt8(ascii: "\\") { beginStatement() }
    mayBegin = false
    words = 0
    signs += bytes.count
    last = .sign
    let closing = bytes.count { $0 == UInt8(ascii: ">") }
    if bytes.elementsEqual("->".utf8) {
      types += 1
    } else if Self.opensTypes.contains(where: { bytes.elementsEqual($0.utf8) }) {
      types += 1
    } else if closing > 0 {
      types = max(0, types - closing)
    } else if bytes.elementsEqual("&&".utf8) || !bytes.allSatisfy({ "?!&.:,~@\\".utf8.contains($0) }) {
      // Other operators end a type.
      types = 0
    }
    // Types may end with these, and statements with types.
    if let end = bytes.last, ">?!".utf8.contains(end), !bytes.elementsEqual("->".utf8) { last = .end }
    if bytes.contains(UInt8(ascii: ",")) || bytes.contains(UInt8(ascii: ":")) { signs = 0 }
  }

  /// Reads the end of a line.
  mutating func line() {
    if last == .end || last == .nothing { mayBegin = true }
  }

  /// Reads what ends a statement for certain.
  mutating func end() { (words, signs, types, last, mayBegin) = (0, 0, 0, .nothing, false) }

  /// Reads an opening bracket.
  mutating func open() {
    (words, signs, last, mayBegin) = (0, 0, .sign, false)
    around.append(types)
  }

  /// Reads a closing bracket.
  mutating func close() {
    types = around.popLast() ?? 0
    (words, signs, last, mayBegin) = (0, 0, .end, false)
  }

  private mutating func beginStatement() {
    if mayBegin { (words, signs, types) = (0, 0, 0) }
    mayBegin = false
  }
}
