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
    /// The window's scene went to the background or was disconnected.
    case sceneLeft = "the scene left the foreground"
    /// A recognizer that cancels presses of responders recognized.
    case gestureRecognized = "a recognizer that takes its presses has recognized"
    /// A window's `sendEvent(_:)` did not pass on the end.
    case endWithheld = "its end was not passed on by sendEvent"
  }
}
