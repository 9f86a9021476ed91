// SPDX-License-Identifier: Apache-2.0

/// A scroll, hover or transform event: something a pointer does at a place, without a touch.
package final class UIPointerEvent: UIEvent {
  /// Where the pointer is, in points of the screen.
  package let screenLocation: CGPoint
  /// What the pointer does.
  package let action: PointerFrame.Action
  /// The window under the pointer.
  package internal(set) var window: UIWindow?
  /// The view under the pointer.
  package internal(set) var view: UIView?

  package init(_ frame: PointerFrame, timestamp: TimeInterval) {
    screenLocation = frame.location
    action = frame.action
    super.init(type: frame.action.eventType, timestamp: timestamp)
    buttonMask = frame.buttonMask
    modifierFlags = frame.modifierFlags
  }
}
