// SPDX-License-Identifier: Apache-2.0

/// What the responder chain decided.
public nonisolated enum ResponderFact: Sendable, Hashable {
  /// A responder became first responder.
  case became(StableName)
  /// A responder is first responder no longer.
  case resigned(StableName)
  /// A responder was asked to become or resign first responder, and refused.
  case refused(StableName, String)
  /// An action found its target.
  case action(String, to: StableName)
  /// An action found nobody to perform it.
  case unanswered(action: String)
}
