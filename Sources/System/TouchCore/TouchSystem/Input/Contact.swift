// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One finger in one frame, as a backend, a recording or a script reports it.
public nonisolated struct Contact: Sendable, Hashable {
  /// The source's identifier for the finger; it may be reused once the finger has lifted.
  public var id: Int
  /// What the finger does: began, moved, stationary, ended or cancelled.
  public var phase: UITouch.Phase
  /// Where it is, in points of the screen.
  public var location: CGPoint
  /// The kind of contact: a finger, a pencil or a pointer.
  public var type = UITouch.TouchType.direct
  /// The radius of the contact along its longer axis, in points.
  public var majorRadius: CGFloat = 0
  /// How far the radius may be off, in points.
  public var majorRadiusTolerance: CGFloat = 0
  /// The force, where 1 is that of an average touch.
  public var force: CGFloat = 0
  /// The greatest force that the device can measure; 0 if it measures none.
  public var maximumPossibleForce: CGFloat = 0
  /// The angle between a pencil and the screen.
  public var altitudeAngle: CGFloat = .pi / 2
  /// The direction in which a pencil leans, as an angle from the x axis of the window.
  public var azimuthAngle: CGFloat = 0
  /// The rotation of a pencil about its own axis.
  public var rollAngle: CGFloat = 0

  /// Creates a contact.
  public init(id: Int, phase: UITouch.Phase, location: CGPoint) {
    self.id = id
    self.phase = phase
    self.location = location
  }
}

/// One report of a touch source: what its fingers do at one time.
///
/// Fingers that are down and not mentioned rest. A finger that is mentioned more than once results in several
/// events if needed: if it lifts and comes down in the same frame, it ends and then begins.
///
/// Invalid input has a defined result, is reported as a fact, and never crashes:
/// - A finger that is not down and moves, rests or lifts is dropped.
/// - A finger that comes down twice without lifting must have lifted in between: its first touch is
///   cancelled, then the second begins. If both are in one frame, the second is dropped.
/// - A began at a location that is not finite is dropped, with everything that the finger does until it
///   lifts. In any other phase, such a location leaves the finger where it was.
/// - A time before the current time, or one that is not finite, counts as the current time.
public nonisolated struct ContactFrame: Sendable, Hashable {
  /// When it happened, in seconds on the clock of the application.
  public var timestamp: TimeInterval
  /// The fingers that the source reports.
  public var contacts: [Contact]
  /// The buttons of a pointer that are down.
  public var buttonMask: UIEvent.ButtonMask = []
  /// The modifier keys that are down.
  public var modifierFlags: UIKeyModifierFlags = []

  /// Creates a frame.
  public init(timestamp: TimeInterval, contacts: [Contact]) {
    self.timestamp = timestamp
    self.contacts = contacts
  }
}
