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
