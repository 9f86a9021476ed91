// SPDX-License-Identifier: Apache-2.0

/// A decision about the responder chain.
public nonisolated enum ResponderFact: Sendable, Hashable {
  /// A responder became first responder.
  case became(StableName)
  /// A responder is no longer first responder.
  case resigned(StableName)
  /// A responder was asked to become or resign first responder, and refused.
  case refused(StableName, String)
  /// A target was found for an action.
  case action(String, to: StableName)
  /// No target was found for an action.
  case unanswered(action: String)
}
