// SPDX-License-Identifier: Apache-2.0

/// An event on its way through the application.
public nonisolated enum EventFact: Sendable, Hashable {
  /// The application sends an event to a window.
  case sent(UIEvent.EventType, to: StableName, touches: [Int])
  /// An event has nowhere to go.
  case dropped(UIEvent.EventType, because: String)
  /// A press, a motion or a remote-control command goes to a responder.
  case routed(UIEvent.EventType, String, to: StableName)
  /// A press, or its end, is kept back from its responder while recognizers are undecided.
  case held(UIEvent.EventType, String, from: StableName)
  /// What a responder was told began is cancelled.
  case cancelled(UIEvent.EventType, String, of: StableName, because: DeliveryFact.Cause)
}
