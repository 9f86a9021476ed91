// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A cure as published, with its defect: the last of five steps, which sends the lift outside by hand as well.
///
/// It comes back and tells everything, but with a cancellation and a second down too many, and what it sends
/// by hand comes without an event.
public final class DragCancelButton: BeginsAgainButton {
  /// Sends the lift outside.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !bounds.contains(touch.location(in: self)) { sendActions(for: .touchUpOutside) }
    super.touchesEnded(touches, with: event)
  }
}
