// SPDX-License-Identifier: Apache-2.0

// The only calls of the methods that subclasses override to follow their input. All recognizers, in this
// module or not, are called under the same condition, so that no override has to check it: the gesture is
// undecided. It is decided when it is over, which the callers check before they report what a recognizer is
// shown, and when it is complete. What methods write about an event is settled when they have returned.
extension UIGestureRecognizer {
  /// Whether the gesture has asked for `ended` and only waits for others to fail.
  @inline(__always)
  private final var isComplete: Bool {
    if case .ended? = pendingState { true } else { false }
  }

  /// Passes touches to the method of the subclass for their phase, unless the gesture is complete.
  ///
  /// Path of a touch: step 9.
  @inline(__always)
  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
    if !isComplete {
      settlingWrites {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: break
        }
      }
    }
    if phase == .ended || phase == .cancelled { memory.knowsOfLifts = true }
  }

  /// Passes presses to the method of the subclass for their phase, unless the gesture is complete.
  final func receive(_ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard !isComplete else { return }
    settlingWrites {
      switch phase {
      case .began: pressesBegan(presses, with: event)
      case .changed: pressesChanged(presses, with: event)
      case .ended: pressesEnded(presses, with: event)
      case .cancelled: pressesCancelled(presses, with: event)
      case .stationary: break
      }
    }
  }

  /// Passes what a pointer did to the recognizer that follows it, unless the gesture is complete.
  final func receive(_ phase: UITouch.Phase, _ event: UIPointerEvent) {
    if !isComplete { settlingWrites { pointerActed(phase, with: event) } }
  }
}
