// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The numbers in a value such as `(0 20; 320 460)`, `{0, -64}` or `[1, 0, 0, 1, 0, 0]`, of which there are
/// six at most.
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
  var rect: ViewRect { ViewRect(x: values[0], y: values[1], width: values[2], height: values[3]) }

  /// The point `{x, y}` or `(x y)`.
  var point: ViewPoint { ViewPoint(x: values[0], y: values[1]) }

  /// The size `{w, h}`.
  var size: ViewSize { ViewSize(width: values[0], height: values[1]) }

  /// The insets `{top, left, bottom, right}`.
  var inset: ContentInset {
    ContentInset(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// The transform `[a, b, c, d, tx, ty]`.
  var transform: ViewTransform {
    ViewTransform(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  /// The number that a word is.
  private static func number(_ bytes: [UInt8], _ word: Range<Int>) -> Double? {
    bytes.shortDecimal(in: word) ?? Double(String(decoding: bytes[word], as: UTF8.self))
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
