// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
  /// The number that a range of bytes is, such as `-12.5`; nil for any other text, and for more than fifteen
  /// digits.
  ///
  /// Most numbers of a file are short. An integer below 2^53 divided by a power of ten below 10^23 is rounded
  /// once, so that the quotient is the number that the general reader finds.
  package func shortDecimal(in word: Range<Int>) -> Double? {
    guard let first = word.first, word.upperBound <= count else { return nil }
    var (whole, decimals, digits) = (0, 0, 0)
    var isBehindPoint = false
    let isNegative = self[first] == UInt8(ascii: "-")
    for place in first + (isNegative ? 1 : 0)..<word.upperBound {
      let digit = self[place] &- UInt8(ascii: "0")
      if digit < 10, digits < 15 {
        whole = whole &* 10 &+ Int(digit)
        digits += 1
        if isBehindPoint { decimals += 1 }
      } else if self[place] == UInt8(ascii: "."), !isBehindPoint, digits > 0 {
        isBehindPoint = true
      } else {
        return nil
      }
    }
    guard digits > 0, !isBehindPoint || decimals > 0 else { return nil }
    let number = decimals == 0 ? Double(whole) : Double(whole) / powersOfTen[decimals]
    return isNegative ? -number : number
  }
}

/// The powers of ten that are exact and needed.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
