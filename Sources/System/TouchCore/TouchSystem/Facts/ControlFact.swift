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
  /// The finger of a touch crossed the border of the tracking region.
  case crossed(StableName, touch: Int, inside: Bool)
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
  /// A finger came down in a part of a control that does not track.
  case passedOver(StableName, touch: Int, because: DeadPart)
  /// A finger, or a key, changed the value of a control.
  case changed(StableName, to: String)
  /// A control that is held down repeats its change of value, for the `n`th time.
  case repeated(StableName, times: Int)
  /// The delegate of a text field answered a question.
  case asked(StableName, Question, Bool)

  /// The parts of a control in which a finger is not tracked.
  public nonisolated enum DeadPart: String, Sendable, Hashable, CaseIterable {
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
