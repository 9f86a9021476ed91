// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The numbers in a value such as `(0 20; 320 460)`, `{0, -64}` or `[1, 0, 0, 1, 0, 0]`, of which there are six at most.
struct DumpNumbers {
  private var values = SIMD8<Double>()

  /// Reads a text; nil unless there are exactly as many numbers as wanted, and nothing but numbers.
  init?(_ value: String, count: Int) {
    let bytes = Array(value.utf8)
    self.init(bytes, 0..<bytes.count, count: count)
  }

  /// Reads a range of bytes in the same way.
  init?(_ bytes: [UInt8], _ range: Range<Int>, count: Int) {
    var (place, found) = (range.lowerBound, 0)
    while true {
      while place < range.upperBound, Self.isSeparator(bytes[place]) { place += 1 }
      guard place < range.upperBound else { break }
      let start = place
      while place < range.upperBound, !Self.isSeparator(bytes[place]) { place += 1 }
      guard found < count, let number = Self.number(bytes, start..<place) else { return nil }
      values[found] = number
      found += 1
    }
    guard found == count else { return nil }
  }

  /// The rectangle `(x y; w h)` or `{{x, y}, {w, h}}`.
  var rect: CGRect { CGRect(x: values[0], y: values[1], width: values[2], height: values[3]) }

  /// The point `{x, y}` or `(x y)`.
  var point: CGPoint { CGPoint(x: values[0], y: values[1]) }

  /// The size `{w, h}`.
  var size: CGSize { CGSize(width: values[0], height: values[1]) }

  /// The insets `{top, left, bottom, right}`.
  var inset: ContentInset {
    ContentInset(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// The transform `[a, b, c, d, tx, ty]`.
  var transform: ViewTransform {
    ViewTransform(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  /// The number that a word is.
  ///
  /// Most numbers of a dump are short. An integer below 2^53 divided by a power of ten below 10^23 is rounded once, so
  /// that the quotient is the number that the general reader finds.
  private static func number(_ bytes: [UInt8], _ word: Range<Int>) -> Double? {
    var (whole, decimals, digits) = (0, 0, 0)
    var isBehindPoint = false
    let isNegative = bytes[word.lowerBound] == UInt8(ascii: "-")
    for place in word.lowerBound + (isNegative ? 1 : 0)..<word.upperBound {
      let byte = bytes[place]
      if byte.isDigit, digits < 15 {
        whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if isBehindPoint { decimals += 1 }
      } else if byte == UInt8(ascii: "."), !isBehindPoint, digits > 0 {
        isBehindPoint = true
      } else {
        return Double(String(decoding: bytes[word], as: UTF8.self))
      }
    }
    guard digits > 0, !isBehindPoint || decimals > 0 else {
      return Double(String(decoding: bytes[word], as: UTF8.self))
    }
    let number = decimals == 0 ? Double(whole) : Double(whole) / powers[decimals]
    return isNegative ? -number : number
  }

  /// The powers of ten that are exact and needed.
  private static let powers: [Double] = (0...15).map {
    (1...15).prefix($0).reduce(1) { power, _ in power * 10 }
  }

  /// Whether a byte stands between numbers.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: ","):
      true
    default: byte.isBlank
    }
  }
}
