// SPDX-License-Identifier: Apache-2.0

/// What happened to the animation of one property of a view.
public nonisolated enum AnimationFact: Sendable, Hashable {
  /// An animation of a property began; a view with a blocking animation is not hit.
  case began(StableName, property: String, delay: TimeInterval, duration: TimeInterval, blocksTouches: Bool)
  /// The animation is over.
  case ended(StableName, property: String, End)

  /// Why an animation is over.
  public nonisolated enum End: String, Sendable, Hashable, CaseIterable {
    /// It ran to its end.
    case finished
    /// Another animation of the same property replaced it.
    case replaced = "replaced by another"
    /// It was removed from the layer, or its animator was stopped.
    case removed
    /// The view left its window.
    case leftWindow = "the view left its window"
  }
}
