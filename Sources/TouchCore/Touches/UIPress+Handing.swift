// SPDX-License-Identifier: Apache-2.0

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
