// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A cure as published, with its defect: what is no longer sent outside is sent by hand.
///
/// It is the third of five steps. The way back and the lift outside are still not told.
public class SendsOutsideByHandButton: CancelsInContinueTrackingButton {
  /// Sends what the control does not send any more.
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
