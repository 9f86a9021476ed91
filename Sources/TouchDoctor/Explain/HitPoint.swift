// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A point in a view's coordinates, and by how much it may be off.
///
/// Dumps write six digits. What each of them may hide adds up on the way down, so that near an edge the walk
/// knows that it does not know.
struct HitPoint {
  /// The point, as far as the numbers tell.
  var point: CGPoint
  /// By how much each coordinate may be off, in points; infinite where the point is not known at all.
  var error = 0.0
  /// Whether all numbers so far have so few digits that they are most likely exact.
  var isShort = true
  /// What makes the error infinite, and whose fault it is.
  var cause: (kind: Doubt.Kind, view: Int)?

  /// Takes a point as it was asked about.
  init(point: CGPoint, rounds: Bool) {
    self.point = point
    if !rounds, ![point.x, point.y].allSatisfy(SixDigits.addsExactly) { error = 1e-9 }
  }
}

/// What six digits hide.
enum SixDigits {
  /// Half a unit of a number's sixth digit: what `%g` may have rounded away; nothing of zero.
  static func hidden(in number: Double) -> Double {
    guard number != 0, number.isFinite else { return 0 }
    return 0.5 * unit(of: number)
  }

  /// Whether a number is written with five digits or fewer, so that rounding is no likely origin of it.
  static func isShort(_ number: Double) -> Bool {
    guard number != 0, number.isFinite else { return true }
    let coarse = unit(of: number) * 10
    return abs((number / coarse).rounded() * coarse - number) <= coarse * 1e-3
  }

  /// Whether sums with a number are exact: it is not large, and a multiple of 1/1024.
  static func addsExactly(_ number: Double) -> Bool {
    abs(number) < 1e9 && (number * 1024).rounded() == number * 1024
  }

  /// One in the sixth digit of a number.
  private static func unit(of number: Double) -> Double {
    // Found by comparing, which is exact where a logarithm might miss a power of ten.
    var magnitude = 1.0
    while magnitude * 10 <= abs(number), magnitude < 1e300 { magnitude *= 10 }
    while magnitude > abs(number), magnitude > 1e-300 { magnitude /= 10 }
    return magnitude * 1e-5
  }
}
