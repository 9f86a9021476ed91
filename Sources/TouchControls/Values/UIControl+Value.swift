// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension UIControl {
  /// Sends the events of a value that a finger or a key changed; a disabled control sends none.
  ///
  /// The primary action of these controls is the change of their value, so both events are one send: a
  /// handler of both is called once.
  final func sendValue(with event: UIEvent?) {
    send(touchEvent: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// The bounds with a non-negative size.
  final var area: CGRect {
    let bounds = bounds
    return bounds.size.width < 0 || bounds.size.height < 0 ? bounds.standardized : bounds
  }
}
