// SPDX-License-Identifier: Apache-2.0

/// What a control made of its touches, and what it told its targets.
public nonisolated enum ControlFact: Sendable, Hashable {
  /// A control is disabled and passes touches that began in it on.
  case disabled(StableName, touches: [Int])
  /// A control does not look at a touch because it follows another one.
  case ignored(StableName, touch: Int, following: Int)
  /// `beginTracking(_:with:)` of a control said no.
  case refused(StableName, touch: Int)
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
  /// A control keeps an event to itself.
  case unsent(StableName, event: String, because: Silence)

  /// Why an event is not sent.
  public nonisolated enum Silence: String, Sendable, Hashable {
    /// `isEnabled` is false.
    case disabled = "the control is disabled"
    /// A recognizer took the touch, and the tuning says that no `touchCancel` is sent then.
    case recognizerTookTouch = "a recognizer took the touch"
  }
}
