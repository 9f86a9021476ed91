// SPDX-License-Identifier: Apache-2.0

/// What a control made of its touches, and what it told its targets.
public nonisolated enum ControlFact: Sendable, Hashable {
  /// A control is disabled and passes touches that began in it on.
  case disabled(StableName, touches: [Int])
  /// A control does not look at a touch because it follows another one.
  case ignored(StableName, touch: Int, following: Int)
  /// `beginTracking(_:with:)` of a control said no.
  case refused(StableName, touch: Int)
  /// `beginTracking(_:with:)` of a control said yes to a touch that was over by then.
  case lost(StableName, touch: Int)
  /// A control follows a touch from here on.
  case began(StableName, touch: Int)
  /// The finger of a touch crossed the border of the tracking region.
  case crossed(StableName, touch: Int, inside: Bool)
  /// `continueTracking(_:with:)` of a control said no.
  case stopped(StableName, touch: Int)
  /// The finger of a followed touch lifted.
  case ended(StableName, touch: Int, inside: Bool)
  /// A followed touch was cancelled, `taken` if by a recognizer.
  case cancelled(StableName, touch: Int, taken: Bool)
  /// The highlight of a control changed.
  case highlighted(StableName, Bool)
  /// A control tells so many handlers of an event; `inside` is where the finger is, if there is one.
  case sent(StableName, event: String, handlers: Int, inside: Bool?)
  /// Code of a control's own, or somebody else's, tells one handler by hand; `events` are those of which the
  /// handler is told, nil if it is none of the control's.
  case told(StableName, of: String?)
  /// A control keeps an event to itself.
  case unsent(StableName, event: String, because: Silence)
  /// A finger took hold of the knob of a control.
  case grabbed(StableName, touch: Int)
  /// A finger came down where a control does not follow it.
  case passedOver(StableName, touch: Int, because: DeadPart)
  /// A finger, or a key, changed the value of a control.
  case changed(StableName, to: String)
  /// A control that is held changes its value once more, for the time of this number.
  case repeated(StableName, times: Int)
  /// The delegate of a text field was asked, and answered.
  case asked(StableName, Question, Bool)

  /// Where in a control a finger is not followed.
  public nonisolated enum DeadPart: String, Sendable, Hashable, CaseIterable {
    /// On the track of a slider.
    case besideKnob = "it is beside the knob"
    /// On a segment that cannot be chosen, or where there is none.
    case disabledSegment = "its segment is not enabled"
    /// On the half of a stepper that has nothing left to do.
    case limit = "the value is at its limit"
  }

  /// What a text field asks its delegate.
  public nonisolated enum Question: String, Sendable, Hashable, CaseIterable {
    /// Whether editing may begin.
    case shouldBeginEditing = "textFieldShouldBeginEditing"
    /// Whether editing may end.
    case shouldEndEditing = "textFieldShouldEndEditing"
    /// Whether a part of the text may be replaced.
    case shouldChange = "shouldChangeCharactersIn"
    /// Whether the text may be cleared.
    case shouldClear = "textFieldShouldClear"
    /// Whether the return key does what it does by default.
    case shouldReturn = "textFieldShouldReturn"
  }

  /// Why an event is not sent.
  public nonisolated enum Silence: String, Sendable, Hashable, CaseIterable {
    /// `isEnabled` is false.
    case disabled = "the control is disabled"
    /// A recognizer took the touch, and the tuning says that no `touchCancel` is sent then.
    case recognizerTookTouch = "a recognizer took the touch"
  }
}
