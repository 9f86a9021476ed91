// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  public import UIKit
#else
  public import Touchstone
#endif

// Which touches are the tracker's, which are UIKit's, and which the next responder gets too.

extension PreciseTracker {
  /// Takes `touchesBegan`; `system` is what UIKit would do with touches.
  public func began(
    _ touches: Set<UITouch>, with event: UIEvent?, in control: UIControl, system: (Set<UITouch>) -> Void
  ) {
    guard control.isEnabled else {
      // Passed on to the end, or left to UIKit, which passes each call on while the control is disabled.
      if passing.isOn { return passing.began(touches, with: event, from: control) }
      systemTouches.add(touches)
      return system(touches)
    }
    // Whoever is told below may end the touches: then nobody else is told of them any more.
    passing.prepare(touches, from: control)
    let systemFollows = control.isTracking && !isTracking
    if systemFollows || (region.isSystem && !isTracking) {
      systemTouches.add(touches)
      system(touches)
    } else {
      follow(firstOf: touches, event, control)
    }
    passing.tell(touches, with: event)
  }

  /// Takes `touchesMoved`; `system` is what UIKit would do with touches.
  public func moved(
    _ touches: Set<UITouch>, with event: UIEvent?, in control: UIControl, system: (Set<UITouch>) -> Void
  ) {
    if let touch = followed(among: touches) { move(touch, event, control) }
    if let touches = systemTouches.part(of: touches) { system(touches) }
    passing.moved(touches, with: event)
  }

  /// Takes `touchesEnded`; `system` is what UIKit would do with touches.
  public func ended(
    _ touches: Set<UITouch>, with event: UIEvent?, in control: UIControl, system: (Set<UITouch>) -> Void
  ) {
    if let touch = followed(among: touches) { lift(touch, event, control) } else { forget(touches) }
    if let touches = systemTouches.remove(touches) { system(touches) }
    passing.ended(touches, with: event)
  }

  /// Takes `touchesCancelled`; `system` is what UIKit would do with touches.
  public func cancelled(
    _ touches: Set<UITouch>, with event: UIEvent?, in control: UIControl, system: (Set<UITouch>) -> Void
  ) {
    if followed(among: touches) != nil { cancel(event, control) } else { forget(touches) }
    if let touches = systemTouches.remove(touches) { system(touches) }
    passing.cancelled(touches, with: event)
  }

  /// Takes `didMoveToWindow()`: cancels if the finger has gone without an end, with its application.
  public func movedToWindow(in control: UIControl) {
    if hasLostFinger { cancel(nil, control) }
  }
}
