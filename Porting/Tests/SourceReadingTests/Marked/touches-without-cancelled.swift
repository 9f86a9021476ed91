// SPDX-License-Identifier: Apache-2.0
import UIKit

final class Tile: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    UIView.animate(withDuration: 0.1) { self.alpha = 0.5 }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {  // expect: touches-without-cancelled
    super.touchesEnded(touches, with: event)
    UIView.animate(withDuration: 0.1) { self.alpha = 1 }
  }
}

class Pad: UIViewController {
  var pressed = false
  let label = UILabel()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    setPressed(true)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {  // expect: touches-without-cancelled
    setPressed(false)
  }
  func setPressed(_ value: Bool) { pressed = value }
}

class LikeButton: UIButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {  // expect: touches-without-cancelled
    press(false)
  }
  private func press(_ isDown: Bool) {
    UIView.animate(withDuration: 0.1) {
      self.transform = isDown ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }
  }
}

class HintCard: UIView {
  let hint = UILabel()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { show(true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {  // expect: touches-without-cancelled
    show(false)
  }
  private func show(_ isShown: Bool) { hint.isHidden = !isShown }
}

class GuardedCard: UIView {
  let hint = UILabel()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { show(true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {  // expect: touches-without-cancelled
    show(false)
  }
  private func show(_ isShown: Bool) {
    guard isShown else {
      hint.isHidden = true
      return
    }
    hint.isHidden = false
  }
}

class DimCard: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { dim(true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {  // expect: touches-without-cancelled
    dim(false)
  }
  private func dim(_ isDown: Bool) {
    if isDown { alpha = 0.5 } else { alpha = 1 }
  }
}

// Traps

class Good: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
}

class Drawing: UIView {
  var lines: [CGPoint] = []
  private var lastTouch: UITouch?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lastTouch = touches.first
    lines = []
    setNeedsDisplay()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lastTouch = nil
    setNeedsDisplay()
  }
}

class Presser: UIGestureRecognizer {
  var isDown = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { isDown = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { isDown = false }
}

class Tapped: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
}

class Forwarding: UIView {
  let inner = UIView()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    inner.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    inner.touchesEnded(touches, with: event)
  }
}

class SteadyCard: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { show(true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { show(true) }
  private func show(_ isShown: Bool) {
    if isShown { alpha = 1 } else { alpha = 0 }
    layer.opacity = isShown ? 1 : 0
  }
}
