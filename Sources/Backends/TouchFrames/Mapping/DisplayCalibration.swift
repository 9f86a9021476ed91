// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A correction of positions on a surface, in the form of libinput's calibration matrix.
///
/// A position (x, y), in fractions of the surface from 0 to 1, becomes (a·x + b·y + c, d·x + e·y + f). The
/// six numbers have the order of `LIBINPUT_CALIBRATION_MATRIX`, so that those of a udev rule can be used
/// unchanged.
public struct DisplayCalibration: Sendable, Hashable {
  /// The coefficients.
  public var a: Double, b: Double, c: Double, d: Double, e: Double, f: Double

  /// Creates a calibration from the six coefficients.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// The calibration that changes nothing.
  public static let identity = DisplayCalibration(1, 0, 0, 0, 1, 0)

  /// Creates the calibration that maps three reported positions to the actual ones; nil if the positions lie
  /// on a line.
  ///
  /// All positions are in fractions of the surface.
  ///
  /// - Parameters:
  ///   - reported: Three positions that the device reported.
  ///   - actual: Where the finger was each time.
  public init?(reported: (CGPoint, CGPoint, CGPoint), actual: (CGPoint, CGPoint, CGPoint)) {
    func row(_ values: (Double, Double, Double)) -> (Double, Double, Double)? {
      let (p, q, r) = reported
      let (px, py, qx, qy) = (Double(p.x), Double(p.y), Double(q.x), Double(q.y))
      let (rx, ry) = (Double(r.x), Double(r.y))
      let determinant = (px - rx) * (qy - ry) - (qx - rx) * (py - ry)
      guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
      let first = ((values.0 - values.2) * (qy - ry) - (values.1 - values.2) * (py - ry)) / determinant
      let second = ((px - rx) * (values.1 - values.2) - (qx - rx) * (values.0 - values.2)) / determinant
      return (first, second, values.2 - first * rx - second * ry)
    }
    guard
      let x = row((Double(actual.0.x), Double(actual.1.x), Double(actual.2.x))),
      let y = row((Double(actual.0.y), Double(actual.1.y), Double(actual.2.y)))
    else { return nil }
    self.init(x.0, x.1, x.2, y.0, y.1, y.2)
    guard isFinite else { return nil }
  }

  /// This calibration followed by another one.
  func followed(by next: DisplayCalibration) -> DisplayCalibration {
    DisplayCalibration(
      next.a * a + next.b * d, next.a * b + next.b * e, next.a * c + next.b * f + next.c,
      next.d * a + next.e * d, next.d * b + next.e * e, next.d * c + next.e * f + next.f)
  }

  func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + b * y + c, d * x + e * y + f)
  }

  /// The factor by which areas are scaled.
  var scale: Double { abs(a * e - b * d) }

  /// Whether every coefficient is finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
  }
}
