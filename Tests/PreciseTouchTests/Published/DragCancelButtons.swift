// SPDX-License-Identifier: Apache-2.0
import Touchstone

// The five steps in which an article on buttons came to a button that lets go when the finger leaves it,
// written as it has them, and in its order.

/// The first: a move out of the bounds is made a cancellation.
final class CancelsWhenMovedOut: UIButton {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !bounds.contains(touch.location(in: self)) {
      touchesCancelled(touches, with: nil)
    } else {
      super.touchesMoved(touches, with: event)
    }
  }
}

/// The second: the same where the control asks whether to go on.
class CancelsInContinueTracking: UIButton {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
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

/// The third: what is no longer sent outside is sent by hand.
class SendsOutsideByHand: CancelsInContinueTracking {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let isCurInRect = bounds.contains(touch.location(in: self))
    let isPreInRect = bounds.contains(touch.previousLocation(in: self))
    if !isCurInRect, !isPreInRect { sendActions(for: .touchDragOutside) }
    if isCurInRect, !isPreInRect { comesBack(touch, with: event) }
    super.touchesMoved(touches, with: event)
  }

  func comesBack(_ touch: UITouch, with event: UIEvent?) {}
}

/// The fourth: a finger that comes back is given to the control as if it had just come down.
class BeginsAgain: SendsOutsideByHand {
  override func comesBack(_ touch: UITouch, with event: UIEvent?) {
    touchesBegan([touch], with: event)
  }
}

/// The fifth and last: the lift outside is sent by hand too.
final class FinalButton: BeginsAgain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !bounds.contains(touch.location(in: self)) { sendActions(for: .touchUpOutside) }
    super.touchesEnded(touches, with: event)
  }
}
