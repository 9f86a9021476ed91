// SPDX-License-Identifier: Apache-2.0
internal import Foundation

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
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ part: Double) -> Double {
    let curved = part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    return min(max(curved, 0), 1)
  }
}
