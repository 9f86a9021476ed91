// SPDX-License-Identifier: Apache-2.0

/// Colors of Display P3, as sRGB has them.
///
/// Both spaces have the curve of sRGB and the same white, so that the conversion is one matrix between linear
/// components. What sRGB does not have becomes the nearest component that it has.
package enum WideColor {
  /// Converts red, green and blue of Display P3, from 0 to 1.
  package static func standard(_ components: [Double]) -> [Double] {
    let parts = components.map(linear)
    return matrix.map { row in
      curved(zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 })
    }
  }

  private static let matrix = [
    [1.2249402, -0.2249402, 0], [-0.0420570, 1.0420570, 0], [-0.0196376, -0.0786361, 1.0982737],
  ]

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 12, 5)
  }

  private static func curved(_ part: Double) -> Double {
    let curved = part <= 0.0031308 ? part * 12.92 : 1.055 * power(part, 5, 12) - 0.055
    return min(max(curved, 0), 1)
  }

  /// A positive number to the power of a fraction, by Newton's method for the root.
  private static func power(_ number: Double, _ numerator: Int, _ denominator: Int) -> Double {
    guard number.isFinite else { return number }
    func whole(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * base }
    }
    // A first guess that is too large by less than the factor two.
    let exponent = Int((Double(number.exponent) / Double(denominator)).rounded(.up)) + 1
    var root = Double(sign: .plus, exponent: exponent, significand: 1)
    while true {
      let next = root - (root - number / whole(root, denominator - 1)) / Double(denominator)
      guard next < root else { return whole(root, numerator) }
      root = next
    }
  }
}
