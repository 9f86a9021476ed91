// SPDX-License-Identifier: Apache-2.0

/// How a view answers hit-testing, which a file of views cannot contain: a running program shows it, and so
/// does the source of its class.
public enum LiveHit: Sendable, Hashable {
  /// The class overrides neither `hitTest(_:with:)` nor `point(inside:with:)`.
  case plain
  /// The class takes no touch for itself, and leaves those of its subviews to them.
  case passingOn
  /// The class overrides neither, and an animation that does not allow interaction keeps touches from the
  /// view until it ends.
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
