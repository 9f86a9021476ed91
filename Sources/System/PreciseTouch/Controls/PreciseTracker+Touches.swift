// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

// Which touches the tracker handles, which UIKit handles, and which the next responder also receives.

extension PreciseTracker {
  /// Handles `touchesBegan`; `system` is what UIKit would do with touches.
  public func began(
    _ touches: Set<UITouch>, with event: UIEvent?, in control: UIControl, system: (Set<UITouch>) -> Void
  ) {
    guard control.isEnabled else {
      // These touches are passed on to their end, or left to UIKit, which passes each call on while the
      // control is disabled.
      if passing.isOn { return passing.began(touches, with: event, from: control) }
      systemTouches.add(touches)
      return system(touches)
    }
    // A callback below may end the touches; then no further receiver is told of them.
    passing.prepare(touches, from: control)
    let systemFollows = control.isTracking && !isBusy
    // A menu that opens when the finger comes down follows the finger itself: only the system's tracking
    // opens it.
    let opensMenu = control.showsMenuAsPrimaryAction && control.isContextMenuInteractionEnabled
    if systemFollows || ((region.isSystem || opensMenu) && !isBusy) {
      systemTouches.add(touches)
      system(touches)
    } else {
      follow(firstOf: touches, event, control)
    }
    passing.deliver(touches, with: event)
  }

  /// Handles `touchesMoved`; `system` is what UIKit would do with touches.
  public func moved(
    _ touches: Set<UITouch>, with event: UIEvent?, in control: UIControl, system: (Set<UITouch>) -> Void
  ) {
    if let touch = followed(among: touches) { move(touch, event, control) }
    if let touches = systemTouches.part(of: touches) { system(touches) }
    passing.moved(touches, with: event)
  }

  /// Handles `touchesEnded`; `system` is what UIKit would do with touches.
  public func ended(
    _ touches: Set<UITouch>, with event: UIEvent?, in control: UIControl, system: (Set<UITouch>) -> Void
  ) {
    if let touch = followed(among: touches) { lift(touch, event, control) } else { forget(touches) }
    if let touches = systemTouches.remove(touches) { system(touches) }
    passing.ended(touches, with: event)
  }

  /// Handles `touchesCancelled`; `system` is what UIKit would do with touches.
  public func cancelled(
    _ touches: Set<UITouch>, with event: UIEvent?, in control: UIControl, system: (Set<UITouch>) -> Void
  ) {
    if followed(among: touches) != nil { cancel(event, control) } else { forget(touches) }
    if let touches = systemTouches.remove(touches) { system(touches) }
    passing.cancelled(touches, with: event)
  }

  /// Handles `didMoveToWindow()`: cancels if the finger disappeared with its application, without an end.
  public func movedToWindow(in control: UIControl) {
    if hasLostFinger { cancel(nil, control) }
  }
}
