// SPDX-License-Identifier: Apache-2.0

/// The kind of shape with which a view, or another item of a dynamic animator, collides.
public nonisolated enum UIDynamicItemCollisionBoundsType: Int, Sendable, Hashable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// A path.
  case path = 2
}
