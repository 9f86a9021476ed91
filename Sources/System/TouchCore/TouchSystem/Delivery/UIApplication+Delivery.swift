// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  /// Delivers an event to the recognizers of its touches in a window, then to their views.
  ///
  /// Everything about recognizers is below ``GestureEnvironment/show(_:in:)``, everything about views below
  /// ``ViewDelivery/deliver(_:in:)``. ``GestureEnvironment/settle(in:)`` delivers later what recognizers hold
  /// back.
  ///
  /// Path of a touch: step 8.
  @inline(never)
  final func deliver(_ event: UIEvent, in window: UIWindow) {
    gestures.show(event, in: window)
    ViewDelivery(application: self).deliver(event, in: window)
  }
}
