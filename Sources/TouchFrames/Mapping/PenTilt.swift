// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The angles of a pen as the kernel has them: how far it leans to the right and towards the user.
struct PenTilt {
  /// The angle between the pen and the surface, in radians.
  let altitude: Double
  /// Where the pen leans to, in radians clockwise from the x axis of the display.
  let azimuth: Double

  /// Works out the angles by the formulas of the W3C's Pointer Events.
  ///
  /// - Parameters:
  ///   - x: The lean along the x axis of the device, in radians.
  ///   - y: The lean along the y axis of the device, in radians.
  ///   - surface: What turns the axes of the device to those of the display.
  init(x: Double, y: Double, on surface: SurfaceMap) {
    let limit = Double.pi / 2 - 0.001
    let slopes = (x: tan(min(max(x, -limit), limit)), y: tan(min(max(y, -limit), limit)))
    let slope = (slopes.x * slopes.x + slopes.y * slopes.y).squareRoot()
    altitude = slope > 0 ? atan(1 / slope) : .pi / 2
    let way = surface.direction(slopes.x, slopes.y)
    azimuth = slope > 0 && way.x.isFinite && way.y.isFinite ? atan2(way.y, way.x) : 0
  }

  /// The lean that a value of a tilt axis stands for, in radians.
  ///
  /// The kernel documents units a radian as the resolution. Axes without one report degrees.
  static func radians(_ value: Int32, axis: EvdevAxis?) -> Double {
    if let axis, axis.resolution > 0 { return Double(value) / Double(axis.resolution) }
    return Double(value) * .pi / 180
  }
}
