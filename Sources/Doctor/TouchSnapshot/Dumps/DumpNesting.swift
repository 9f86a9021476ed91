// SPDX-License-Identifier: Apache-2.0

/// The brackets and quotes that are open at a place of an entry.
struct DumpNesting {
  /// What a byte brings about.
  enum Event {
    /// It belongs to a value.
    case nothing
    /// It ends a field.
    case fieldEnd
    /// It ends the entry.
    case entryEnd
  }

  private var angles = 0
  private var parentheses = 0
  private var braces = 0
  private var quote: UInt8?
  /// The last byte that is no blank.
  private var last: UInt8 = 0

  /// Whether a quoted value is open.
  var isQuoted: Bool { quote != nil }
  /// Whether braces are open.
  var isInBraces: Bool { braces > 0 }
  /// Whether everything is closed but the entry itself, behind a value in brackets.
  var lacksOnlyTheBracket: Bool {
    angles == 1 && quote == nil && parentheses == 0 && braces == 0 && last == UInt8(ascii: ">")
  }

  /// How many bytes behind a quote decide whether it closes.
  private static let reach = 64

  /// Takes bytes that decide nothing: see ``decidesInEntries``.
  mutating func pass(_ bytes: Range<Int>, in text: DumpText) {
    var place = bytes.upperBound
    while place > bytes.lowerBound {
      place -= 1
      guard text.bytes[place].isBlank else {
        last = text.bytes[place]
        return
      }
    }
  }

  /// Takes the byte before a place.
  mutating func take(_ byte: UInt8, before place: Int, in text: DumpText) -> Event {
    if byte.isBlank { return .nothing }
    defer { last = byte }
    if let open = quote {
      if byte == open, closes(before: place, in: text) { quote = nil }
      return .nothing
    }
    if byte.isWord { return .nothing }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      if last == UInt8(ascii: "=") { quote = byte }
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"):
      guard last != UInt8(ascii: "-") else { return .nothing }
      if angles > 1 {
        angles -= 1
      } else if !isInValue(before: place, in: text) {
        return .entryEnd
      }
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: ")"): parentheses = max(0, parentheses - 1)
    case UInt8(ascii: "{"), UInt8(ascii: "["): braces += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): braces = max(0, braces - 1)
    case UInt8(ascii: ";"):
      if angles == 1, parentheses == 0, braces == 0 { return .fieldEnd }
    default: break
    }
    return .nothing
  }

  /// Whether the quote before a place closes the value: a field or the end of the entry follows.
  ///
  /// UIKit does not mark quotes inside a text, so `'` in "It's here; really" must not close.
  private func closes(before place: Int, in text: DumpText) -> Bool {
    var place = text.through(place)
    let (start, end) = (place, place + Self.reach)
    while place < end, text.byte(place).isBlank { place = text.through(place + 1) }
    guard place < text.bytes.count else { return true }
    // What describes an object in a field has its own pairs: `<UIAlertAction: 0x6000 Title = "Delete" Image =
    // 0x0>`.
    if angles > 1, text.bytes[place] == UInt8(ascii: ">") || isKey(at: place, in: text) { return true }
    switch text.bytes[place] {
    case UInt8(ascii: ">"):
      return place == start && !isInValue(before: place + 1, in: text)
    case UInt8(ascii: "}"), UInt8(ascii: ")"):
      return braces + parentheses > 0
    case UInt8(ascii: ";"):
      return isField(behind: place, in: text)
    default:
      return false
    }
  }

  /// Whether a key and an equals sign stand at a place.
  private func isKey(at place: Int, in text: DumpText) -> Bool {
    var next = place
    let end = place + Self.reach
    while next < end, text.byte(next).isOfKey { next = text.through(next + 1) }
    guard next > place else { return false }
    while next < end, text.byte(next).isBlank { next = text.through(next + 1) }
    return text.byte(next) == UInt8(ascii: "=")
  }

  /// Whether a semicolon at a place is followed by a key or by the end of the entry.
  private func isField(behind semicolon: Int, in text: DumpText) -> Bool {
    var place = text.through(semicolon + 1)
    let end = place + Self.reach
    while place < end, text.byte(place).isBlank { place = text.through(place + 1) }
    if text.byte(place) == UInt8(ascii: ">") || braces > 0 && text.byte(place) == UInt8(ascii: "}") {
      return true
    }
    let start = place
    while place < end, text.byte(place).isOfKey { place = text.through(place + 1) }
    let key = start..<place
    while place < end, text.byte(place).isBlank { place = text.through(place + 1) }
    if text.byte(place) == UInt8(ascii: "=") || text.byte(place) == UInt8(ascii: ":") { return !key.isEmpty }
    return isCutKey(key, before: place, in: text)
  }

  /// Whether a word begins a key of views and the entry is cut in the middle of it.
  private func isCutKey(_ word: Range<Int>, before place: Int, in text: DumpText) -> Bool {
    let next = text.byte(place)
    guard place >= text.bytes.count || next == UInt8(ascii: "|") || next == UInt8(ascii: "<") else {
      return false
    }
    let begun = text.string(word)
    return DumpDefaults.order.contains { $0.hasPrefix(begun) }
  }

  /// Whether the bracket before a place does not end the entry, since a value or a field goes on behind it.
  private func isInValue(before place: Int, in text: DumpText) -> Bool {
    let next = text.byte(place)
    if next == UInt8(ascii: ";") { return isField(behind: place, in: text) }
    return next.isWord && text.breakEnd(at: place) == nil
  }
}

extension UInt8 {
  /// Whether a byte can begin or end anything in an entry: a line, a quotation, a pair of brackets, a field
  /// or the entry.
  @inline(__always)
  var decidesInEntries: Bool {
    let mask = self < 64 ? Self.decisive.low : Self.decisive.high
    return self < 128 && mask >> UInt64(self & 63) & 1 == 1
  }

  /// A bit for each of them below 128.
  private static var decisive: (low: UInt64, high: UInt64) {
    // Line breaks, both quotes, parentheses, the semicolon and angle brackets; then brackets, braces and the
    // backslash.
    let low: UInt64 =
      1 << 0x0A | 1 << 0x0D | 1 << 0x22 | 1 << 0x27 | 1 << 0x28 | 1 << 0x29 | 1 << 0x3B | 1 << 0x3C | 1
      << 0x3E
    let high: UInt64 =
      1 << (0x5B - 64) | 1 << (0x5C - 64) | 1 << (0x5D - 64) | 1 << (0x7B - 64) | 1 << (0x7D - 64)
    return (low, high)
  }
}
