// SPDX-License-Identifier: Apache-2.0
public import Foundation

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
    /// A finger came down while the application ignored events; it is ignored until it lifts.
    case interactionIgnored = "the application ignores interaction events"
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

nonisolated extension InputFact: ToldFact {
  package enum Word: String, CaseIterable {
    case began, changed, dropped, mended, timeClamped = "time-clamped"
  }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .began(let touch, let contact, let point, let tapCount):
      teller(
        Word.began, "touch \(touch)", "began at \(point.short), tap \(tapCount), finger \(contact)",
        ["touch": .int(touch), "finger": .int(contact), "at": .point(point), "taps": .int(tapCount)])
    case .changed(let touch, let phase, let point):
      teller(
        Word.changed, "touch \(touch)", "\(phase.word) \(phase == .moved ? "to" : "at") \(point.short)",
        isKey: phase == .ended || phase == .cancelled,
        ["touch": .int(touch), "phase": .phase(phase), "to": .point(point)])
    case .dropped(let contact, let phase, let refusal):
      teller(
        Word.dropped, "finger \(contact)", "\(phase.word) is dropped: \(refusal.rawValue)",
        ["finger": .int(contact), "phase": .phase(phase), "because": .word(refusal)])
    case .mended(let contact, let repair):
      teller(
        Word.mended, "finger \(contact)", "is mended: \(repair.rawValue)",
        ["finger": .int(contact), "how": .word(repair)])
    case .timeClamped(let from, let to):
      teller(
        Word.timeClamped, "frame", "stamped \(from.short) counts as \(to.short)", isKey: false,
        ["from": .double(from), "to": .double(to)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .began:
      self = .began(
        touch: try reader.int("touch"), contact: try reader.int("finger"), at: try reader.point("at"),
        tapCount: try reader.int("taps"))
    case .changed:
      self = .changed(
        touch: try reader.int("touch"), phase: try reader.phase("phase"), to: try reader.point("to"))
    case .dropped:
      self = .dropped(
        contact: try reader.int("finger"), phase: try reader.phase("phase"),
        because: try reader.word("because"))
    case .mended: self = .mended(contact: try reader.int("finger"), try reader.word("how"))
    case .timeClamped: self = .timeClamped(from: try reader.double("from"), to: try reader.double("to"))
    }
  }
}
