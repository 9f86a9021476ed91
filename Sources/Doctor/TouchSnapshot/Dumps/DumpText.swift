// SPDX-License-Identifier: Apache-2.0

/// The bytes of a text with a dump in it, and what counts there as the end of a line.
///
/// A line ends at a line break, and also at the two characters `\n`, which stand for one where a dump went
/// through JSON or a script's `toString`.
struct DumpText {
  /// The text as UTF-8.
  let bytes: [UInt8]

  /// The byte at a place; zero behind the end.
  @inline(__always)
  func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// The place behind the line break at a place; nil if there is none.
  @inline(__always)
  func breakEnd(at place: Int) -> Int? {
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "\n"):
      return place + 1
    case UInt8(ascii: "\r"):
      return byte(place + 1) == UInt8(ascii: "\n") ? place + 2 : place + 1
    case UInt8(ascii: "\\"):
      // In JSON inside JSON the backslash is doubled.
      if byte(place + 1) == UInt8(ascii: "n") { return place + 2 }
      if byte(place + 1) == UInt8(ascii: "\\"), byte(place + 2) == UInt8(ascii: "n") { return place + 3 }
      return nil
    default:
      return nil
    }
  }

  /// The next place, from one on, of a byte that decides something; the end of the text if there is none.
  func nextDeciding(from start: Int) -> Int {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place < bytes.count, unsafe !bytes[place].decidesInEntries { place += 1 }
      return place
    }
  }

  /// Whether a line begins at a place.
  func isLineStart(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    let last = bytes[place - 1]
    if last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { return true }
    return last == UInt8(ascii: "n") && place > 1 && bytes[place - 2] == UInt8(ascii: "\\")
  }

  /// The place where the line break is that ends the line of a place; the end of the text if there is none.
  func lineEnd(from place: Int) -> Int {
    var place = place
    while place < bytes.count, breakEnd(at: place) == nil { place += 1 }
    return min(place, bytes.count)
  }

  /// The same place, or the one behind it if a line break is there: a wrapped line goes on in the next.
  @inline(__always)
  func through(_ place: Int) -> Int { breakEnd(at: place) ?? place }

  /// Whether there is nothing but blanks up to the end of the line.
  func isBlankLine(from place: Int) -> Bool {
    var place = place
    while place < bytes.count {
      if breakEnd(at: place) != nil { return true }
      guard bytes[place].isBlank else { return false }
      place += 1
    }
    return true
  }

  /// Whether a text stands at a place.
  func has(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where unsafe bytes[place + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The first place in a range where a text stands.
  func firstPlace(of wanted: StaticString, in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while place + wanted.utf8CodeUnitCount <= range.upperBound {
      if has(wanted, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// The last place in a range where a text stands.
  func lastPlace(of wanted: StaticString, in range: Range<Int>) -> Int? {
    var place = range.upperBound - wanted.utf8CodeUnitCount
    while place >= range.lowerBound {
      if has(wanted, at: place) { return place }
      place -= 1
    }
    return nil
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The beginning of a range for a message.
  func excerpt(_ range: Range<Int>) -> String {
    DumpValue.excerpt(string(range.lowerBound..<min(range.upperBound, range.lowerBound + 256)))
  }

  /// A range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, bytes[low].isBlank || bytes[low] < 0x20 { low += 1 }
    while high > low, bytes[high - 1].isBlank || bytes[high - 1] < 0x20 { high -= 1 }
    return low..<high
  }
}

extension UInt8 {
  /// Whether it is a blank or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether it is a letter or a digit, or a part of a character that is not ASCII.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a class name can begin with it.
  ///
  /// Symbols of Swift, such as `$s7SwiftUI14_UIHostingViewCy4Shop4HomeVG`, begin with a dollar sign.
  var beginsName: Bool { (isWord && !isDigit) || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") }

  /// Whether it stands in names of keys: letters, digits, underscores, full stops and hyphens.
  var isOfKey: Bool {
    isWord || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }

  /// Whether it is a decimal digit.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is a hexadecimal digit.
  var isHexDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self || UInt8(ascii: "A")...UInt8(ascii: "F") ~= self
  }
}

extension DumpText {
  /// Where the last line begins if it has no more than an entry's class, or a part of it: the text was cut
  /// off there.
  var begunEntry: Int? {
    let last = bytes.lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    let line = trimmed(last..<bytes.count)
    guard last > 0, let first = bytes[line].first, first == UInt8(ascii: "<") else { return nil }
    return bytes[line].dropFirst().allSatisfy { $0.isOfKey || $0 == UInt8(ascii: ":") || $0.isBlank }
      ? line.lowerBound : nil
  }
}
