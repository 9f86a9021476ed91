// SPDX-License-Identifier: Apache-2.0

extension UITouch {
  /// The radius of the contact along its longer axis, in points.
  public var majorRadius: CGFloat { sample.majorRadius }

  /// How far ``majorRadius`` may be off, in points.
  public var majorRadiusTolerance: CGFloat { sample.majorRadiusTolerance }

  /// The force, where 1 is that of an average touch; 0 where the device cannot tell.
  public var force: CGFloat { sample.force }

  /// The greatest force the device can tell; 0 where it cannot.
  public var maximumPossibleForce: CGFloat { greatestForce }

  /// The angle between a pencil and the screen: upright is half of pi.
  public var altitudeAngle: CGFloat { sample.altitudeAngle }

  /// The turn of a pencil about its own axis.
  public var rollAngle: CGFloat { sample.rollAngle }

  /// Where a pencil leans to, as an angle from the x axis of `view`, clockwise.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// Where a pencil leans to, as a direction of length 1 in the coordinates of `view`.
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    Self.direction(of: sample.azimuthAngle, in: view, from: window)
  }

  /// The direction of length 1 of an angle in `window`, in the coordinates of `view`.
  static func direction(of angle: CGFloat, in view: UIView?, from window: UIWindow?) -> CGVector {
    guard let view, let window, view !== window else { return CGVector(dx: cos(angle), dy: sin(angle)) }
    let start = view.convert(CGPoint.zero, from: window)
    let end = view.convert(CGPoint(x: cos(angle), y: sin(angle)), from: window)
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }
}
