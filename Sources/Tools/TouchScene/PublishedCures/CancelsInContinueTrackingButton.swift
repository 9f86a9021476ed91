// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A published workaround, bugs included: it cancels where the control asks whether to continue.
///
/// It is the second of five steps. It sends an exit, without an event, together with a cancellation; a finger
/// that comes back has no effect.
public class CancelsInContinueTrackingButton: UIButton {
  /// Sends the exit and cancels a touch that is outside.
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isCurInRect = bounds.contains(touch.location(in: self))
    let isPreInRect = bounds.contains(touch.previousLocation(in: self))
    if !isCurInRect {
      if isPreInRect { sendActions(for: .touchDragExit) }
      touchesCancelled([touch], with: event)
      return false
    }
    if !isPreInRect { sendActions(for: .touchDragEnter) }
    return super.continueTracking(touch, with: event)
  }
}
