// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// How the values of two axes of a device become points: ranges, calibration, orientation and display in one.
struct SurfaceMap: Sendable {
  /// From units of the device to points.
  private let points: DisplayCalibration
  /// The points of a unit, along the way whose square is the area.
  private let pointsPerUnit: Double
  /// The points of a millimetre; nil if the device does not tell its resolution.
  private let pointsPerMillimetre: Double?
  /// Whether points are units of the device because its ranges are unknown, though there is a display.
  let lacksRange: Bool

  /// Makes the map of the axes with these codes.
  ///
  /// Without a mapping a unit is a point.
  init(_ device: EvdevDevice, x: UInt16, y: UInt16, mapping: DisplayMapping?) {
    let (xAxis, yAxis) = (device.axis(x), device.axis(y))
    guard let mapping, mapping.isUsable else {
      points = .identity
      lacksRange = false
      pointsPerUnit = 1
      pointsPerMillimetre = Self.unitsPerMillimetre(xAxis, yAxis)
      return
    }
    guard let xAxis, let yAxis, let xSpan = xAxis.span, let ySpan = yAxis.span else {
      points = .identity
      lacksRange = true
      pointsPerUnit = 1
      pointsPerMillimetre = nil
      return
    }
    let shares = DisplayCalibration(
      1 / xSpan, 0, -Double(xAxis.minimum) / xSpan, 0, 1 / ySpan, -Double(yAxis.minimum) / ySpan)
    let display = DisplayCalibration(Double(mapping.size.width), 0, 0, 0, Double(mapping.size.height), 0)
    points = shares.followed(by: mapping.calibration).followed(by: mapping.orientation.calibration)
      .followed(by: display)
    lacksRange = false
    pointsPerUnit = points.scale.squareRoot()
    pointsPerMillimetre = Self.unitsPerMillimetre(xAxis, yAxis).map { [pointsPerUnit] in $0 * pointsPerUnit }
  }

  private static func unitsPerMillimetre(_ x: EvdevAxis?, _ y: EvdevAxis?) -> Double? {
    guard let x, let y, x.resolution > 0, y.resolution > 0 else { return nil }
    return (Double(x.resolution) * Double(y.resolution)).squareRoot()
  }

  /// The point of a place; nil if calibration takes it beyond all numbers.
  func point(_ x: Int32, _ y: Int32) -> CGPoint? {
    let place = points(Double(x), Double(y))
    guard place.x.isFinite, place.y.isFinite else { return nil }
    return CGPoint(x: place.x, y: place.y)
  }

  /// The radius of a contact with this diameter.
  ///
  /// The kernel measures contacts in units of the surface, unless the axis has a resolution of its own.
  func radius(_ diameter: Int32, axis: EvdevAxis?) -> CGFloat {
    guard diameter > 0 else { return 0 }
    if let axis, axis.resolution > 0, let pointsPerMillimetre {
      return CGFloat(Double(diameter) / Double(axis.resolution) * pointsPerMillimetre / 2)
    }
    return CGFloat(Double(diameter) * pointsPerUnit / 2)
  }

  /// Where a direction on the device points to on the display.
  func direction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (points.a * x + points.b * y, points.d * x + points.e * y)
  }
}
