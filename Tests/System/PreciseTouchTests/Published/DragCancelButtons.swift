// SPDX-License-Identifier: Apache-2.0
import Touchstone

// The five steps in which an article on buttons arrived at a button that reacts when the finger leaves it, as
// written there, in its order.

/// The first: a move out of the bounds becomes a cancellation.
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

/// The second: it cancels where the control asks whether to continue.
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

/// The third: outside events that are no longer sent are sent by hand.
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

/// The fourth: a finger that comes back is passed to the control as if it had just come down.
class BeginsAgain: SendsOutsideByHand {
  override func comesBack(_ touch: UITouch, with event: UIEvent?) {
    touchesBegan([touch], with: event)
  }
}

/// The fifth and last: the lift outside is also sent by hand.
final class FinalButton: BeginsAgain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !bounds.contains(touch.location(in: self)) { sendActions(for: .touchUpOutside) }
    super.touchesEnded(touches, with: event)
  }
}
