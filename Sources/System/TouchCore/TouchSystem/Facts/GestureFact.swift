// SPDX-License-Identifier: Apache-2.0

/// A decision about gesture recognizers.
public nonisolated enum GestureFact: Sendable, Hashable {
  /// A recognizer accepts a touch that began.
  case bound(StableName, touch: Int)
  /// A recognizer does not receive a touch that began.
  case refused(StableName, touch: Int, because: Refusal)
  /// A recognizer receives touches.
  case shown(StableName, UITouch.Phase, touches: [Int])
  /// A recognizer accepts a press that began.
  case boundPress(StableName, press: Int)
  /// A recognizer does not receive a press that began.
  case refusedPress(StableName, press: Int, because: Refusal)
  /// A recognizer receives presses.
  case shownPresses(StableName, UIPress.Phase, presses: [Int])
  /// A recognizer stops receiving a press.
  case ignoredPress(press: Int, by: StableName)
  /// A recognizer does not follow a pointer.
  case refusedPointer(StableName, UIEvent.EventType, because: Refusal)
  /// A recognizer receives a pointer event without a touch.
  case shownPointer(StableName, UIEvent.EventType, UITouch.Phase)
  /// A recognizer changed its state; `because` says why it failed or was cancelled, where that is known.
  case state(
    StableName, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, because: String? = nil)
  /// A view or a delegate was asked about a recognizer.
  case asked(Question, StableName, by: StableName, Bool)
  /// A delegate was asked about two recognizers.
  case compared(Question, StableName, StableName, by: StableName, Bool)
  /// A recognizer waits for others to fail.
  case waits(StableName, for: [StableName])
  /// A recognizer fails because a recognizer that it required to fail has recognized.
  case requirementBroken(StableName, by: StableName)
  /// A failure requirement would create a cycle and is ignored.
  case circle(StableName, StableName)
  /// A recognizer is prevented by another one.
  case prevented(StableName, by: StableName)
  /// The actions of a recognizer are called; `lost` is how many of its targets were deallocated, nil if none
  /// was.
  case action(StableName, UIGestureRecognizer.State, lost: Int? = nil)
  /// A recognizer ignores a touch from now on.
  case ignored(touch: Int, by: StableName)
  /// An external cause ends the gesture of a recognizer.
  case dropped(StableName, because: DropCause)
  /// A recognizer was reset to possible.
  case reset(StableName)

  /// A question to a view or a delegate.
  public nonisolated enum Question: String, Sendable, Hashable, CaseIterable {
    /// Whether the gesture may begin.
    case shouldBegin = "should begin"
    /// Whether both may recognize simultaneously.
    case shouldRecognizeSimultaneously = "simultaneously with"
    /// Whether the first waits for the second to fail.
    case shouldRequireFailure = "requires failure of"
    /// Whether the first must fail before the second.
    case shouldBeRequiredToFail = "required to fail by"
  }

  /// Why a recognizer does not receive a touch, a press or a pointer event.
  public nonisolated enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// Its gesture is over, but some of its fingers are still down.
    case isOver = "its gesture is over until all fingers are up"
    /// Its gesture is complete and waits for others to fail.
    case isMade = "its gesture was made and waits for others to fail"
    /// Code controls its gesture by setting its state.
    case isByCode = "its gesture is made by code"
    /// The kind of touch is not among `allowedTouchTypes`.
    case touchType = "not one of its touch types"
    /// The button is not among `allowedPressTypes`.
    case pressType = "not one of its press types"
    /// Another kind of touch is already making the gesture.
    case otherTouchType = "its gesture is made by another kind of touch"
    /// `shouldReceive(_:)` of the recognizer returned false for the event.
    case recognizerRefusedEvent = "it refused the event"
    /// The delegate refused the event.
    case delegateRefusedEvent = "its delegate refused the event"
    /// The delegate refused the touch.
    case delegateRefusedTouch = "its delegate refused the touch"
    /// The delegate refused the press.
    case delegateRefusedPress = "its delegate refused the press"
  }

  /// The external causes that end a gesture.
  public nonisolated enum DropCause: String, Sendable, Hashable, CaseIterable {
    /// The recognizer was disabled.
    case disabled = "it was disabled"
    /// The recognizer was removed from its view.
    case removed = "it was removed from its view"
    /// The recognizer's view left the window.
    case leftWindow = "its view left the window"
    /// All touches were cancelled while it waited for the next tap, or for others to fail.
    case touchesCancelled = "all touches were cancelled"
  }
}

nonisolated extension GestureFact: ToldFact {
  package enum Word: String, CaseIterable {
    case bound, refused, shown, state, asked, compared, waits, requirementBroken, circle, prevented, action
    case ignored, dropped, reset
    case boundPress, refusedPress, shownPresses, ignoredPress, refusedPointer, shownPointer
  }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .bound(let recognizer, let touch):
      teller(
        Word.bound, recognizer, "takes touch \(touch)", isKey: false,
        ["recognizer": .name(recognizer), "touch": .int(touch)])
    case .refused(let recognizer, let touch, let refusal):
      teller(
        Word.refused, recognizer, "does not take touch \(touch): \(refusal.rawValue)",
        ["recognizer": .name(recognizer), "touch": .int(touch), "because": .word(refusal)])
    case .shown(let recognizer, let phase, let touches):
      teller(
        Word.shown, recognizer, "\(phase.method) \(touches.asTouches)", isKey: false,
        ["recognizer": .name(recognizer), "phase": .phase(phase), "touches": .ints(touches)])
    case .boundPress(let recognizer, let press):
      teller(
        Word.boundPress, recognizer, "takes press \(press)", isKey: false,
        ["recognizer": .name(recognizer), "press": .int(press)])
    case .refusedPress(let recognizer, let press, let refusal):
      teller(
        Word.refusedPress, recognizer, "does not take press \(press): \(refusal.rawValue)", isKey: false,
        ["recognizer": .name(recognizer), "press": .int(press), "because": .word(refusal)])
    case .shownPresses(let recognizer, let phase, let presses):
      teller(
        Word.shownPresses, recognizer, "\(phase.method) \(presses.asPresses)", isKey: false,
        ["recognizer": .name(recognizer), "phase": .pressPhase(phase), "presses": .ints(presses)])
    case .ignoredPress(let press, let recognizer):
      teller(
        Word.ignoredPress, recognizer, "ignores press \(press)", isKey: false,
        ["recognizer": .name(recognizer), "press": .int(press)])
    case .refusedPointer(let recognizer, let type, let refusal):
      teller(
        Word.refusedPointer, recognizer, "does not follow the \(type.word) event: \(refusal.rawValue)",
        isKey: false,
        ["recognizer": .name(recognizer), "event": .eventType(type), "because": .word(refusal)])
    case .shownPointer(let recognizer, let type, let phase):
      teller(
        Word.shownPointer, recognizer, "follows a \(type.word): \(phase.word)", isKey: false,
        ["recognizer": .name(recognizer), "event": .eventType(type), "phase": .phase(phase)])
    // Lines are compared with recorded ones, and a reason has numbers of the tuning, so the line has none.
    case .state(let recognizer, let old, let new, let reason):
      teller(
        Word.state, recognizer, "\(old) → \(new)", isKey: new != .changed,
        [
          "recognizer": .name(recognizer), "from": .state(old), "to": .state(new),
          "because": .optionalString(reason),
        ])
    case .asked(let question, let recognizer, let asked, let answer):
      teller(
        Word.asked, recognizer, "\(question.rawValue)? \(asked) says \(answer ? "yes" : "no")", isKey: false,
        [
          "question": .word(question), "recognizer": .name(recognizer), "by": .name(asked),
          "answer": .bool(answer),
        ])
    case .compared(let question, let one, let other, let asked, let answer):
      teller(
        Word.compared, one, "\(question.rawValue) \(other)? \(asked) says \(answer ? "yes" : "no")",
        isKey: false,
        [
          "question": .word(question), "recognizer": .name(one), "other": .name(other), "by": .name(asked),
          "answer": .bool(answer),
        ])
    case .waits(let recognizer, let others):
      teller(
        Word.waits, recognizer, "waits for \(others.map(\.description).joined(separator: ", ")) to fail",
        isKey: false, ["recognizer": .name(recognizer), "for": .names(others)])
    case .requirementBroken(let recognizer, let other):
      teller(
        Word.requirementBroken, recognizer, "must fail: \(other) was recognized",
        ["recognizer": .name(recognizer), "by": .name(other)])
    case .circle(let one, let other):
      teller(
        Word.circle, one, "does not wait for \(other), which waits for it already", isKey: false,
        ["recognizer": .name(one), "other": .name(other)])
    case .prevented(let recognizer, let other):
      teller(
        Word.prevented, recognizer, "is prevented by \(other)",
        ["recognizer": .name(recognizer), "by": .name(other)])
    case .action(let recognizer, let state, let lost):
      teller(
        Word.action, recognizer,
        "sends its action: \(state)\(lost.map { "; \($0.of("target")) \($0 == 1 ? "was" : "were") deallocated" } ?? "")",
        isKey: lost != nil,
        ["recognizer": .name(recognizer), "state": .state(state), "lost": .optionalInt(lost)])
    case .ignored(let touch, let recognizer):
      teller(
        Word.ignored, recognizer, "ignores touch \(touch)", isKey: false,
        ["touch": .int(touch), "by": .name(recognizer)])
    case .dropped(let recognizer, let cause):
      teller(
        Word.dropped, recognizer, "ends from outside: \(cause.rawValue)",
        ["recognizer": .name(recognizer), "because": .word(cause)])
    case .reset(let recognizer):
      teller(
        Word.reset, recognizer, "is possible again", isKey: false, ["recognizer": .name(recognizer)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    func one() throws(Reader.Failure) -> StableName { try reader.name("recognizer") }
    func by() throws(Reader.Failure) -> StableName { try reader.name("by") }
    switch word {
    case .bound: self = .bound(try one(), touch: try reader.int("touch"))
    case .refused:
      self = .refused(try one(), touch: try reader.int("touch"), because: try reader.word("because"))
    case .shown: self = .shown(try one(), try reader.phase("phase"), touches: try reader.ints("touches"))
    case .boundPress: self = .boundPress(try one(), press: try reader.int("press"))
    case .refusedPress:
      self = .refusedPress(try one(), press: try reader.int("press"), because: try reader.word("because"))
    case .shownPresses:
      self = .shownPresses(
        try one(), try reader.pressPhase("phase"), presses: try reader.ints("presses"))
    case .ignoredPress: self = .ignoredPress(press: try reader.int("press"), by: try one())
    case .refusedPointer:
      self = .refusedPointer(try one(), try reader.eventType("event"), because: try reader.word("because"))
    case .shownPointer:
      self = .shownPointer(try one(), try reader.eventType("event"), try reader.phase("phase"))
    case .state:
      self = .state(
        try one(), from: try reader.state("from"), to: try reader.state("to"),
        because: try reader.optionalString("because"))
    case .asked:
      self = .asked(try reader.word("question"), try one(), by: try by(), try reader.bool("answer"))
    case .compared:
      self = .compared(
        try reader.word("question"), try one(), try reader.name("other"), by: try by(),
        try reader.bool("answer"))
    case .waits: self = .waits(try one(), for: try reader.names("for"))
    case .requirementBroken: self = .requirementBroken(try one(), by: try by())
    case .circle: self = .circle(try one(), try reader.name("other"))
    case .prevented: self = .prevented(try one(), by: try by())
    case .action:
      self = .action(try one(), try reader.state("state"), lost: try reader.optionalInt("lost"))
    case .ignored: self = .ignored(touch: try reader.int("touch"), by: try by())
    case .dropped: self = .dropped(try one(), because: try reader.word("because"))
    case .reset: self = .reset(try one())
    }
  }
}
