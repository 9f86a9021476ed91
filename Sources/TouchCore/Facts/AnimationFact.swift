// SPDX-License-Identifier: Apache-2.0

/// What happened to the animation of one property of a view.
public nonisolated enum AnimationFact: Sendable, Hashable {
  /// A property is on its way to its new value; a view with an animation that blocks is not hit.
  case began(StableName, property: String, delay: TimeInterval, duration: TimeInterval, blocksTouches: Bool)
  /// The animation is over.
  case ended(StableName, property: String, End)

  /// Why an animation is over.
  public nonisolated enum End: String, Sendable, Hashable, CaseIterable {
    /// It came to its end.
    case finished
    /// Another animation of the same property took its place.
    case replaced = "replaced by another"
    /// Somebody removed it from the layer, or stopped its animator.
    case removed
    /// The view left its window.
    case leftWindow = "the view left its window"
  }
}
