// SPDX-License-Identifier: Apache-2.0

/// Statements that are true between two events, checked with the trait `Invariants`.
enum Invariants {
  #if Invariants
    static let checked: (@MainActor (UIApplication) -> Void)? = check
  #else
    static let checked: (@MainActor (UIApplication) -> Void)? = nil
  #endif

  private static func check(_ application: UIApplication) {
    if let fault = fault(in: application) { preconditionFailure(fault) }
  }

  /// The first statement that is false; nil if all are true.
  static func fault(in application: UIApplication) -> String? {
    fault(in: application.registry) ?? application.allWindows.firstAnswer { fault(in: $0) }
      ?? fault(in: application.gestures)
      ?? application.registry.touches.firstAnswer { fault(in: $0, of: application.gestures) }
  }

  private static func fault(in registry: TouchRegistry) -> String? {
    let touches = registry.touches
    if Set(touches.map(\.contactID)).count < touches.count { return "one finger has two touches" }
    if touches.map(\.number) != touches.map(\.number).sorted() { return "touches are out of order" }
    if (registry.event == nil) != touches.isEmpty {
      return "an event has no fingers, or fingers have no event"
    }
    return touches.firstAnswer { touch in
      if registry.ignoredContacts.contains(touch.contactID) {
        return "touch \(touch.number) is down and ignored"
      }
      if touch.storedPhase == .ended || touch.storedPhase == .cancelled {
        return "touch \(touch.number) outlives its end"
      }
      if touch.deliveryState.isDelivering, touch.storedView?.storedWindow == nil {
        return "touch \(touch.number) goes on in a view that is in no window"
      }
      return nil
    }
  }

  private static func fault(in window: UIWindow) -> String? {
    for view in window.subtree() {
      if view.storedWindow !== window { return "a view does not know its window" }
      if let fault = faultOfRecognizers(on: view) { return fault }
      for (below, above) in zip(view.children, view.children.dropFirst()) where below.rank >= above.rank {
        return "the ranks of subviews do not ascend"
      }
      for child in view.children where child.parent !== view {
        return "a subview does not know its superview"
      }
    }
    return nil
  }
}
