// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A cure as published, with its defect: the cancellation where the control asks whether to go on.
///
/// It is the second of five steps. An exit is sent, without an event, and a cancellation with it; the finger
/// that comes back finds nothing.
public class CancelsInContinueTrackingButton: UIButton {
  /// Sends the exit and cancels the touch that is outside.
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
