// SPDX-License-Identifier: Apache-2.0

/// What a control did with its touches, and what it sent to its targets.
public nonisolated enum ControlFact: Sendable, Hashable {
  /// A control is disabled and passes on touches that began in it.
  case disabled(StableName, touches: [Int])
  /// A control ignores a touch because it is tracking another one.
  case ignored(StableName, touch: Int, following: Int)
  /// `beginTracking(_:with:)` of a control returned false.
  case refused(StableName, touch: Int)
  /// `beginTracking(_:with:)` of a control returned true for a touch that had ended in the meantime.
  case lost(StableName, touch: Int)
  /// A control starts tracking a touch.
  case began(StableName, touch: Int)
  /// The finger of a touch crossed the border of the tracking region; if it went out, `distance` is how many
  /// points it is outside of the bounds.
  case crossed(StableName, touch: Int, inside: Bool, distance: Double? = nil)
  /// `continueTracking(_:with:)` of a control returned false.
  case stopped(StableName, touch: Int)
  /// The finger of a tracked touch lifted.
  case ended(StableName, touch: Int, inside: Bool)
  /// A tracked touch was cancelled; `taken` if a recognizer took it.
  case cancelled(StableName, touch: Int, taken: Bool)
  /// The highlight of a control changed.
  case highlighted(StableName, Bool)
  /// A control sends an event to a number of handlers; `inside` says where the finger is, if there is one.
  case sent(StableName, event: String, handlers: Int, inside: Bool?)
  /// Code calls one handler directly; `events` are those that the handler is registered for, nil if it is not
  /// a handler of the control.
  case told(StableName, of: String?)
  /// A control does not send an event.
  case unsent(StableName, event: String, because: Silence)
  /// A finger grabbed the knob of a control.
  case grabbed(StableName, touch: Int)
  /// A finger came down in a part of a control that does not track, or in another view.
  case passedOver(StableName, touch: Int, because: DeadPart)
  /// A finger, or a key, changed the value of a control.
  case changed(StableName, to: String)
  /// A control that is held down repeats its change of value, for the `n`th time.
  case repeated(StableName, times: Int)
  /// The delegate of a text field answered a question.
  case asked(StableName, Question, Bool)

  /// The parts of a control in which a finger is not tracked.
  public nonisolated enum DeadPart: String, Sendable, Hashable, CaseIterable {
    /// In a view inside the control, or in a view that passes its touches on to the control; or code made the
    /// touch.
    case otherView = "its view is another one"
    /// On the track of a slider.
    case besideKnob = "it is beside the knob"
    /// On a segment that cannot be selected, or where there is none.
    case disabledSegment = "its segment is not enabled"
    /// On the half of a stepper that has reached its limit.
    case limit = "the value is at its limit"
  }

  /// The questions that a text field asks its delegate.
  public nonisolated enum Question: String, Sendable, Hashable, CaseIterable {
    /// Whether editing may begin.
    case shouldBeginEditing = "textFieldShouldBeginEditing"
    /// Whether editing may end.
    case shouldEndEditing = "textFieldShouldEndEditing"
    /// Whether a part of the text may be replaced.
    case shouldChange = "shouldChangeCharactersIn"
    /// Whether the text may be cleared.
    case shouldClear = "textFieldShouldClear"
    /// Whether the return key has its default effect.
    case shouldReturn = "textFieldShouldReturn"
  }

  /// Why an event is not sent.
  public nonisolated enum Silence: String, Sendable, Hashable, CaseIterable {
    /// `isEnabled` is false.
    case disabled = "the control is disabled"
    /// A recognizer took the touch, and the tuning disables `touchCancel` in that case.
    case recognizerTookTouch = "a recognizer took the touch"
  }
}

nonisolated extension ControlFact: ToldFact {
  package enum Word: String, CaseIterable {
    case disabled, ignored, refused, lost, began, crossed, stopped, ended, cancelled, highlighted, sent
    case unsent, told, grabbed, passedOver, changed, repeated, asked
  }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .disabled(let control, let touches):
      teller(
        Word.disabled, control, "is disabled and passes \(touches.asTouches) on",
        ["control": .name(control), "touches": .ints(touches)])
    case .ignored(let control, let touch, let other):
      teller(
        Word.ignored, control, "does not look at touch \(touch): it follows touch \(other)",
        ["control": .name(control), "touch": .int(touch), "following": .int(other)])
    case .refused(let control, let touch):
      teller(
        Word.refused, control, "does not begin to follow touch \(touch)",
        ["control": .name(control), "touch": .int(touch)])
    case .lost(let control, let touch):
      teller(
        Word.lost, control, "does not follow touch \(touch): it was over before the control could track it",
        ["control": .name(control), "touch": .int(touch)])
    case .began(let control, let touch):
      teller(
        Word.began, control, "follows touch \(touch)", ["control": .name(control), "touch": .int(touch)])
    case .crossed(let control, let touch, let inside, let distance):
      teller(
        Word.crossed, control, "touch \(touch) \(inside ? "comes back in" : "goes out")",
        [
          "control": .name(control), "touch": .int(touch), "inside": .bool(inside),
          "distance": .optionalDouble(distance),
        ])
    case .stopped(let control, let touch):
      teller(
        Word.stopped, control, "does not follow touch \(touch) any further",
        ["control": .name(control), "touch": .int(touch)])
    case .ended(let control, let touch, let inside):
      teller(
        Word.ended, control, "touch \(touch) lifts \(inside ? "inside" : "outside")",
        ["control": .name(control), "touch": .int(touch), "inside": .bool(inside)])
    case .cancelled(let control, let touch, let taken):
      teller(
        Word.cancelled, control, "touch \(touch) \(taken ? "was taken by a recognizer" : "is cancelled")",
        ["control": .name(control), "touch": .int(touch), "taken": .bool(taken)])
    case .highlighted(let control, let isOn):
      teller(
        Word.highlighted, control, "highlight \(isOn ? "on" : "off")",
        ["control": .name(control), "on": .bool(isOn)])
    case .sent(let control, let event, let handlers, let inside):
      teller(
        Word.sent, control,
        "sends \(event)\(handlers > 0 ? " to \(handlers)" : "")\(inside.map { $0 ? ", inside" : ", outside" } ?? "")"
          + (handlers > 0 ? "" : "; nobody listens"),
        isKey: !Self.isRepeating(event),
        [
          "control": .name(control), "event": .string(event), "handlers": .int(handlers),
          "inside": .optionalBool(inside),
        ])
    case .told(let control, let events):
      teller(
        Word.told, control, "tells a handler of \(events ?? "no event of its own") by hand",
        ["control": .name(control), "of": .optionalString(events)])
    case .unsent(let control, let event, let reason):
      teller(
        Word.unsent, control, "does not send \(event): \(reason.rawValue)",
        ["control": .name(control), "event": .string(event), "because": .word(reason)])
    case .grabbed(let control, let touch):
      teller(
        Word.grabbed, control, "touch \(touch) takes hold of the knob",
        ["control": .name(control), "touch": .int(touch)])
    case .passedOver(let control, let touch, let part):
      teller(
        Word.passedOver, control, "touch \(touch) is nothing to it: \(part.rawValue)",
        ["control": .name(control), "touch": .int(touch), "because": .word(part)])
    case .changed(let control, let value):
      teller(
        Word.changed, control, "value is now \(value)", isKey: false,
        ["control": .name(control), "value": .string(value)])
    case .repeated(let control, let times):
      teller(
        Word.repeated, control, "is held and repeats, \(times)", isKey: false,
        ["control": .name(control), "times": .int(times)])
    case .asked(let control, let question, let answer):
      teller(
        Word.asked, control, "asks its delegate \(question.rawValue): \(answer ? "yes" : "no")",
        ["control": .name(control), "question": .word(question), "answer": .bool(answer)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    let control = try reader.name("control")
    switch word {
    case .disabled: self = .disabled(control, touches: try reader.ints("touches"))
    case .ignored:
      self = .ignored(control, touch: try reader.int("touch"), following: try reader.int("following"))
    case .refused: self = .refused(control, touch: try reader.int("touch"))
    case .lost: self = .lost(control, touch: try reader.int("touch"))
    case .began: self = .began(control, touch: try reader.int("touch"))
    case .crossed:
      self = .crossed(
        control, touch: try reader.int("touch"), inside: try reader.bool("inside"),
        distance: try reader.optionalDouble("distance"))
    case .stopped: self = .stopped(control, touch: try reader.int("touch"))
    case .ended: self = .ended(control, touch: try reader.int("touch"), inside: try reader.bool("inside"))
    case .cancelled:
      self = .cancelled(control, touch: try reader.int("touch"), taken: try reader.bool("taken"))
    case .highlighted: self = .highlighted(control, try reader.bool("on"))
    case .sent:
      self = .sent(
        control, event: try reader.string("event"), handlers: try reader.int("handlers"),
        inside: try reader.optionalBool("inside"))
    case .told: self = .told(control, of: try reader.optionalString("of"))
    case .unsent:
      self = .unsent(control, event: try reader.string("event"), because: try reader.word("because"))
    case .grabbed: self = .grabbed(control, touch: try reader.int("touch"))
    case .passedOver:
      self = .passedOver(control, touch: try reader.int("touch"), because: try reader.word("because"))
    case .changed: self = .changed(control, to: try reader.string("value"))
    case .repeated: self = .repeated(control, times: try reader.int("times"))
    case .asked: self = .asked(control, try reader.word("question"), try reader.bool("answer"))
    }
  }

  /// Whether a control sends the event repeatedly while a finger moves.
  package static func isRepeating(_ event: String) -> Bool {
    ["touchDragInside", "touchDragOutside", "valueChanged", "editingChanged"].contains {
      event == $0 || event.hasPrefix($0 + "+")
    }
  }
}
