// SPDX-License-Identifier: Apache-2.0

/// The names in a text, each stored once.
struct XMLNames: Sendable {
  /// A name that came lately, and where its bytes are in ``spelled``.
  private struct Recent {
    var number: Int32
    var begin: Int32
    var count: Int32
  }

  /// The names: first those that are given, then others in the order of their first occurrence.
  private(set) var all: [String] = []
  private var numbers: [String: Int32] = [:]
  /// The names that came last, each where the sum of some of its bytes puts it: most come again soon.
  private var recent = Array(repeating: Recent(number: -1, begin: 0, count: -1), count: slots)
  private var spelled: [UInt8] = []

  private static let slots = 1024
  /// The longest name that is kept as recent, in bytes.
  private static let longest = 1024
  /// How many bytes of names are kept before all are forgotten.
  private static let mostSpelled = 1 << 20

  /// Creates an empty list of names.
  init() {}

  /// Creates a list that begins with some names, each once.
  init(_ names: [String]) {
    for name in names {
      let bytes = Array(name.utf8)
      _ = number(of: 0..<bytes.count, in: bytes)
    }
  }

  /// The index of a name.
  mutating func number(of name: Range<Int>, in bytes: [UInt8]) -> Int32 {
    let (first, last) = (Int(bytes[name.lowerBound]), Int(bytes[name.upperBound - 1]))
    let middle = Int(bytes[(name.lowerBound + name.upperBound) / 2])
    let third = Int(bytes[(name.lowerBound + 3 * name.upperBound) / 4])
    let slot =
      (first &* 31 &+ last &* 17 &+ middle &* 7 &+ third &* 131 &+ name.count &* 61) & (Self.slots - 1)
    let kept = recent[slot]
    if Int(kept.count) == name.count,
      bytes.isSame(as: spelled, from: Int(kept.begin), at: name.lowerBound, count: name.count)
    {
      return kept.number
    }
    let number = number(of: String(decoding: bytes[name], as: UTF8.self))
    keep(number, name, of: bytes, in: slot)
    return number
  }

  private mutating func keep(_ number: Int32, _ name: Range<Int>, of bytes: [UInt8], in slot: Int) {
    guard name.count <= Self.longest else { return }
    if spelled.count > Self.mostSpelled {
      spelled.removeAll()
      for slot in recent.indices { recent[slot].count = -1 }
    }
    recent[slot] = Recent(number: number, begin: Int32(spelled.count), count: Int32(name.count))
    spelled += bytes[name]
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(all.count)
    numbers[name] = number
    all.append(name)
    return number
  }
}

/// The names that many texts of a format have: each has its own number in all of them, so that readers
/// compare numbers.
package struct XMLVocabulary: Sendable {
  /// No names at all.
  package static let none = XMLVocabulary([])

  /// The names, each at its number.
  package let names: [String]
  let prepared: XMLNames

  /// Creates a vocabulary of names, each of them once.
  package init(_ names: [String]) {
    self.names = names
    prepared = XMLNames(names)
  }
}

extension XMLReader {
  /// The maximum number of bytes searched in vain, in the whole text, for the ends of generic arguments.
  static var vainSearch: Int { 1 << 20 }

  /// The length of the name at an offset; nil if there is none.
  func nameLength(from begin: Int) -> Int? {
    guard begin < bytes.count, Self.isOfName(bytes[begin], first: true) else { return nil }
    return end(of: { Self.isOfName($0, first: false) }, from: begin + 1) - begin
  }

  /// The length of the element name at an offset; nil if there is none.
  ///
  /// A lenient text may name an element after a class with generic arguments, `Box<Int, String>`: balanced
  /// brackets within the line, and their content, belong to the name.
  mutating func elementNameLength(from begin: Int) -> Int? {
    guard let length = nameLength(from: begin) else { return nil }
    let end = begin + length
    guard isLenient, end < bytes.count, bytes[end] == UInt8(ascii: "<"), vainBytes < Self.vainSearch else {
      return length
    }
    var depth = 0
    var next = end
    search: while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 {
          next += 1
          while next < bytes.count, Self.isOfName(bytes[next], first: false) { next += 1 }
          return next - begin
        }
      case UInt8(ascii: "\""), UInt8(ascii: "="), 0x0A: break search
      default: break
      }
      next += 1
    }
    vainBytes += next - end
    return length
  }

  /// Whether a byte belongs to a name: a letter, an underscore, a colon or a part of a character that is not
  /// ASCII, and behind the first also a digit, a hyphen or a full stop.
  @inline(__always)
  private static func isOfName(_ byte: UInt8, first: Bool) -> Bool {
    if byte >= 0x80 { return true }
    let mask = byte < 64 ? (first ? namesSigns.first : namesSigns.low) : namesSigns.high
    return mask >> UInt64(byte & 63) & 1 == 1
  }

  /// A bit for each byte below 64 that can begin a name, each that can go on in one, and each above that can
  /// do both.
  private static var namesSigns: (first: UInt64, low: UInt64, high: UInt64) {
    // The colon; the digits, the hyphen and the full stop; the letters and the underscore.
    (1 << 58, 0x7FF << 48 | 1 << 45 | 1 << 46, 0x07FF_FFFE_87FF_FFFE)
  }
}
