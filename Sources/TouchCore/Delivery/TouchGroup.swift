// SPDX-License-Identifier: Apache-2.0

/// Touches that are delivered to a view in one call; usually one, whose set is ready.
struct TouchGroup {
  /// A touch that is delivered late, and its phase by now.
  typealias Late = (touch: UITouch, phase: UITouch.Phase)

  /// The touches; nil if there are none.
  private(set) var set: Set<UITouch>?
  /// Those of them that have gone on to another phase.
  private(set) var late: [Late] = []

  /// Adds a touch that is delivered in `phase`.
  mutating func add(_ touch: UITouch, in phase: UITouch.Phase) {
    if touch.storedPhase != phase { late.append((touch, touch.storedPhase)) }
    if set == nil {
      set = touch.state.registration.singletonSet
    } else {
      set?.insert(touch)
    }
  }
}
