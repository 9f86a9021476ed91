// SPDX-License-Identifier: Apache-2.0

/// An entry of a dump as it was found, without the line breaks that went through it.
struct DumpEntry {
  /// How an entry ends.
  enum Ending {
    /// With its bracket.
    case closed
    /// With everything but its bracket.
    case bracketMissing
    /// In the middle of something.
    case cut
  }

  /// Where it begins, and what is before it.
  var head: DumpHead
  /// Its bytes from the opening bracket on.
  var bytes: [UInt8] = []
  /// The ends of its fields in ``bytes``.
  var fieldEnds: [Int] = []
  /// Where in the text the pieces of ``bytes`` behind the first come from.
  var seams: [(index: Int, place: Int)] = []
  /// How it ends.
  var ending = Ending.closed
  /// The place in the text behind it.
  var end = 0
  /// Lines behind it that were taken for a part of it at first, since its bracket is missing.
  var swallowed: Range<Int>?
  /// What stands before it in its line, bars and blanks left out.
  var before: Range<Int> = 0..<0
  /// What stands behind it in its line.
  var after: Range<Int> = 0..<0
  /// Whether the line break that ends it is one of a wrapped line.
  var isWrapped: Bool { !seams.isEmpty }

  /// The place in the text of one of the bytes.
  func place(of index: Int) -> Int {
    let seam = seams.last { $0.index <= index } ?? (0, head.start)
    return seam.place + (index - seam.index)
  }

  /// The depth in a print-out such as `{{14, 154}, {54, 54}} --UIImageView:UIView (<UIImageView: 0x7f…>)`,
  /// where it is the number of dashes; nil for any other.
  func explodedDepth(in text: DumpText) -> Int? {
    guard before.count > 8, text.has("{{", at: before.lowerBound),
      text.bytes[before.upperBound - 1] == UInt8(ascii: "("),
      let end = text.firstPlace(of: "}} ", in: before)
    else { return nil }
    return text.bytes[end + 3..<before.upperBound].prefix { $0 == UInt8(ascii: "-") }.count
  }

  /// Whether the layer comes behind the last semicolon.
  var lastFieldIsLayer: Bool {
    guard let last = fieldEnds.last else { return false }
    return bytes.dropFirst(last + 1).drop(while: { $0.isBlank }).starts(with: "layer".utf8)
  }

  /// The class, the address, and what else stands before the first semicolon.
  ///
  /// The class may hold generic arguments, so that the colon is the first one outside brackets.
  func subject(_ names: inout DumpNames) -> (name: DumpNames.Name, address: String?) {
    let end = fieldEnds.first ?? bytes.count
    var (place, depth) = (1, 0)
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth <= 0:
        return (name(1..<place, &names), address(behind: place, before: end))
      default: break
      }
      place += 1
    }
    return (name(1..<end, &names), nil)
  }

  /// The text of a range without the blanks around it.
  private func name(_ range: Range<Int>, _ names: inout DumpNames) -> DumpNames.Name {
    names.name(DumpText(bytes: bytes).trimmed(range), in: bytes)
  }

  /// The hexadecimal number behind a colon.
  private func address(behind colon: Int, before end: Int) -> String? {
    var start = colon + 1
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard start + 2 < end, bytes[start] == UInt8(ascii: "0"), bytes[start + 1] == UInt8(ascii: "x") else {
      return nil
    }
    var stop = start + 2
    while stop < end, bytes[stop].isHexDigit { stop += 1 }
    return String(decoding: bytes[start..<stop], as: UTF8.self)
  }

  /// A key and its value, or a word alone.
  struct Field {
    /// The name of the key.
    var key: String
    /// What is known about the key; nil if no dump has it.
    var role: DumpKeys.Role?
    /// Where the value stands in the entry's bytes, quotes included; nil for a word alone.
    var place: Range<Int>?
    /// Where the value, or the word, begins in the entry's bytes.
    var index: Int
    /// Whether the entry was cut in the middle of it.
    var isCut: Bool

    /// The value, quotes included; nil for a word alone.
    func value(in entry: DumpText) -> String? { place.map(entry.string) }
  }

  /// The bytes as a text.
  var text: DumpText { DumpText(bytes: bytes) }

  /// The fields behind the first, those that are empty left out.
  func fields(_ names: inout DumpNames) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(fieldEnds.count)
    let text = DumpText(bytes: bytes)
    var start = (fieldEnds.first ?? bytes.count) + 1
    for (number, end) in fieldEnds.enumerated().dropFirst() {
      let range = text.trimmed(min(start, end)..<end)
      start = end + 1
      guard !range.isEmpty else { continue }
      let isCut = ending == .cut && number == fieldEnds.count - 1
      // React Native puts its text in place of the first semicolon, so that the frame follows without one.
      if text.has("text:", at: range.lowerBound), let frame = text.lastPlace(of: " frame = (", in: range) {
        fields.append(Self.field(in: text, text.trimmed(range.lowerBound..<frame), isCut: false, &names))
        fields.append(Self.field(in: text, text.trimmed(frame..<range.upperBound), isCut: isCut, &names))
        continue
      }
      fields.append(Self.field(in: text, range, isCut: isCut, &names))
    }
    return fields
  }

  /// Splits `key = value`, `key: value` and `key=value`.
  private static func field(
    in text: DumpText, _ range: Range<Int>, isCut: Bool, _ names: inout DumpNames
  ) -> Field {
    var place = range.lowerBound
    while place < range.upperBound, text.bytes[place].isOfKey { place += 1 }
    let key = range.lowerBound..<place
    while place < range.upperBound, text.bytes[place].isBlank { place += 1 }
    guard place < range.upperBound, !key.isEmpty,
      text.bytes[place] == UInt8(ascii: "=") || text.bytes[place] == UInt8(ascii: ":")
    else {
      let name = names.name(range, in: text.bytes)
      return Field(
        key: name.text, role: name.role, place: nil, index: range.lowerBound, isCut: isCut)
    }
    let value = text.trimmed(place + 1..<range.upperBound)
    let name = names.name(key, in: text.bytes)
    return Field(
      key: name.text, role: name.role, place: value, index: value.lowerBound, isCut: isCut)
  }
}
