// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The angles of a pen, from the kernel's tilt to the right and toward the user.
struct PenTilt {
  /// The angle between the pen and the surface, in radians.
  let altitude: Double
  /// The direction in which the pen leans, in radians clockwise from the x axis of the display.
  let azimuth: Double

  /// Computes the angles by the formulas of the W3C's Pointer Events.
  ///
  /// - Parameters:
  ///   - x: The tilt along the x axis of the device, in radians.
  ///   - y: The tilt along the y axis of the device, in radians.
  ///   - surface: The map from the axes of the device to those of the display.
  init(x: Double, y: Double, on surface: SurfaceMap) {
    let limit = Double.pi / 2 - 0.001
    let slopes = (x: tan(min(max(x, -limit), limit)), y: tan(min(max(y, -limit), limit)))
    let slope = (slopes.x * slopes.x + slopes.y * slopes.y).squareRoot()
    altitude = slope > 0 ? atan(1 / slope) : .pi / 2
    let direction = surface.direction(slopes.x, slopes.y)
    azimuth = slope > 0 && direction.x.isFinite && direction.y.isFinite ? atan2(direction.y, direction.x) : 0
  }

  /// The tilt in radians for a value of a tilt axis.
  ///
  /// The kernel documents the resolution as units per radian. Axes without one report degrees.
  static func radians(_ value: Int32, axis: EvdevAxis?) -> Double {
    if let axis, axis.resolution > 0 { return Double(value) / Double(axis.resolution) }
    return Double(value) * .pi / 180
  }
}
