// SPDX-License-Identifier: Apache-2.0

extension JSONText {
  /// The value on one line, for files with one value per line.
  package var line: String {
    var text = ""
    write(into: &text, indent: nil)
    return text
  }

  /// The value indented by two spaces per level; short arrays and objects of plain values stay on one line.
  package var pretty: String {
    var text = ""
    write(into: &text, indent: 0)
    return text
  }

  private func write(into text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.spelling(of: value)
    case .string(let value): text += Self.quoted(value)
    case .verbatim(let json): text += json
    case .array(let elements):
      if let indent, let line = short(indent) { return text += line }
      Self.enclose("[", elements, "]", into: &text, indent) { element, text, indent in
        element.write(into: &text, indent: indent)
      }
    case .object(let members):
      if let indent, let line = short(indent) { return text += line }
      Self.enclose("{", members, "}", into: &text, indent) { member, text, indent in
        text += Self.quoted(member.key) + ": "
        member.value.write(into: &text, indent: indent)
      }
    }
  }

  private static func enclose<Element>(
    _ open: String, _ elements: [Element], _ close: String, into text: inout String, _ indent: Int?,
    _ write: (Element, inout String, Int?) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += indent == nil ? ", " : "," }
      if let indent { text += "\n" + String(repeating: " ", count: indent + 2) }
      write(element, &text, indent.map { $0 + 2 })
    }
    if let indent, !elements.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
    text += close
  }

  /// The array or object on one line, if it is not nested, fits into 60 characters, and is not the top value.
  private func short(_ indent: Int) -> String? {
    let values: [JSONText]
    switch self {
    case .array(let elements): values = elements
    case .object(let members): values = members.map { $0.value }
    default: return nil
    }
    if values.isEmpty { return line }
    guard indent > 0, values.count <= 8, !values.contains(where: { $0.isNested }) else { return nil }
    var line = line
    if case .object = self { line = "{ \(line.dropFirst().dropLast()) }" }
    return line.count <= 60 ? line : nil
  }

  private var isNested: Bool {
    switch self {
    case .array, .object, .verbatim: true
    default: false
    }
  }

  private static func spelling(of number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "\"nan\"" : number < 0 ? "\"-inf\"" : "\"inf\"" }
    return Decimals.spelling(number)
  }

  /// A quoted string.
  ///
  /// Control characters and invisible characters are escaped, so that they do not deceive readers of the
  /// file; decoding restores the exact text.
  package static func quoted(_ text: String) -> String {
    // Most texts are plain ASCII, and stand as they are.
    if text.utf8.areAll(isPlain) { return "\"" + text + "\"" }
    // The others are copied in runs: texts of megabytes are asked about, too, and appending each character
    // takes a hundred times as long as its byte.
    let bytes = Array(text.utf8)
    var json: [UInt8] = []
    json.reserveCapacity(bytes.count + bytes.count / 16 + 2)
    json.append(UInt8(ascii: "\""))
    var (kept, next) = (0, 0)
    while next < bytes.count {
      if isPlain(bytes[next]) {
        next += 1
        continue
      }
      let (scalar, length) = scalar(in: bytes, at: next)
      if let escape = escape(of: scalar) {
        json += bytes[kept..<next]
        json += escape.utf8
        kept = next + length
      }
      next += length
    }
    json += bytes[kept...]
    json.append(UInt8(ascii: "\""))
    return String(decoding: json, as: UTF8.self)
  }

  /// What stands for a character; nil if it stands for itself.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard scalar.isControl || scalar.isUnseen else { return nil }
      return UTF16.encode(scalar).map { units in
        units.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      }
    }
  }

  /// The character that begins at an offset of a text, whose bytes are always valid UTF-8.
  private static func scalar(in bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, length: Int) {
    let first = bytes[offset]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(length == 1 ? first : first & (0x7F >> UInt8(length)))
    for byte in bytes[(offset + 1)..<(offset + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
