// SPDX-License-Identifier: Apache-2.0

/// Which of its touches a view received, or did not receive, and why.
public nonisolated enum DeliveryFact: Sendable, Hashable {
  /// A view's touch method is called with these touches.
  case handed(to: StableName, UITouch.Phase, touches: [Int])
  /// A touch that began in a view is never delivered to it.
  case refused(touch: Int, view: StableName, because: Refusal)
  /// A view's touches are cancelled.
  case cancelled(touches: [Int], view: StableName, because: Cause)
  /// A view's touches are cancelled because a recognizer recognized.
  case taken(touches: [Int], view: StableName, by: StableName)
  /// A touch, or its end, is held back from its view while recognizers are undecided.
  case held(touch: Int, view: StableName, UITouch.Phase)
  /// A touch that was held back is never delivered to its view, because a recognizer recognized.
  case discarded(touch: Int, by: StableName)
  /// A touch began where there is no view.
  case nobody(touch: Int)

  /// Why a view does not receive a touch that began in it.
  public nonisolated enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// Multiple touch is off, and the view has a touch already.
    case multipleTouchOff = "the view has a touch and multiple touch is off"
    /// The view is exclusive, and another view of the window has touches.
    case exclusiveButOthersTrack = "the view is exclusive and another view has touches"
    /// A recognizer that cancels touches in views is in the middle of its gesture.
    case gestureGoesOn = "a recognizer that takes its touches has recognized"
    /// A recognizer that has failed held it back permanently.
    case keptByRecognizer = "a recognizer keeps it"
    /// Another view of the window is exclusive and has touches.
    case exclusiveElsewhere = "an exclusive view has touches"
    /// A window's `sendEvent(_:)` did not pass on the began phase.
    case beganWithheld = "its began was not passed on by sendEvent"
    /// The touch was cancelled while its began phase was held.
    case cancelledWhileHeld = "it was cancelled while its began was held"
    /// The view left its window before the began phase was delivered.
    case leftWindow = "the view is in no window"
  }

  /// Why a view's touches are cancelled.
  public nonisolated enum Cause: String, Sendable, Hashable, CaseIterable {
    /// The view left its window.
    case leftWindow = "the view left its window"
    /// The application became inactive.
    case resignedActive = "the application resigned active"
    /// The application ignores interaction events.
    case interactionIgnored = "the application ignores interaction events"
    /// The window's scene went to the background or was disconnected.
    case sceneLeft = "the scene left the foreground"
    /// A recognizer that cancels presses of responders recognized.
    case gestureRecognized = "a recognizer that takes its presses has recognized"
    /// A window's `sendEvent(_:)` did not pass on the end.
    case endWithheld = "its end was not passed on by sendEvent"
  }
}

nonisolated extension DeliveryFact: ToldFact {
  package enum Word: String, CaseIterable {
    case handed, refused, cancelled, taken, held, discarded, nobody
  }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .handed(let view, let phase, let touches):
      teller(
        Word.handed, view, "\(phase.method) \(touches.asTouches)", isKey: false,
        ["to": .name(view), "phase": .phase(phase), "touches": .ints(touches)])
    case .refused(let touch, let view, let refusal):
      teller(
        Word.refused, view, "never gets touch \(touch): \(refusal.rawValue)",
        ["touch": .int(touch), "view": .name(view), "because": .word(refusal)])
    case .cancelled(let touches, let view, let cause):
      teller(
        Word.cancelled, view, "touchesCancelled \(touches.asTouches): \(cause.rawValue)",
        ["touches": .ints(touches), "view": .name(view), "because": .word(cause)])
    case .taken(let touches, let view, let recognizer):
      teller(
        Word.taken, view, "touchesCancelled \(touches.asTouches): \(recognizer) recognized",
        ["touches": .ints(touches), "view": .name(view), "by": .name(recognizer)])
    case .held(let touch, let view, let phase):
      teller(
        Word.held, view, "\(phase.method) touch \(touch) is held",
        ["touch": .int(touch), "view": .name(view), "phase": .phase(phase)])
    case .discarded(let touch, let recognizer):
      teller(
        Word.discarded, "touch \(touch)", "never reaches its view: \(recognizer) recognized",
        ["touch": .int(touch), "by": .name(recognizer)])
    case .nobody(let touch):
      teller(Word.nobody, "touch \(touch)", "hits no view", ["touch": .int(touch)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .handed:
      self = .handed(
        to: try reader.name("to"), try reader.phase("phase"), touches: try reader.ints("touches"))
    case .refused:
      self = .refused(
        touch: try reader.int("touch"), view: try reader.name("view"), because: try reader.word("because"))
    case .cancelled:
      self = .cancelled(
        touches: try reader.ints("touches"), view: try reader.name("view"),
        because: try reader.word("because"))
    case .taken:
      self = .taken(
        touches: try reader.ints("touches"), view: try reader.name("view"), by: try reader.name("by"))
    case .held:
      self = .held(touch: try reader.int("touch"), view: try reader.name("view"), try reader.phase("phase"))
    case .discarded: self = .discarded(touch: try reader.int("touch"), by: try reader.name("by"))
    case .nobody: self = .nobody(touch: try reader.int("touch"))
    }
  }
}
