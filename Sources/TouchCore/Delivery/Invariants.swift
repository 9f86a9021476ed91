// SPDX-License-Identifier: Apache-2.0

/// What is always true between two events, checked when the trait `Invariants` is on.
enum Invariants {
  #if Invariants
    static let checked: (@MainActor (UIApplication) -> Void)? = check
  #else
    static let checked: (@MainActor (UIApplication) -> Void)? = nil
  #endif

  private static func check(_ application: UIApplication) {
    let registry = application.registry
    precondition(
      Set(registry.touches.map(\.contactID)).count == registry.touches.count, "two touches of one finger")
    precondition(
      registry.touches.map(\.number) == registry.touches.map(\.number).sorted(), "touches out of order")
    precondition(
      (registry.event == nil) == registry.touches.isEmpty, "an event without fingers, or the reverse")
    for touch in registry.touches {
      precondition(!registry.orphans.contains(touch.contactID), "a finger that is down is orphaned")
      precondition(
        touch.progress != .begun || touch.storedView?.storedWindow != nil,
        "touch \(touch.number) goes on in a view that is in no window")
      precondition(touch.storedPhase != .ended && touch.storedPhase != .cancelled, "a touch outlives its end")
    }
    for window in application.allWindows {
      for view in window.subtree() { check(view, in: window) }
    }
  }

  private static func check(_ view: UIView, in window: UIWindow) {
    precondition(view.storedWindow === window, "a view does not know its window")
    for (below, above) in zip(view.children, view.children.dropFirst()) {
      precondition(below.rank < above.rank, "ranks do not ascend")
    }
    for child in view.children {
      precondition(child.parent === view, "a subview does not know its superview")
    }
  }
}
