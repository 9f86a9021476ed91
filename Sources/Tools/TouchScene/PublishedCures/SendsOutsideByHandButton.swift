// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A published workaround, bugs included: the outside events that are no longer sent are sent by hand.
///
/// It is the third of five steps. The return of the finger and the lift outside are still not sent.
public class SendsOutsideByHandButton: CancelsInContinueTrackingButton {
  /// Sends what the control no longer sends.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let isCurInRect = bounds.contains(touch.location(in: self))
    let isPreInRect = bounds.contains(touch.previousLocation(in: self))
    if !isCurInRect, !isPreInRect { sendActions(for: .touchDragOutside) }
    if isCurInRect, !isPreInRect { comesBack(touch, with: event) }
    super.touchesMoved(touches, with: event)
  }

  func comesBack(_ touch: UITouch, with event: UIEvent?) {}
}
