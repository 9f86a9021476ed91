// SPDX-License-Identifier: Apache-2.0

/// References in texts and values: the five of XML and character numbers only.
///
/// Declarations in a DOCTYPE are never resolved, so that resolving cannot expand a text.
enum XMLReferences {
  /// The longest valid reference, in bytes: `&#x0010FFFF;` with some zeros.
  private static let longest = 16

  /// The text with its references resolved; anything else is unchanged.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"), let (scalar, length) = reference(in: bytes, at: index) {
        text += Array(String(Character(scalar)).utf8)
        index += length
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of the reference at an index, and the reference's length; nil if there is none.
  static func reference(in bytes: ArraySlice<UInt8>, at index: Int) -> (Unicode.Scalar, length: Int)? {
    let beginning = bytes[index..<min(index + longest, bytes.endIndex)]
    guard let end = beginning.firstIndex(of: UInt8(ascii: ";")), end > index + 1 else { return nil }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    guard let scalar = character(named: name) else { return nil }
    return (scalar, end - index + 1)
  }

  private static func character(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard digits.first?.isHexDigit == true, let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
        value > 0
      else { return nil }
      return Unicode.Scalar(value)
    }
  }
}
