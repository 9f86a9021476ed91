// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A published workaround, bugs included: each touch method also calls the next responder.
///
/// A disabled button, which passes its touches on by itself, then passes them on twice.
public final class PassesToNextButton: UIButton {
  /// Calls super and the next responder.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }

  /// Calls super and the next responder.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    next?.touchesMoved(touches, with: event)
  }

  /// Calls super and the next responder.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    next?.touchesEnded(touches, with: event)
  }

  /// Calls super and the next responder.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    next?.touchesCancelled(touches, with: event)
  }
}
