// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  public import UIKit
#else
  public import Touchstone
#endif

/// A button that reacts exactly at its edge, or at any distance from it.
///
/// ```swift
/// let button = PreciseButton(type: .system)
/// button.trackingRegion = .outset(25)
/// button.exitBehavior = .resume
/// button.addTarget(self, action: #selector(left), for: .touchDragExit)
/// ```
@preconcurrency @MainActor open class PreciseButton: UIButton, PreciselyTracked {
  /// Follows the finger.
  public let tracker = PreciseTracker()

  /// Makes a button of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    tracker.sendsPrimaryAction = true
  }

  /// Makes a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tracker.sendsPrimaryAction = true
  }

  // MARK: Tracking

  /// Whether the control follows a finger.
  open override var isTracking: Bool { tracker.isTracking || super.isTracking }

  /// Whether the finger that the control follows is inside its tracking region.
  open override var isTouchInside: Bool { tracker.isTracking ? tracker.isTouchInside : super.isTouchInside }

  /// Ends tracking without an up: the highlight goes off and `touchCancel` is sent.
  open override func cancelTracking(with event: UIEvent?) {
    tracker.cancelTracking(with: event, in: self) { super.cancelTracking(with: event) }
  }

  /// Lets go of a finger that went with its application.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    tracker.movedToWindow(in: self)
  }

  // MARK: Touches

  /// Whether `point` is in the bounds, or in what they are grown by and no other target's.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tracker.hitOutsets.holds(point, in: self, with: event) ?? super.point(inside: point, with: event)
  }

  /// Begins to follow the finger.
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
