// SPDX-License-Identifier: Apache-2.0

/// Where an entry begins, and what stands before it in its line.
struct DumpHead {
  /// What an entry describes, as far as its beginning tells.
  enum Kind {
    /// It has a frame, or keys that only views have.
    case view
    /// It has a state, as gesture recognizers do.
    case recognizer
    /// It has neither, and stands in a tree.
    case inTree
  }

  /// The place of the entry's bracket.
  var start: Int
  /// The place where the bars and blanks before the bracket begin.
  var runStart: Int
  /// How many bars are before it, which is its depth.
  var bars: Int
  /// Whether the line holds nothing but bars and blanks before it.
  var isFirst: Bool
  /// What it describes.
  var kind: Kind
}

/// Looks for the beginnings of entries in lines.
struct DumpHeadFinder {
  /// The text.
  let text: DumpText
  /// The brackets of the line that may be the beginning of an entry, the outermost first.
  private var open: [Int] = []

  /// How many brackets are remembered; generic class names have a few inside each other.
  private static let deepest = 32
  /// The number of columns below which no line is taken for wrapped.
  private static let narrowest = 40
  /// How many line breaks may go through one class name.
  private static let mostJoined = 4
  /// How far behind the address a view's keys are looked for.
  private static let reach = 256

  init(text: DumpText) { self.text = text }

  /// The first beginning of an entry between a place and the end of its line, and otherwise the place of that
  /// end.
  ///
  /// The bracket of an entry is the innermost open one where an address, or a semicolon and a view's key,
  /// comes up. So one look at each byte is enough, whatever brackets there are.
  mutating func find(from start: Int) -> (head: DumpHead?, lineEnd: Int) {
    open.removeAll(keepingCapacity: true)
    var place = start
    var joined = 0
    let bytes = text.bytes
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isBlank || byte.isWord {
        place += 1
        continue
      }
      if let next = text.breakEnd(at: place) {
        guard joined < Self.mostJoined, goesOn(behind: place, in: next, from: start) else {
          return (nil, place)
        }
        joined += 1
        place = next
        continue
      }
      switch byte {
      case UInt8(ascii: "<"):
        if open.count == Self.deepest { open.removeAll(keepingCapacity: true) }
        open.append(place)
      case UInt8(ascii: ">"):
        _ = open.popLast()
      case UInt8(ascii: ":"):
        if let bracket = open.last, let rest = endOfAddress(behind: place) {
          if let head = head(at: bracket, rest: rest, from: start) { return (head, place) }
          open.removeLast()
        }
      case UInt8(ascii: ";"):
        if let bracket = open.last, let head = head(at: bracket, rest: place, from: start) {
          return (head, place)
        }
        open.removeAll(keepingCapacity: true)
      case UInt8(ascii: "="), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "|"):
        open.removeAll(keepingCapacity: true)
      default:
        break
      }
      place += 1
    }
    return (nil, bytes.count)
  }

  /// Whether a class name was broken at the end of a wrapped line and goes on in the next.
  private func goesOn(behind end: Int, in next: Int, from start: Int) -> Bool {
    guard let bracket = open.last, bracket + 1 < end, text.bytes[bracket + 1].beginsName else { return false }
    guard end - start >= Self.narrowest, next < text.bytes.count else { return false }
    return text.bytes[next].isOfKey || text.bytes[next] == UInt8(ascii: ":")
  }

  /// The place behind `: 0x7f…`, whose colon is at a place; nil if there is no address.
  private func endOfAddress(behind colon: Int) -> Int? {
    var place = text.through(colon + 1)
    while text.byte(place) == UInt8(ascii: " ") { place = text.through(place + 1) }
    guard text.byte(place) == UInt8(ascii: "0") else { return nil }
    place = text.through(place + 1)
    guard text.byte(place) == UInt8(ascii: "x") else { return nil }
    place = text.through(place + 1)
    guard text.byte(place).isHexDigit else { return nil }
    while text.byte(place).isHexDigit { place += 1 }
    return place
  }

  /// The entry that begins with a bracket in the midst of a line, behind bars and with a class and an
  /// address.
  func entry(insideLine bracket: Int, from start: Int) -> DumpHead? {
    guard text.byte(bracket + 1).beginsName else { return nil }
    var place = bracket + 1
    let end = min(text.bytes.count, bracket + Self.reach)
    while place < end, text.bytes[place].isOfKey { place += 1 }
    guard text.byte(place) == UInt8(ascii: ":"), let rest = endOfAddress(behind: place) else { return nil }
    let (run, bars) = run(before: bracket, from: start)
    guard bars > 0 else { return nil }
    let kind = kind(behind: rest)
    return DumpHead(
      start: bracket, runStart: run, bars: bars, isFirst: false, kind: kind == .recognizer ? .inTree : kind)
  }

  /// The head with a bracket; nil if an object is described there that is no entry.
  ///
  /// The value of a key is none, such as the view in `target = <UIView: 0x7f…; frame = …>`.
  private func head(at bracket: Int, rest: Int, from start: Int) -> DumpHead? {
    guard text.byte(text.through(bracket + 1)).beginsName else { return nil }
    var (run, bars) = run(before: bracket, from: start)
    let isFirst = text.isLineStart(run)
    if isFirst, bars > 0 { bars += barsOfWrappedIndent(before: run) }
    var kind = kind(behind: rest)
    if kind == .inTree {
      guard isFirst, bars > 0 else { return nil }
    } else if !isFirst, bars == 0, run > start {
      let before = text.bytes[run - 1]
      guard before != UInt8(ascii: "="), before != UInt8(ascii: "'") else { return nil }
    }
    if kind == .recognizer, bars > 0 { kind = .inTree }
    return DumpHead(start: bracket, runStart: run, bars: bars, isFirst: isFirst, kind: kind)
  }

  /// Where the bars and blanks before a bracket begin, and how many bars there are.
  private func run(before bracket: Int, from start: Int) -> (start: Int, bars: Int) {
    var place = bracket
    // `<<UITextContainerView: 0x7f…` and EarlGrey's `|--<UIView:0x7f…`
    if place > start, text.bytes[place - 1] == UInt8(ascii: "<") { place -= 1 }
    var dashes = place
    while dashes > start, text.bytes[dashes - 1] == UInt8(ascii: "-") { dashes -= 1 }
    if dashes > start, text.bytes[dashes - 1] == UInt8(ascii: "|") { place = dashes }
    var bars = 0
    while place > start {
      switch text.bytes[place - 1] {
      case UInt8(ascii: "|"):
        bars += 1
        place -= 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        place -= 1
      case 0xA0 where place > start + 1 && text.bytes[place - 2] == 0xC2:
        place -= 2
      default:
        return (place, bars)
      }
    }
    return (place, bars)
  }

  /// The number of bars in the lines before that hold nothing else: the indent itself was wrapped.
  private func barsOfWrappedIndent(before lineStart: Int) -> Int {
    var (bars, place) = (0, lineStart)
    while place > 0, text.bytes[place - 1] == UInt8(ascii: "\n") {
      let end = place - 1
      var (start, found) = (end, 0)
      while start > 0, text.bytes[start - 1].isBlank || text.bytes[start - 1] == UInt8(ascii: "|") {
        if text.bytes[start - 1] == UInt8(ascii: "|") { found += 1 }
        start -= 1
      }
      guard found > 0, end - start >= Self.narrowest, text.isLineStart(start) else { return bars }
      bars += found
      place = start
    }
    return bars
  }

  /// What an object is by the keys that follow its class and address.
  private func kind(behind rest: Int) -> DumpHead.Kind {
    var place = rest
    let end = min(text.bytes.count, rest + Self.reach)
    while place < end {
      let byte = text.bytes[place]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") { break }
      if byte == UInt8(ascii: ";") {
        var key = text.through(place + 1)
        while text.byte(key) == UInt8(ascii: " ") { key = text.through(key + 1) }
        for word in Self.keysOfViews where has(word, at: key) { return .view }
        if has("state", at: key) { return .recognizer }
      }
      place += 1
    }
    return .inTree
  }

  /// Keys that stand before all others in the descriptions of views.
  private static let keysOfViews: [StaticString] = ["frame", "baseClass", "reactTag", "AX"]

  /// Whether a key stands at a place, perhaps broken by the end of a line, and `=` or `:` behind it.
  private func has(_ word: StaticString, at start: Int) -> Bool {
    var place = start
    for offset in 0..<word.utf8CodeUnitCount {
      guard unsafe text.byte(place) == word.utf8Start[offset] else { return false }
      place = text.through(place + 1)
    }
    if text.byte(place) == UInt8(ascii: " ") { place = text.through(place + 1) }
    return text.byte(place) == UInt8(ascii: "=") || text.byte(place) == UInt8(ascii: ":")
  }
}
