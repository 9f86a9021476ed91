// SPDX-License-Identifier: Apache-2.0
import Touchstone

// A pan that keeps to one direction, as an answer to question 7100884 has it; only the import differs.

class DirectionPan: UIPanGestureRecognizer {
  enum Direction { case horizontal, vertical }

  var direction = Direction.horizontal
  private var isDragging = false
  private var moveX: CGFloat = 0
  private var moveY: CGFloat = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let touch = touches.first else { return }
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    moveX += before.x - now.x
    moveY += before.y - now.y
    guard !isDragging else { return }
    if abs(moveX) > 5 {
      if direction == .vertical { state = .failed } else { isDragging = true }
    } else if abs(moveY) > 5 {
      if direction == .horizontal { state = .failed } else { isDragging = true }
    }
  }

  override func reset() {
    super.reset()
    isDragging = false
    moveX = 0
    moveY = 0
  }
}
