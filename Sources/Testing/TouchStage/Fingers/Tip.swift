// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

extension Finger {
  /// What touches the screen, and how: a fingertip or the tip of a pencil, with its force and angles.
  ///
  /// ```swift
  /// let pencil = stage.finger(1)
  /// pencil.tip = .pencil(force: 0.2, altitude: .pi / 4)
  /// try pencil.down(at: .center(of: "canvas"))
  /// try pencil.move(by: CGVector(dx: 80, dy: 0), over: 0.5, becoming: .pencil(force: 1, altitude: .pi / 3))
  /// try pencil.up()
  /// ```
  public nonisolated struct Tip: Sendable, Hashable {
    /// The kind of touch.
    public var type = UITouch.TouchType.direct
    /// The radius of the contact along its longer axis, in points.
    public var majorRadius: CGFloat = 0
    /// How far the radius may be off, in points.
    public var majorRadiusTolerance: CGFloat = 0
    /// The force, where 1 is that of an average touch.
    public var force: CGFloat = 0
    /// The greatest force that the device can measure; 0 if it measures none.
    public var maximumPossibleForce: CGFloat = 0
    /// The angle between a pencil and the screen, in radians; half of pi is upright.
    public var altitudeAngle: CGFloat = .pi / 2
    /// The direction in which a pencil leans, in radians clockwise from the x axis of the screen.
    public var azimuthAngle: CGFloat = 0
    /// The rotation of a pencil about its own axis, in radians.
    public var rollAngle: CGFloat = 0

    /// Creates a fingertip without force, whose properties can then be set.
    public init() {}

    /// A fingertip on a device that measures no force.
    public static let finger = Tip()

    /// The greatest force of a fingertip, where 1 is an average touch: that of phones that measure force, as
    /// `FrameFeed` has it.
    static let maximumForceOfFingers: CGFloat = 480 / 72

    /// A fingertip on a device that measures force.
    ///
    /// - Parameters:
    ///   - force: The force, where 1 is that of an average touch.
    ///   - radius: The radius of the contact, in points.
    ///   - maximumForce: The greatest force that the device can measure; that of phones by default.
    /// - Returns: The tip.
    public static func finger(
      force: CGFloat, radius: CGFloat = 0, maximumForce: CGFloat = 480 / 72
    ) -> Tip {
      var tip = Tip()
      (tip.force, tip.majorRadius, tip.maximumPossibleForce) = (force, radius, maximumForce)
      return tip
    }

    /// The tip of a pencil.
    ///
    /// - Parameters:
    ///   - force: The force, where 1 is that of an average touch.
    ///   - altitude: The angle between pencil and screen, in radians.
    ///   - azimuth: The direction in which it leans, in radians clockwise from the x axis of the screen.
    ///   - roll: The rotation about its own axis, in radians.
    ///   - maximumForce: The greatest force that the pencil can measure.
    ///   - radius: The radius of the contact, in points.
    /// - Returns: The tip.
    public static func pencil(
      force: CGFloat = 1, altitude: CGFloat = .pi / 3, azimuth: CGFloat = 0, roll: CGFloat = 0,
      maximumForce: CGFloat = 4, radius: CGFloat = 0
    ) -> Tip {
      var tip = Tip()
      (tip.type, tip.majorRadius) = (.pencil, radius)
      (tip.force, tip.maximumPossibleForce) = (force, maximumForce)
      (tip.altitudeAngle, tip.azimuthAngle, tip.rollAngle) = (altitude, azimuth, roll)
      return tip
    }

    /// The tip at a fraction of the way to `end`; the kind of touch does not change while it is down.
    func interpolated(to end: Tip, _ part: CGFloat) -> Tip {
      var tip = end
      tip.type = type
      guard part < 1 else { return tip }
      let paths: [WritableKeyPath<Tip, CGFloat>] = [
        \.majorRadius, \.majorRadiusTolerance, \.force, \.maximumPossibleForce, \.altitudeAngle,
        \.azimuthAngle,
        \.rollAngle,
      ]
      for path in paths {
        tip[keyPath: path] = self[keyPath: path] + (end[keyPath: path] - self[keyPath: path]) * part
      }
      return tip
    }
  }
}

extension Contact {
  /// A contact of a finger with this tip.
  init(_ step: FingerPlan.Step) {
    self.init(id: step.finger, phase: step.phase, location: step.location)
    type = step.tip.type
    majorRadius = step.tip.majorRadius
    majorRadiusTolerance = step.tip.majorRadiusTolerance
    force = step.tip.force
    maximumPossibleForce = step.tip.maximumPossibleForce
    altitudeAngle = step.tip.altitudeAngle
    azimuthAngle = step.tip.azimuthAngle
    rollAngle = step.tip.rollAngle
  }
}
