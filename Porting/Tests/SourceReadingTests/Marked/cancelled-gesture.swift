// SPDX-License-Identifier: Apache-2.0
import UIKit

class Cards: UIViewController {
  let card = UIView()
  var isDragging = false
  var constraint: NSLayoutConstraint!

  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
    case .changed:
      card.transform = CGAffineTransform(translationX: pan.translation(in: view).x, y: 0)
    case .ended:
      isDragging = false  // expect: cancelled-gesture
      UIView.animate(withDuration: 0.2) { self.card.transform = .identity }
    default:
      break
    }
  }

  @objc func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began {
      card.alpha = 0.5
    } else if press.state == .ended {
      card.alpha = 1  // expect: cancelled-gesture
    }
  }
}

// Traps

class Careful: UIViewController {
  let card = UIView()
  var startCenter = CGPoint.zero

  @objc func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: card.transform = CGAffineTransform(translationX: pan.translation(in: view).x, y: 0)
    case .ended, .cancelled: card.transform = .identity
    default: break
    }
  }

  @objc func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: card.alpha = 0.5
    case .changed: break
    case .ended: card.alpha = 1
    default: card.alpha = 1
    }
  }

  @objc func moved(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: startCenter = card.center
    case .changed: card.center = pan.location(in: view)
    case .ended: finish()
    default: break
    }
  }
  func finish() {}

  @objc func tapped(_ tap: UITapGestureRecognizer) {
    if tap.state == .ended { card.isHidden = true }
  }

  @objc func held(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: card.alpha = 0.5
    case .ended: card.alpha = 1
    case .cancelled, .failed: card.alpha = 1
    default: break
    }
  }

  func load() {
    switch player.state {
    case .ready: card.alpha = 0
    default: card.alpha = 1
    }
  }
}
