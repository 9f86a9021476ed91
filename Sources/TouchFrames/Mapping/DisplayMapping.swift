// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where a digitizer lies on its display: how places of the device become points.
///
/// A place goes through three steps: the ranges of the axes make it a share of the surface, from 0 to 1; the
/// ``calibration`` corrects that share and the ``orientation`` turns it; the size of the display makes points of it.
/// The kernel's values are whole units, so that the last unit ends at the edge: 799 of 0 to 799 on 800 points is 799.
/// Values outside the range lie outside the display.
public struct DisplayMapping: Sendable, Hashable {
  /// How a digitizer is built in, seen from the front: where its own upright is on the display.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// As the display.
    case upright
    /// Turned by a quarter clockwise.
    case clockwise
    /// Turned by half.
    case upsideDown
    /// Turned by a quarter counterclockwise.
    case counterclockwise

    /// The turn, on shares of the surface.
    var calibration: Calibration {
      switch self {
      case .upright: .identity
      case .clockwise: Calibration(0, -1, 1, 1, 0, 0)
      case .upsideDown: Calibration(-1, 0, 1, 0, -1, 1)
      case .counterclockwise: Calibration(0, 1, 0, -1, 0, 1)
      }
    }
  }

  /// The size of the display in points.
  public var size: CGSize
  /// How the digitizer is built in.
  public var orientation: Orientation
  /// What corrects the share of the surface.
  public var calibration: Calibration

  /// Makes a mapping.
  public init(
    size: CGSize, orientation: Orientation = .upright, calibration: Calibration = .identity
  ) {
    self.size = size
    self.orientation = orientation
    self.calibration = calibration
  }

  /// Whether the size is one that a display can have, and the calibration holds nothing but numbers.
  public var isUsable: Bool {
    size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0 && calibration.isFinite
  }
}

/// A correction of places on a surface, in the form of libinput's calibration matrix.
///
/// A place (x, y), in shares of the surface from 0 to 1, becomes (a·x + b·y + c, d·x + e·y + f). The six numbers have the
/// order of `LIBINPUT_CALIBRATION_MATRIX`, so that those of a udev rule can be used as they are.
public struct Calibration: Sendable, Hashable {
  /// The numbers.
  public var a: Double, b: Double, c: Double, d: Double, e: Double, f: Double

  /// Makes a calibration of the six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// The calibration that changes nothing.
  public static let identity = Calibration(1, 0, 0, 0, 1, 0)

  /// The calibration of a touchscreen that hits these places when it is touched in these places, both in shares of the
  /// surface; nil if the places lie on a line.
  ///
  /// - Parameters:
  ///   - reported: Three places that the device reported.
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

  /// This correction, and another one after it.
  func followed(by next: Calibration) -> Calibration {
    Calibration(
      next.a * a + next.b * d, next.a * b + next.b * e, next.a * c + next.b * f + next.c,
      next.d * a + next.e * d, next.d * b + next.e * e, next.d * c + next.e * f + next.f)
  }

  func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + b * y + c, d * x + e * y + f)
  }

  /// How many units of area one unit of area becomes.
  var scale: Double { abs(a * e - b * d) }

  /// Whether every number is one.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
  }
}
