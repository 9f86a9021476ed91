// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A published workaround, bugs included: a move out of the bounds becomes a cancellation.
///
/// It is the first of five steps to a button that reacts at its edge. A finger that comes back has no effect,
/// and neither an exit nor a lift outside is ever sent.
public final class CancelsWhenMovedOutButton: UIButton {
  /// Cancels the touches that are outside.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !bounds.contains(touch.location(in: self)) {
      touchesCancelled(touches, with: nil)
    } else {
      super.touchesMoved(touches, with: event)
    }
  }
}
