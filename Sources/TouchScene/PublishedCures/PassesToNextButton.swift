// SPDX-License-Identifier: Apache-2.0
public import Touchstone

/// A cure as published, with its defect: each touch method is handed to the next responder too.
///
/// A disabled button, which passes its touches on by itself, then passes them twice.
public final class PassesToNextButton: UIButton {
  /// Begins, and tells the next responder.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }

  /// Moves, and tells the next responder.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    next?.touchesMoved(touches, with: event)
  }

  /// Ends, and tells the next responder.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    next?.touchesEnded(touches, with: event)
  }

  /// Cancels, and tells the next responder.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    next?.touchesCancelled(touches, with: event)
  }
}
