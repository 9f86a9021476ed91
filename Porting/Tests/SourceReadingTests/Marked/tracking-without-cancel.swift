// SPDX-License-Identifier: Apache-2.0
import UIKit

class Knob: UIControl {
  var isDragging = false
  let thumb = UIView()
  private var lastPoint = CGPoint.zero

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isDragging = true
    lastPoint = touch.location(in: self)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {  // expect: tracking-without-cancel
    super.endTracking(touch, with: event)
    isDragging = false
  }
}

class Fader: UIControl {
  let thumb = UIView()

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    enlarge(true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {  // expect: tracking-without-cancel
    enlarge(false)
  }

  private func enlarge(_ isLarge: Bool) {
    UIView.animate(withDuration: 0.2) { self.thumb.isHighlighted = isLarge }
  }
}

class Scrubber: UIControl {
  private var zoom = 1.0 {
    didSet { setNeedsLayout() }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    zoom = 1
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    zoom = 2
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {  // expect: tracking-without-cancel
    zoom = 1
  }
}

// Traps

class Careful: UIControl {
  var isDragging = false
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isDragging = true
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isDragging = false }
  override func cancelTracking(with event: UIEvent?) { isDragging = false }
}

class Plain: UIControl {
  var value = 0.0
  private var startPoint = CGPoint.zero
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startPoint = touch.location(in: self)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = Double(touch.location(in: self).x)
    sendActions(for: .valueChanged)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    startPoint = .zero
    sendActions(for: .editingDidEnd)
  }
}

class Child: Careful {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isDragging = true
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isDragging = false }
}

struct Model {
  var isOn = false
  mutating func beginTracking() { isOn = true }
  mutating func endTracking() { isOn = false }
}

class FlipSwitch: UIControl {
  var isAnimating = false
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.location(in: self).x > bounds.midX { flip() }
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    if bounds.contains(touch.location(in: self)) { flip() }
  }
  private func flip() {
    isAnimating = true
    UIView.animate(withDuration: 0.2, animations: layoutIfNeeded) { _ in self.finish() }
  }
  private func finish() { isAnimating = false }
}

class SpeedScrubber: UIControl {
  private var speed = Speed.full
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    speed = .full
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    switch touch.location(in: self).y {
    case ..<50: speed = .full
    default: speed = .half
    }
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { speed = .full }
}
