// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// The answer most people find when they ask why a button reacts so late: a margin of 25 points.
final class MarginInContinueTracking: UIButton {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let outerBounds = bounds.insetBy(dx: -25, dy: -25)
    let touchOutside = !outerBounds.contains(touch.location(in: self))
    if touchOutside {
      let previousTouchInside = outerBounds.contains(touch.previousLocation(in: self))
      sendActions(for: previousTouchInside ? .touchDragExit : .touchDragOutside)
    }
    return super.continueTracking(touch, with: event)
  }
}

/// A better solution by the same author: handlers that determine themselves where the finger is.
final class MarginInHandlers {
  private(set) var lines: [String] = []

  init(of button: UIButton) {
    button.addTarget(self, action: MarginInHandlers.dragged, for: [.touchDragInside, .touchDragOutside])
    button.addTarget(self, action: MarginInHandlers.lifted, for: [.touchUpInside, .touchUpOutside])
  }

  private func dragged(_ sender: UIButton, _ event: UIEvent?) {
    guard let touch = event?.allTouches?.first else { return }
    let outerBounds = sender.bounds.insetBy(dx: -25, dy: -25)
    let touchOutside = !outerBounds.contains(touch.location(in: sender))
    let previousOutside = !outerBounds.contains(touch.previousLocation(in: sender))
    let word = touchOutside ? previousOutside ? "outside" : "exit" : previousOutside ? "enter" : "inside"
    lines.append(word + (sender.isHighlighted ? ", highlighted" : ""))
  }

  private func lifted(_ sender: UIButton, _ event: UIEvent?) {
    guard let touch = event?.allTouches?.first else { return }
    let outerBounds = sender.bounds.insetBy(dx: -25, dy: -25)
    lines.append(outerBounds.contains(touch.location(in: sender)) ? "up inside" : "up outside")
  }
}

/// Overridden touch methods that replace the control's.
final class OwnTouchMethods: UIButton {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let currentInside = bounds.contains(touch.location(in: self))
    let preInside = bounds.contains(touch.previousLocation(in: self))
    isHighlighted = currentInside
    if currentInside {
      sendActions(for: preInside ? .touchDragInside : .touchDragEnter)
    } else {
      sendActions(for: preInside ? .touchDragExit : .touchDragOutside)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    isHighlighted = false
    sendActions(for: bounds.contains(touch.location(in: self)) ? .touchUpInside : .touchUpOutside)
  }
}

/// The category that lets a button be hit beyond its bounds; negative insets enlarge it.
final class HitRectButton: UIButton {
  var hitEdgeInsets = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if hitEdgeInsets == .zero || !isEnabled || isHidden || alpha == 0 {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: hitEdgeInsets).contains(point)
  }
}

/// The usual way to let a superview see the touches of a button too.
final class PassesToNext: UIButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    next?.touchesEnded(touches, with: event)
  }
}
