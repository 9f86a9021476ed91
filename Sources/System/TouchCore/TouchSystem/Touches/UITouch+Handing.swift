// SPDX-License-Identifier: Apache-2.0

extension UITouch {
  /// Calls the touch method of `responder` that belongs to a phase.
  ///
  /// Path of a touch: step 12.
  static func hand(
    _ phase: Phase, _ touches: Set<UITouch>, with event: UIEvent?, to responder: UIResponder
  ) {
    switch phase {
    case .began: responder.touchesBegan(touches, with: event)
    case .moved: responder.touchesMoved(touches, with: event)
    case .ended: responder.touchesEnded(touches, with: event)
    case .cancelled: responder.touchesCancelled(touches, with: event)
    default: break
    }
  }
}

extension UIPress {
  /// Calls the press method of `responder` that belongs to a phase.
  static func hand(
    _ phase: Phase, _ presses: Set<UIPress>, with event: UIPressesEvent?, to responder: UIResponder
  ) {
    switch phase {
    case .began: responder.pressesBegan(presses, with: event)
    case .changed: responder.pressesChanged(presses, with: event)
    case .ended: responder.pressesEnded(presses, with: event)
    case .cancelled: responder.pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}
