// SPDX-License-Identifier: Apache-2.0

/// Informs the running animation block which property of which view is about to change.
enum AnimationContext {
  /// A property of a view that can be animated.
  enum Property: Hashable {
    case frame, bounds, center, transform, alpha, backgroundColor

    /// The parts that are animated separately, under Core Animation's names.
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

  /// The innermost running block, if any.
  private(set) static var current: AnimationBlock?

  /// Records the value of a property before it changes, and for renderers that it changes.
  @inline(__always)
  static func willChange(_ view: UIView, _ property: Property) {
    view.noteLooks()
    guard let current else { return }
    current.note(view, property.keys)
  }

  /// Runs `body` inside a block.
  static func run(_ block: AnimationBlock, _ body: () -> Void) {
    let outer = current
    current = block
    defer { current = outer }
    body()
  }

  /// Makes a block the innermost one until ``end(_:)``.
  static func begin(_ block: AnimationBlock) -> AnimationBlock? {
    let outer = current
    current = block
    return outer
  }

  /// Makes the block around a begun one the innermost again.
  static func end(_ outer: AnimationBlock?) { current = outer }

  /// Runs `body` without recording its changes in any block.
  static func withoutRecording(_ body: () -> Void) {
    run(AnimationBlock(settings: nil), body)
  }
}
