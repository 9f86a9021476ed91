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
  /// A recognizer changed its state.
  case state(StableName, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
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
  /// The actions of a recognizer are called.
  case action(StableName, UIGestureRecognizer.State)
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
