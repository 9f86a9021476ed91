// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Writes JSON without spaces, as bytes: pictures are written sixty times a second.
nonisolated struct CompactJSON {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  init() {}

  /// Writes JSON as it stands.
  mutating func raw(_ json: String) {
    bytes.append(contentsOf: json.utf8)
  }

  /// Writes JSON that was written elsewhere.
  mutating func raw(_ json: [UInt8]) {
    bytes.append(contentsOf: json)
  }

  mutating func integer(_ value: Int) {
    raw(String(value))
  }

  /// A number with at most so many decimals as the factor has zeros; one that is not finite counts as 0.
  mutating func number(_ value: Double, factor: Double = 1000) {
    let scaled = (value * factor).rounded()
    guard scaled.isFinite, scaled.magnitude < 9e15 else {
      raw("0")
      return
    }
    let magnitude = UInt64(scaled.magnitude)
    if scaled < 0, magnitude > 0 { raw("-") }
    let (whole, part) = magnitude.quotientAndRemainder(dividingBy: UInt64(factor))
    raw(String(whole))
    guard part > 0 else { return }
    raw(".")
    var rest = part
    var place = UInt64(factor) / 10
    while rest > 0 {
      bytes.append(48 + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  mutating func numbers(_ values: [Double], factor: Double = 1000) {
    raw("[")
    for (index, value) in values.enumerated() {
      if index > 0 { raw(",") }
      number(value, factor: factor)
    }
    raw("]")
  }

  mutating func point(_ point: CGPoint) {
    numbers([Double(point.x), Double(point.y)])
  }

  mutating func rect(_ rect: CGRect) {
    numbers([Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)])
  }

  /// A text in quotation marks.
  mutating func string(_ text: String) {
    raw("\"")
    for unit in text.utf8 {
      switch unit {
      case 0x22, 0x5C: bytes += [0x5C, unit]
      case 0..<0x20, 0x7F:
        let digits = Array("0123456789abcdef".utf8)
        raw("\\u00")
        bytes += [digits[Int(unit >> 4)], digits[Int(unit & 15)]]
      default: bytes.append(unit)
      }
    }
    raw("\"")
  }

  /// A color in the hexadecimal digits of CSS.
  mutating func color(_ color: CGColor) {
    let (red, green, blue) = color.redGreenBlue
    raw("\"#")
    hexadecimal(red)
    hexadecimal(green)
    hexadecimal(blue)
    if color.alpha < 1 { hexadecimal(color.alpha) }
    raw("\"")
  }

  private mutating func hexadecimal(_ part: CGFloat) {
    let byte = UInt8(min(max((Double(part) * 255).rounded(), 0), 255))
    for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? 48 + digit : 55 + digit) }
  }
}
