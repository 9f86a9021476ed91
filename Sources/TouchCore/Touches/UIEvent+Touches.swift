// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
  /// All touches of the event, those that rest included; nil for an event that has none by its kind.
  public var allTouches: Set<UITouch>? {
    guard type == .touches else { return nil }
    if let touchSet { return touchSet }
    let made = Set(touches)
    touchSet = made
    return made
  }

  /// The touches that began in `window`; nil if there are none.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    some { $0.window === window }
  }

  /// The touches that began in `view`; nil if there are none.
  public func touches(for view: UIView) -> Set<UITouch>? {
    some { $0.view === view }
  }

  /// The touches of the event that a recognizer has; nil if there are none.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { touch in gesture.tracked.contains { $0 === touch } }
  }

  private func some(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : Set(found)
  }
}
