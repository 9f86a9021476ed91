// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A published workaround, bugs included: overridden touch methods that replace the control's.
///
/// The edge is exact, but every event is sent without a touch event, and the control never learns that
/// tracking has ended.
public final class OwnTouchMethodsButton: UIButton {
  /// Highlights and sends events by the bounds.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let currentInside = bounds.contains(touch.location(in: self))
    let preInside = bounds.contains(touch.previousLocation(in: self))
    isHighlighted = currentInside
    if currentInside {
      sendActions(for: preInside ? .touchDragInside : .touchDragEnter)
    } else {
      sendActions(for: preInside ? .touchDragExit : .touchDragOutside)
    }
  }

  /// Sends the lift by the bounds.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    isHighlighted = false
    sendActions(for: bounds.contains(touch.location(in: self)) ? .touchUpInside : .touchUpOutside)
  }
}
