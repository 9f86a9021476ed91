// SPDX-License-Identifier: Apache-2.0

/// The names in a text, each stored once.
struct XMLNames {
  /// The names in the order of their first occurrence.
  private(set) var all: [String] = []
  private var numbers: [String: Int32] = [:]
  /// The names that came last, each where the sum of some of its bytes puts it: most come again soon.
  private var recent: [(number: Int32, bytes: [UInt8])] = []

  /// The index of a name.
  mutating func number(of name: Range<Int>, in bytes: [UInt8]) -> Int32 {
    if recent.isEmpty { recent = Array(repeating: (-1, []), count: 256) }
    let (first, last) = (Int(bytes[name.lowerBound]), Int(bytes[name.upperBound - 1]))
    let middle = Int(bytes[(name.lowerBound + name.upperBound) / 2])
    let slot = (first &* 31 &+ last &* 17 &+ middle &* 7 &+ name.count &* 3) & 255
    if isRecent(slot, name, in: bytes) { return recent[slot].number }
    let number = number(of: String(decoding: bytes[name], as: UTF8.self))
    recent[slot] = (number, Array(bytes[name]))
    return number
  }

  private func isRecent(_ slot: Int, _ name: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard recent[slot].bytes.count == name.count else { return false }
    var place = name.lowerBound
    for byte in recent[slot].bytes {
      guard bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(all.count)
    numbers[name] = number
    all.append(name)
    return number
  }
}

extension XMLReader {
  /// The maximum number of bytes searched in vain, in the whole text, for the ends of generic arguments.
  static var vainSearch: Int { 1 << 20 }

  /// The length of the name at an offset; nil if there is none.
  func nameLength(from begin: Int) -> Int? {
    guard begin < bytes.count, Self.isOfName(bytes[begin], first: true) else { return nil }
    var end = begin + 1
    while end < bytes.count, Self.isOfName(bytes[end], first: false) { end += 1 }
    return end - begin
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

  private static func isOfName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }
}
