// SPDX-License-Identifier: Apache-2.0

/// What an animation block is told while it runs: which property of which view is about to change.
enum AnimationContext {
  /// A property of a view that can be animated.
  enum Property: Hashable {
    case frame, bounds, center, transform, alpha, backgroundColor

    /// The parts it is animated in, under the names that Core Animation gives them.
    var keys: [AnimationKey] {
      switch self {
      case .frame: [.position, .boundsSize]
      case .bounds: [.boundsOrigin, .boundsSize]
      case .center: [.position]
      case .transform: [.transform]
      case .alpha: [.opacity]
      case .backgroundColor: [.backgroundColor]
      }
    }
  }

  /// The innermost block that runs, if one does.
  private(set) static var current: AnimationBlock?

  /// Notes the value a property has before it changes.
  @inline(__always)
  static func willChange(_ view: UIView, _ property: Property) {
    guard let current else { return }
    current.note(view, property.keys)
  }

  /// Runs `body` as the inside of a block.
  static func run(_ block: AnimationBlock, _ body: () -> Void) {
    let outer = current
    current = block
    defer { current = outer }
    body()
  }

  /// Runs `body` so that no block notes what it changes.
  static func unnoted(_ body: () -> Void) {
    run(AnimationBlock(settings: nil), body)
  }
}
