// SPDX-License-Identifier: Apache-2.0

// The only calls of the methods that subclasses override to follow their input. All recognizers, in this module or not, are
// called under the same condition, so that no override has to check it.
extension UIGestureRecognizer {
  /// Whether fingers, buttons and pointers can no longer change the gesture.
  ///
  /// It is over, or it has asked for `ended` and only waits for others to fail.
  @inline(__always)
  private final var isDecided: Bool { storedState.isOver || pendingState == .ended }

  /// Passes touches to the method of the subclass for their phase, unless the gesture is decided.
  ///
  /// Path of a touch: step 9.
  @inline(__always)
  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
    let isDecided = isDecided
    switch phase {
    case .began: if !isDecided { touchesBegan(touches, with: event) }
    case .moved: if !isDecided { touchesMoved(touches, with: event) }
    case .ended:
      if !isDecided { touchesEnded(touches, with: event) }
      memory.knowsOfLifts = true
    case .cancelled:
      if !isDecided { touchesCancelled(touches, with: event) }
      memory.knowsOfLifts = true
    default: break
    }
  }

  /// Passes presses to the method of the subclass for their phase, unless the gesture is decided.
  final func receive(_ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard !isDecided else { return }
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }

  /// Passes what a pointer did to the recognizer that follows it, unless the gesture is decided.
  final func receive(_ phase: UITouch.Phase, _ event: UIPointerEvent) {
    if !isDecided { pointerActed(phase, with: event) }
  }
}
