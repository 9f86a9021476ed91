// SPDX-License-Identifier: Apache-2.0

/// What a backend, a recording or a script says of one finger in one frame.
public nonisolated struct Contact: Sendable, Hashable {
  /// What the source calls the finger; free for another one after it has lifted.
  public var id: Int
  /// What the finger does: began, moved, stationary, ended or cancelled.
  public var phase: UITouch.Phase
  /// Where it is, in points of the screen.
  public var location: CGPoint
  /// What touches.
  public var type = UITouch.TouchType.direct
  /// The radius of the contact along its longer axis, in points.
  public var majorRadius: CGFloat = 0
  /// How far the radius may be off, in points.
  public var majorRadiusTolerance: CGFloat = 0
  /// The force, where 1 is that of an average touch.
  public var force: CGFloat = 0
  /// The greatest force the device can tell; 0 where it cannot tell any.
  public var maximumPossibleForce: CGFloat = 0
  /// The angle between a pencil and the screen.
  public var altitudeAngle: CGFloat = .pi / 2
  /// Where a pencil leans to, as an angle from the x axis of the window.
  public var azimuthAngle: CGFloat = 0
  /// The turn of a pencil about its own axis.
  public var rollAngle: CGFloat = 0

  /// Makes a contact of a finger.
  public init(id: Int, phase: UITouch.Phase, location: CGPoint) {
    self.id = id
    self.phase = phase
    self.location = location
  }
}

/// One report of a touch source: what its fingers do at one time.
///
/// Fingers that are down and not mentioned rest. A finger that is mentioned twice makes as many events as
/// it needs: one that lifts and comes down in the same frame ends, then begins.
///
/// What cannot be is defined, reported as a fact, and never crashes:
/// - A finger that is not down and moves, rests or lifts is dropped.
/// - A finger that comes down twice without lifting has lifted unseen: its first touch is cancelled, then
///   the second begins. Twice in one frame, the second is dropped.
/// - A began at a place that is not finite is dropped, with all the finger does until it lifts. Any other
///   phase there keeps the finger where it was.
/// - A time before the present, or one that is not finite, is the present.
public nonisolated struct ContactFrame: Sendable, Hashable {
  /// When it happened, in seconds on the clock of the application.
  public var timestamp: TimeInterval
  /// The fingers of which there is something to say.
  public var contacts: [Contact]
  /// The buttons of a pointer that are down.
  public var buttonMask: UIEvent.ButtonMask = []
  /// The modifier keys that are down.
  public var modifierFlags: UIKeyModifierFlags = []

  /// Makes a frame.
  public init(timestamp: TimeInterval, contacts: [Contact]) {
    self.timestamp = timestamp
    self.contacts = contacts
  }
}
