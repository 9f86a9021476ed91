// SPDX-License-Identifier: Apache-2.0

/// What a motion sensor reports at one time: that a motion with a name begins, ends or was none.
public nonisolated struct MotionFrame: Sendable, Hashable {
  /// What the motion does.
  public nonisolated enum Phase: Int, Sendable, Hashable {
    /// It begins.
    case began
    /// It is over.
    case ended
    /// It was none after all, or went on too long.
    case cancelled
  }

  /// When it happened, in seconds on the clock of the application.
  public var timestamp: TimeInterval
  /// What the motion does.
  public var phase: Phase
  /// Which motion it is.
  public var motion: UIEvent.EventSubtype

  /// Makes a frame.
  public init(timestamp: TimeInterval, _ phase: Phase, _ motion: UIEvent.EventSubtype = .motionShake) {
    self.timestamp = timestamp
    self.phase = phase
    self.motion = motion
  }
}
