// SPDX-License-Identifier: Apache-2.0

/// A step of the walk that finds the view under a finger.
public nonisolated enum HitTestFact: Sendable, Hashable {
  /// A view was asked about a point in its own coordinates.
  case visited(StableName, at: CGPoint, depth: Int, HitVerdict)
  /// A view whose class overrides `hitTest(_:with:)` gave its answer.
  case answered(StableName, depth: Int, StableName?)
  /// The walk of a window came to its end.
  case result(window: StableName, at: CGPoint, StableName?)
}

/// What a view had to say to a point.
public nonisolated enum HitVerdict: String, Sendable, Hashable, CaseIterable {
  /// The point is inside: the view's children are asked, then it is the view itself.
  case inside
  /// The point is outside the view.
  case outside
  /// `isHidden` is true.
  case hidden
  /// `isUserInteractionEnabled` is false.
  case interactionOff = "interaction off"
  /// `alpha` is not above the least opacity that is hit.
  case transparent
  /// The view is being animated without `.allowUserInteraction`.
  case animating
  /// The view has no area to hit: its geometry is not finite, or its transform cannot be undone.
  case degenerate
  /// The view's class overrides `hitTest(_:with:)`, and that decides.
  case asked = "asked itself"
}
