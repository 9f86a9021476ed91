// SPDX-License-Identifier: Apache-2.0

/// What became of a contact that came in.
public nonisolated enum InputFact: Sendable, Hashable {
  /// A finger came down and is touch number `touch` from here on.
  case began(touch: Int, contact: Int, at: CGPoint, tapCount: Int)
  /// The finger of a touch moved, rested, lifted or was taken away.
  case changed(touch: Int, phase: UITouch.Phase, to: CGPoint)
  /// A contact was not taken.
  case dropped(contact: Int, phase: UITouch.Phase, because: Refusal)
  /// Part of a contact was mended so that the rest could be used.
  case mended(contact: Int, Repair)
  /// A frame was stamped earlier than the present and counts as now.
  case timeClamped(from: TimeInterval, to: TimeInterval)

  /// Why a contact is not taken.
  public nonisolated enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// No finger with this identifier is down.
    case unknownContact = "no such finger is down"
    /// The touch of this finger was cancelled earlier; what the finger does until it lifts is nobody's.
    case cancelledEarlier = "its touch was cancelled"
    /// A began at a point that is not a number.
    case notANumber = "its location is not finite"
    /// The finger has come down in this very frame already.
    case alreadyDown = "it came down in this frame already"
    /// The phase is one no finger has.
    case notAFinger = "its phase is not a finger's"
  }

  /// What was mended.
  public nonisolated enum Repair: String, Sendable, Hashable, CaseIterable {
    /// A point that is not a number: the finger stays where it was.
    case keptLocation = "location is not finite, kept the last one"
    /// A second began for a finger that is down: its old touch is cancelled first.
    case cancelledPrevious = "came down twice, the first touch is cancelled"
  }
}
