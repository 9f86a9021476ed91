// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A cure as published, with its defect: touch methods of one's own in the place of the control's.
///
/// The border is exact, but each event is sent without its place, and the control never learns that tracking
/// has ended.
public final class OwnTouchMethodsButton: UIButton {
  /// Highlights and sends by the bounds.
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
