// SPDX-License-Identifier: Apache-2.0

/// How a view of a running program answers hit-testing, which a file cannot contain.
public enum LiveHit: Sendable, Hashable {
  /// The class overrides neither `hitTest(_:with:)` nor `point(inside:with:)`.
  case plain
  /// The same, and an animation that does not allow interaction keeps touches from the view until it ends.
  case animating
  /// The class overrides one of them, and the view was not asked.
  case overridden
  /// The class overrides one of them; asked about the point, the view returned nil.
  case nothing
  /// The class overrides one of them; asked about the point, the view returned itself.
  case itself
  /// The class overrides one of them; asked about the point, the view returned the one at this place in the
  /// tree.
  case another(Int32)
}
