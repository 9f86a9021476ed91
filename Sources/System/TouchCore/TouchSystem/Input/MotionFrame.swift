// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One report of a motion sensor: a motion begins, ends, or turns out not to be one.
public nonisolated struct MotionFrame: Sendable, Hashable {
  /// What the motion does.
  public nonisolated enum Phase: Int, Sendable, Hashable {
    /// It begins.
    case began
    /// It is over.
    case ended
    /// It turned out not to be a motion, or took too long.
    case cancelled
  }

  /// When it happened, in seconds on the clock of the application.
  public var timestamp: TimeInterval
  /// What the motion does.
  public var phase: Phase
  /// Which motion it is.
  public var motion: UIEvent.EventSubtype

  /// Creates a frame.
  public init(timestamp: TimeInterval, _ phase: Phase, _ motion: UIEvent.EventSubtype = .motionShake) {
    self.timestamp = timestamp
    self.phase = phase
    self.motion = motion
  }
}
