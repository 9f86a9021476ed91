// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A scroll, hover or transform event: an action of a pointer without a touch.
package final class UIPointerEvent: UIEvent {
  /// What the pointer does, and where.
  package let frame: PointerFrame
  /// The window under the pointer.
  package internal(set) var window: UIWindow?
  /// The view under the pointer.
  package internal(set) var view: UIView?

  package init(_ frame: PointerFrame, timestamp: TimeInterval) {
    self.frame = frame
    super.init(type: frame.action.eventType, timestamp: timestamp)
    storedButtonMask = frame.buttonMask
    storedModifierFlags = frame.modifierFlags
  }

  /// Where the pointer is, in points of the screen.
  package var screenLocation: CGPoint { frame.location }

  /// The progress of the scroll or the transform; nil for hovering.
  package var step: PointerFrame.Step? {
    switch frame.action {
    case .scroll(_, let step), .transform(_, _, let step): step
    case .hover: nil
    }
  }

  /// What the pointer does.
  package var action: PointerFrame.Action { frame.action }
}

/// Buttons and keys that are pressed, from the first going down to the last being released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses in the order in which they began.
  final var presses: [UIPress] = []

  /// Creates an event without presses, for code that calls press methods by hand.
  public override init() {
    super.init(type: .presses, timestamp: 0)
  }

  init(timestamp: TimeInterval) {
    super.init(type: .presses, timestamp: timestamp)
  }

  /// All presses of the event, those that are held included.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses of the event that a recognizer has.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { gesture.presses.contains($0) })
  }
}
