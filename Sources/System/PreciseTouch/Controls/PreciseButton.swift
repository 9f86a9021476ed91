// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// A button that reacts exactly at its edge, or at any distance from it.
///
/// ```swift
/// let button = PreciseButton(type: .system)
/// button.trackingRegion = .outset(25)
/// button.exitBehavior = .resume
/// button.addTarget(self, action: #selector(left), for: .touchDragExit)
/// ```
///
/// Other features of a button work as usual: a lift inside toggles the selection with
/// `changesSelectionAsPrimaryAction`, a finger that rests opens `menu`, and `performPrimaryAction()` does
/// what a tap does. With `showsMenuAsPrimaryAction`, the finger opens the menu and then belongs to the menu,
/// which only the system's own tracking supports. So such a button passes its touches to the system, and the
/// region does not apply to them.
@preconcurrency @MainActor open class PreciseButton: UIButton, PreciselyTracked {
  /// The tracker that follows the finger.
  public let tracker = PreciseTracker()

  /// Creates a button with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    tracker.sendsPrimaryAction = true
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tracker.sendsPrimaryAction = true
  }

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
