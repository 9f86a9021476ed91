// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// Tells that a finger or a key changed the value; a disabled control keeps it to itself.
  ///
  /// The primary action of these controls is the change of their value, so both events are one send: who is
  /// to be told of both is told once.
  final func sendValue(with event: UIEvent?) {
    send(touchEvent: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// The bounds with a size that is not negative.
  final var area: CGRect {
    let bounds = bounds
    return bounds.size.width < 0 || bounds.size.height < 0 ? bounds.standardized : bounds
  }
}
