// SPDX-License-Identifier: Apache-2.0

/// What happened to a contact of the input.
public nonisolated enum InputFact: Sendable, Hashable {
  /// A finger came down and became touch number `touch`.
  case began(touch: Int, contact: Int, at: CGPoint, tapCount: Int)
  /// The finger of a touch moved, rested, lifted or was cancelled.
  case changed(touch: Int, phase: UITouch.Phase, to: CGPoint)
  /// A contact was dropped.
  case dropped(contact: Int, phase: UITouch.Phase, because: Refusal)
  /// Part of a contact was repaired so that the rest could be used.
  case mended(contact: Int, Repair)
  /// A frame had a timestamp before the current time and counts as happening now.
  case timeClamped(from: TimeInterval, to: TimeInterval)

  /// Why a contact is dropped.
  public nonisolated enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// No finger with this identifier is down.
    case unknownContact = "no such finger is down"
    /// The touch of this finger was cancelled earlier; the finger is ignored until it lifts.
    case cancelledEarlier = "its touch was cancelled"
    /// A contact began at a point that is not a number.
    case notANumber = "its location is not finite"
    /// The finger has already come down in this frame.
    case alreadyDown = "it came down in this frame already"
    /// Fingers cannot have this phase.
    case notAFinger = "its phase is not a finger's"
  }

  /// What was repaired.
  public nonisolated enum Repair: String, Sendable, Hashable, CaseIterable {
    /// A point that is not a number: the finger stays where it was.
    case keptLocation = "location is not finite, kept the last one"
    /// A finger that is down began again: its old touch is cancelled first.
    case cancelledPrevious = "came down twice, the first touch is cancelled"
  }
}
