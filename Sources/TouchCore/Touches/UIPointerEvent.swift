// SPDX-License-Identifier: Apache-2.0

/// A scroll, hover or transform event: something a pointer does at a place, without a touch.
package final class UIPointerEvent: UIEvent {
  /// Where the pointer is, in points of the screen.
  package let screenLocation: CGPoint
  /// The window under the pointer.
  package internal(set) var window: UIWindow?
  /// The view under the pointer.
  package internal(set) var view: UIView?

  package init(type: EventType, at screenLocation: CGPoint, timestamp: TimeInterval) {
    self.screenLocation = screenLocation
    super.init(type: type, timestamp: timestamp)
  }
}
