// SPDX-License-Identifier: Apache-2.0

/// Finds brackets and conditions that are nested too deep for Swift's parser.
///
/// At each `[` the parser looks ahead to the closing bracket to see if it begins a type, and again for each
/// bracket inside. Every level doubles its work, so a damaged file with fifty of them would keep it busy for
/// years. With other brackets it gives up at 256 levels, but takes long to say so.
///
/// At each `#if` it looks ahead for attributes up to the `#endif`, and again for each `#if` inside: every
/// level reads the same lines once more.
///
/// ``ParsingRuns`` counts what it calls itself for without any bracket.
package struct ParsingLimits {
  /// What the parser cannot read in a short time.
  package struct Excess {
    package var offset: Int
    /// What there may be how much of.
    package var rule: String
    /// What to do about it.
    package var advice: String
  }

  /// The number of square brackets that may be open inside each other; people write three or four.
  private static let squareLimit = 10
  /// The number of brackets of all kinds that may be open inside each other.
  private static let limit = 256
  /// The number of conditions that may be open inside each other; people write three or four.
  private static let conditionLimit = 16

  private enum Opening: Equatable {
    /// A brace, with the depth around it.
    case brace(Int)
    case square, parenthesis
    /// The code in a string, which ends with the parenthesis.
    case interpolation(Quote)
  }

  /// How a string literal began.
  private struct Quote: Equatable {
    var hashes: Int
    var isMultiline: Bool
  }

  private let bytes: [UInt8]
  private var position = 0
  private var open: [Opening] = []
  /// The number of square brackets that are open since the last brace; the parser never looks past a brace.
  private var depth = 0
  private var braces = 0
  private var conditions = 0
  private var runs = ParsingRuns()

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first place that is too much for the parser, or `nil` if it can read the text.
  package static func excess(in bytes: [UInt8]) -> Excess? {
    var scan = ParsingLimits(bytes)
    return scan.firstExcess()
  }

  private mutating func firstExcess() -> Excess? {
    while position < bytes.count {
      let start = position
      position += 1
      switch bytes[start] {
      case "[":
        open.append(.square)
        runs.open()
        depth += 1
        if depth > Self.squareLimit {
          return excess(of: "square brackets", Self.squareLimit, at: start)
        }
      case "]":
        runs.close()
        closeSquare()
      case "{":
        open.append(.brace(depth))
        runs.end()
        depth = 0
        braces += 1
      case "}":
        runs.end()
        closeBrace()
      case "(":
        open.append(.parenthesis)
        runs.open()
      case ")":
        runs.close()
        closeParenthesis()
      case ";": runs.end()
      case "\n", "\r": runs.line()
      case " ", "\t": break
      case "/" where peek("/"): skipLine()
      case "/" where peek("*"): skipComment()
      case "\"":
        runs.string()
        skipString(begin(hashes: 0))
      case "#":
        var hashes = 1
        while peek("#") {
          hashes += 1
          position += 1
        }
        if peek("\"") {
          position += 1
          runs.string()
          skipString(begin(hashes: hashes))
        } else if hashes > 1 {
          runs.sign(bytes[start..<position])
        } else if !countCondition() {
          return Excess(
            offset: start, rule: "conditions are nested more than \(Self.conditionLimit) deep",
            advice: "close the ones before this with #endif, or join their conditions with &&")
        }
      default: readToken(at: start)
      }
      if open.count > Self.limit {
        return excess(of: "brackets", Self.limit, at: start)
      }
      if let kind = runs.excess { return excess(kind, at: start) }
    }
    return nil
  }

  private func peek(_ byte: Unicode.Scalar, at distance: Int = 0) -> Bool {
    position + distance < bytes.count && bytes[position + distance] == UInt8(ascii: byte)
  }

  private func excess(of brackets: String, _ limit: Int, at offset: Int) -> Excess {
    Excess(
      offset: offset, rule: "\(brackets) are nested more than \(limit) deep",
      advice: "close the ones before this, or give inner expressions names")
  }

  private func excess(_ kind: ParsingRuns.Excess, at offset: Int) -> Excess {
    let limit = ParsingRuns.limit
    return switch kind {
    case .words:
      Excess(
        offset: offset, rule: "more than \(limit) words follow one another",
        advice: "write one statement a line, and remove what is no code")
    case .signs:
      Excess(
        offset: offset, rule: "more than \(limit) operators follow one another",
        advice: "give inner expressions names, and remove what is no code")
    case .types:
      Excess(
        offset: offset, rule: "types are nested more than \(limit) deep",
        advice: "give inner types names with typealias")
    }
  }

  // MARK: Words and signs

  /// Reads the rest of a word, or of signs side by side.
  private mutating func readToken(at start: Int) {
    let isWord = Self.isWord(bytes[start])
    while position < bytes.count, isWord ? Self.isWord(bytes[position]) : Self.isSign(bytes[position]),
      !(!isWord && peek("/") && (peek("/", at: 1) || peek("*", at: 1)))
    { position += 1 }
    if isWord {
      runs.word(
        bytes[start..<position], followsPeriod: start > 0 && bytes[start - 1] == UInt8(ascii: "."))
    } else {
      runs.sign(bytes[start..<position])
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "`": true
    default: byte >= 0x80
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.:,@\\".utf8.contains(byte) }

  // MARK: Conditions

  /// Reads the word behind a number sign; returns false if it opens a condition too deep.
  private mutating func countCondition() -> Bool {
    let rest = bytes[position...]
    let word = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    if word.elementsEqual("if".utf8) {
      conditions += 1
    } else if word.elementsEqual("endif".utf8), conditions > 0 {
      conditions -= 1
    }
    return conditions <= Self.conditionLimit
  }

  // MARK: Brackets

  /// Closes the innermost square bracket, with what was left open in it.
  private mutating func closeSquare() {
    guard depth > 0, let index = open.lastIndex(of: .square) else { return }
    open.removeSubrange(index...)
    depth -= 1
  }

  private mutating func closeBrace() {
    guard braces > 0 else { return }
    while let last = open.popLast() {
      guard case .brace(let outer) = last else { continue }
      depth = outer
      braces -= 1
      return
    }
  }

  private mutating func closeParenthesis() {
    while let last = open.last {
      switch last {
      case .brace: return
      case .square: depth -= 1
      case .parenthesis:
        open.removeLast()
        return
      case .interpolation(let quote):
        open.removeLast()
        return skipString(quote)
      }
      open.removeLast()
    }
  }

  // MARK: Comments and strings

  private mutating func skipLine() {
    while position < bytes.count, !peek("\n"), !peek("\r") { position += 1 }
  }

  private mutating func skipComment() {
    position += 1
    var nested = 1
    while position < bytes.count, nested > 0 {
      if peek("/"), peek("*", at: 1) {
        nested += 1
        position += 2
      } else if peek("*"), peek("/", at: 1) {
        nested -= 1
        position += 2
      } else {
        position += 1
      }
    }
  }

  /// Reads what follows the first quotation mark of a literal.
  private mutating func begin(hashes: Int) -> Quote {
    guard peek("\""), peek("\"", at: 1) else { return Quote(hashes: hashes, isMultiline: false) }
    position += 2
    return Quote(hashes: hashes, isMultiline: true)
  }

  /// Goes on to the end of a literal, or to the code in it.
  private mutating func skipString(_ quote: Quote) {
    while position < bytes.count {
      if peek("\\"), hasHashes(quote.hashes, at: 1) {
        position += 1 + quote.hashes
        if peek("(") {
          position += 1
          open.append(.interpolation(quote))
          runs.open()
          return
        }
        position += 1
      } else if peek("\""), !quote.isMultiline || (peek("\"", at: 1) && peek("\"", at: 2)) {
        let width = quote.isMultiline ? 3 : 1
        let ends = hasHashes(quote.hashes, at: width)
        position += ends ? width + quote.hashes : 1
        if ends { return }
      } else if !quote.isMultiline, peek("\n") || peek("\r") {
        return
      } else {
        position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek("#", at: distance + $0) }
  }
}

/// Lets a byte be compared with a character's literal.
private func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { UInt8(ascii: scalar) == byte }

/// Lets a byte be compared with a range of characters.
private func ~= (scalars: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  scalars.contains(Unicode.Scalar(byte))
}
