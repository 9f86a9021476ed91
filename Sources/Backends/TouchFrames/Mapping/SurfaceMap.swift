// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// Converts the values of two device axes to points: ranges, calibration, orientation and display combined.
struct SurfaceMap: Sendable {
  /// The conversion from units of the device to points.
  private let points: DisplayCalibration
  /// Points per unit, as the square root of the area scale.
  private let pointsPerUnit: Double
  /// Points per millimeter; nil if the device does not report its resolution.
  private let pointsPerMillimeter: Double?
  /// Whether points are units of the device because its ranges are unknown, although there is a display.
  let lacksRange: Bool

  /// Creates the map of the axes with these codes.
  ///
  /// Without a mapping a unit is a point.
  init(_ device: EvdevDevice, x: UInt16, y: UInt16, mapping: DisplayMapping?) {
    let (xAxis, yAxis) = (device.axis(x), device.axis(y))
    guard let mapping, mapping.isUsable else {
      points = .identity
      lacksRange = false
      pointsPerUnit = 1
      pointsPerMillimeter = Self.unitsPerMillimeter(xAxis, yAxis)
      return
    }
    guard let xAxis, let yAxis, let xSpan = xAxis.span, let ySpan = yAxis.span else {
      points = .identity
      lacksRange = true
      pointsPerUnit = 1
      pointsPerMillimeter = nil
      return
    }
    let shares = DisplayCalibration(
      1 / xSpan, 0, -Double(xAxis.minimum) / xSpan, 0, 1 / ySpan, -Double(yAxis.minimum) / ySpan)
    let display = DisplayCalibration(Double(mapping.size.width), 0, 0, 0, Double(mapping.size.height), 0)
    points = shares.followed(by: mapping.calibration).followed(by: mapping.orientation.calibration)
      .followed(by: display)
    lacksRange = false
    pointsPerUnit = points.scale.squareRoot()
    pointsPerMillimeter = Self.unitsPerMillimeter(xAxis, yAxis).map { [pointsPerUnit] in $0 * pointsPerUnit }
  }

  private static func unitsPerMillimeter(_ x: EvdevAxis?, _ y: EvdevAxis?) -> Double? {
    guard let x, let y, x.resolution > 0, y.resolution > 0 else { return nil }
    return (Double(x.resolution) * Double(y.resolution)).squareRoot()
  }

  /// The point for a position; nil if calibration makes it nonfinite.
  func point(_ x: Int32, _ y: Int32) -> CGPoint? {
    let scaled = points(Double(x), Double(y))
    guard scaled.x.isFinite, scaled.y.isFinite else { return nil }
    return CGPoint(x: scaled.x, y: scaled.y)
  }

  /// The radius of a contact with this diameter.
  ///
  /// The kernel measures contacts in units of the surface, unless the axis has its own resolution.
  func radius(_ diameter: Int32, axis: EvdevAxis?) -> CGFloat {
    guard diameter > 0 else { return 0 }
    if let axis, axis.resolution > 0, let pointsPerMillimeter {
      return CGFloat(Double(diameter) / Double(axis.resolution) * pointsPerMillimeter / 2)
    }
    return CGFloat(Double(diameter) * pointsPerUnit / 2)
  }

  /// The direction on the display for a direction on the device.
  func direction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (points.a * x + points.b * y, points.d * x + points.e * y)
  }
}
