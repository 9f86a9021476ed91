// SPDX-License-Identifier: Apache-2.0

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
