// SPDX-License-Identifier: Apache-2.0

/// What an animation block is told while it runs: which property of which view is about to change.
enum AnimationContext {
  /// A property of a view that can be animated.
  enum Property: Hashable {
    case frame, bounds, center, transform, alpha, backgroundColor
  }

  static func willChange(_ view: UIView, _ property: Property) {}
}
