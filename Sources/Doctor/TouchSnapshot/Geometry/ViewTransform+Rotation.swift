// SPDX-License-Identifier: Apache-2.0

extension ViewTransform {
  /// By how many degrees the horizontal axis is rotated, clockwise on a screen: more than -180, at most 180.
  package var rotation: Double {
    let length = (a * a + b * b).squareRoot()
    guard length > 0, length.isFinite else { return 0 }
    if a < 0, b == 0 { return 180 }
    // The tangent of half an angle of the right half is between -1 and 1; the left half is mirrored to it.
    let half = Self.arcTangent(b / (length + abs(a))) * 360 / .pi
    return a >= 0 ? half : (b < 0 ? -180 : 180) - half
  }

  /// The arc tangent of a number between -1 and 1, in radians.
  ///
  /// The angle is halved until a few terms of the series are enough.
  private static func arcTangent(_ number: Double) -> Double {
    var (tangent, factor) = (number, 1.0)
    while abs(tangent) > 0.1 {
      tangent /= 1 + (1 + tangent * tangent).squareRoot()
      factor *= 2
    }
    let square = tangent * tangent
    let series = stride(from: 17.0, through: 1, by: -2).reduce(0) { 1 / $1 - square * $0 }
    return factor * tangent * series
  }
}
