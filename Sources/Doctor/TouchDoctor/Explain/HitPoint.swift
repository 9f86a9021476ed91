// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A point in a view's coordinates, and by how much it may be off.
///
/// Dumps write six digits. What each of them may hide adds up on the way down, so that near an edge the walk
/// knows that it does not know.
struct HitPoint {
  /// The point, as precisely as the numbers allow.
  var point: ViewPoint
  /// By how much each coordinate may be off, in points; infinite where the point is not known at all.
  var error = 0.0
  /// Whether all numbers so far have so few digits that they are most likely exact.
  var isShort = true
  /// The cause of an infinite error, and the view responsible.
  var cause: (kind: Doubt.Kind, view: Int)?

  /// Takes a point as it was asked about.
  init(point: ViewPoint) {
    self.point = point
    error = SixDigits.addingError(point.x, point.y)
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

  /// By how much sums with these numbers may differ with the order of adding.
  ///
  /// Nothing, where each number has so few binary digits that all sums are exact: multiples of 1/1024 that
  /// are not large.
  static func addingError(_ numbers: Double...) -> Double {
    let isExact = numbers.allSatisfy { abs($0) < 1e9 && ($0 * 1024).rounded() == $0 * 1024 }
    return isExact ? 0 : 1e-9 + 1e-12 * (numbers.map(abs).max() ?? 0)
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
