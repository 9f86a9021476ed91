// SPDX-License-Identifier: Apache-2.0

/// A step of an event through the application.
public nonisolated enum EventFact: Sendable, Hashable {
  /// The application sends an event to a window.
  case sent(UIEvent.EventType, to: StableName, touches: [Int])
  /// An event has no receiver.
  case dropped(UIEvent.EventType, because: String)
  /// A press, a motion or a remote-control command is sent to a responder.
  case routed(UIEvent.EventType, String, to: StableName)
  /// A press, or its end, is held back from its responder while recognizers are undecided.
  case held(UIEvent.EventType, String, from: StableName)
  /// A press or motion that began for a responder is cancelled.
  case cancelled(UIEvent.EventType, String, of: StableName, because: DeliveryFact.Cause)
}
