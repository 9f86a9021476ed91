// SPDX-License-Identifier: Apache-2.0

/// Decimal numbers as people type them.
package enum Decimals {
  /// Parses a finite decimal number; nil for hexadecimal numbers and names such as `inf`.
  package static func number(_ text: some StringProtocol) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isPlain, let number = Double(String(text)), number.isFinite else { return nil }
    return number
  }

  /// The shortest spelling that parses back to the same number, without needless decimals.
  package static func spelling(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
