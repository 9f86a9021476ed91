// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A published workaround, bugs included: the last of five steps, which also sends the lift outside by hand.
///
/// It handles a finger that comes back and sends everything, but with an extra cancellation and a second
/// down, and what it sends by hand has no event.
public final class DragCancelButton: BeginsAgainButton {
  /// Sends the lift outside.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !bounds.contains(touch.location(in: self)) { sendActions(for: .touchUpOutside) }
    super.touchesEnded(touches, with: event)
  }
}
