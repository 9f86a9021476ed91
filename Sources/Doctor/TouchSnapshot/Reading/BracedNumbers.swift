// SPDX-License-Identifier: Apache-2.0

/// Numbers in braces, as Foundation writes points, sizes and rectangles: `{{20, 59}, {106, 30}}`.
enum BracedNumbers {
  private static let separators = "{}, ".utf8

  /// The numbers of a text that is nothing but them, braces, commas and blanks; nil for any other text.
  static func read(_ text: some StringProtocol) -> [Double]? {
    guard text.utf8.count < 400 else { return nil }
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      guard depth >= 0 else { return nil }
    }
    guard depth == 0 else { return nil }
    var numbers: [Double] = []
    for piece in text.utf8.split(whereSeparator: { separators.contains($0) }) {
      guard let number = Double(String(decoding: piece, as: UTF8.self)), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The rectangle of a text.
  static func rect(_ text: some StringProtocol) -> ViewRect? {
    guard let numbers = read(text), numbers.count == 4 else { return nil }
    return ViewRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
