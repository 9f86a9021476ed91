// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Takes an event to the recognizers of its touches in a window, then to their views: the joint between the two.
  ///
  /// Everything about recognizers is below ``GestureEnvironment/show(_:in:)``, everything about views below
  /// ``ViewDelivery/deliver(_:in:)``. What recognizers hold back comes later, from ``GestureEnvironment/settle(in:)``.
  ///
  /// Path of a touch: step 8.
  @inline(never)
  final func deliver(_ event: UIEvent, in window: UIWindow) {
    gestures.show(event, in: window)
    ViewDelivery(application: self).deliver(event, in: window)
  }
}
