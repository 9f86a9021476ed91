// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// A control that reacts exactly at its edge, or at any distance from it.
///
/// To give your own control this behavior, subclass this class instead of `UIControl`; nothing else changes.
/// Its events are UIKit's, each sent once and with the touch event.
@preconcurrency @MainActor open class PreciseControl: UIControl, PreciselyTracked {
  /// The tracker that follows the finger.
  public let tracker = PreciseTracker()

  // MARK: Tracking

  /// Whether the control follows a finger.
  open override var isTracking: Bool { tracker.isTracking || super.isTracking }

  /// Whether the finger that the control follows is inside its tracking region.
  open override var isTouchInside: Bool { tracker.isBusy ? tracker.isTouchInside : super.isTouchInside }

  /// Ends tracking without an up: the highlight goes off and `touchCancel` is sent.
  open override func cancelTracking(with event: UIEvent?) {
    tracker.cancelTracking(with: event, in: self) { super.cancelTracking(with: event) }
  }

  /// Stops following a finger that belonged to the former application.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    tracker.movedToWindow(in: self)
  }

  // MARK: Touches

  /// Returns whether `point` is in the bounds, or in the grown area where no other target owns it.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tracker.hitOutsets.holds(point, in: self, with: event) ?? super.point(inside: point, with: event)
  }

  /// Starts following the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracker.began(touches, with: event, in: self) { super.touchesBegan($0, with: event) }
  }

  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracker.moved(touches, with: event, in: self) { super.touchesMoved($0, with: event) }
  }

  /// Ends tracking with an up, inside or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracker.ended(touches, with: event, in: self) { super.touchesEnded($0, with: event) }
  }

  /// Cancels tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracker.cancelled(touches, with: event, in: self) { super.touchesCancelled($0, with: event) }
  }
}
