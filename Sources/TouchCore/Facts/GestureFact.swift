// SPDX-License-Identifier: Apache-2.0

/// What happened among the gesture recognizers.
public nonisolated enum GestureFact: Sendable, Hashable {
  /// A recognizer takes a touch that began.
  case bound(StableName, touch: Int)
  /// A recognizer does not get a touch that began.
  case refused(StableName, touch: Int, because: Refusal)
  /// A recognizer is shown touches.
  case shown(StableName, UITouch.Phase, touches: [Int])
  /// A recognizer takes a press that began.
  case boundPress(StableName, press: Int)
  /// A recognizer does not get a press that began.
  case refusedPress(StableName, press: Int, because: Refusal)
  /// A recognizer is shown presses.
  case shownPresses(StableName, UIPress.Phase, presses: [Int])
  /// A recognizer lets go of a press.
  case ignoredPress(press: Int, by: StableName)
  /// A recognizer does not follow what a pointer does.
  case refusedPointer(StableName, UIEvent.EventType, because: Refusal)
  /// A recognizer is shown what a pointer does without a touch.
  case shownPointer(StableName, UIEvent.EventType, UITouch.Phase)
  /// A recognizer went from one state to another.
  case state(StableName, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
  /// A view or a delegate was asked about a recognizer.
  case asked(Question, StableName, by: StableName, Bool)
  /// A delegate was asked about two recognizers.
  case compared(Question, StableName, StableName, by: StableName, Bool)
  /// A recognizer waits for others to fail.
  case waits(StableName, for: [StableName])
  /// A recognizer fails because one that had to fail was recognized.
  case requirementBroken(StableName, by: StableName)
  /// A requirement would close a circle and is ignored.
  case circle(StableName, StableName)
  /// A recognizer is kept out, or taken out, by another one.
  case prevented(StableName, by: StableName)
  /// The targets of a recognizer are called.
  case action(StableName, UIGestureRecognizer.State)
  /// A recognizer lets go of a touch.
  case ignored(touch: Int, by: StableName)
  /// The gesture of a recognizer ends from outside.
  case dropped(StableName, because: DropCause)
  /// A recognizer is possible again.
  case reset(StableName)

  /// What was asked.
  public nonisolated enum Question: String, Sendable, Hashable, CaseIterable {
    /// Whether the gesture may begin.
    case shouldBegin = "should begin"
    /// Whether both may be recognized.
    case shouldRecognizeSimultaneously = "simultaneously with"
    /// Whether the one waits for the other to fail.
    case shouldRequireFailure = "requires failure of"
    /// Whether the one must fail before the other.
    case shouldBeRequiredToFail = "required to fail by"
  }

  /// Why a recognizer does not get a touch, a press or what a pointer does.
  public nonisolated enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// Its gesture is over and its fingers are not all up.
    case isOver = "its gesture is over until all fingers are up"
    /// Its gesture was made and waits for others to fail.
    case isMade = "its gesture was made and waits for others to fail"
    /// Code makes its gesture by writing its state.
    case isByCode = "its gesture is made by code"
    /// The kind of touch is not among `allowedTouchTypes`.
    case touchType = "not one of its touch types"
    /// The button is not among `allowedPressTypes`.
    case pressType = "not one of its press types"
    /// Another kind of touch makes the gesture already.
    case otherTouchType = "its gesture is made by another kind of touch"
    /// `shouldReceive(_:)` of the recognizer said no to the event.
    case recognizerRefusedEvent = "it refused the event"
    /// The delegate said no to the event.
    case delegateRefusedEvent = "its delegate refused the event"
    /// The delegate said no to the touch.
    case delegateRefusedTouch = "its delegate refused the touch"
    /// The delegate said no to the press.
    case delegateRefusedPress = "its delegate refused the press"
  }

  /// Why a gesture ends from outside.
  public nonisolated enum DropCause: String, Sendable, Hashable, CaseIterable {
    /// The recognizer was switched off.
    case disabled = "it was disabled"
    /// The recognizer was removed from its view.
    case removed = "it was removed from its view"
    /// The recognizer's view left the window.
    case leftWindow = "its view left the window"
    /// All touches were cancelled while it waited for the next tap, or for others to fail.
    case touchesCancelled = "all touches were cancelled"
  }
}
