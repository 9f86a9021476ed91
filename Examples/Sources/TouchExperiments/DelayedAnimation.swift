// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks whether a view is hit while it waits for the delay of its animation.
///
/// Tap the gray area. A second later, tap the dark square in it, which begins to move three seconds after the
/// first tap. Tap it again when it has stopped. The log has which of the two views each touch begins in.
final class DelayedAnimation: Experiment {
  override var question: String { "Is a view hit while it waits for the delay of its animation?" }
  override var steps: [String] {
    [
      "Tap the gray area.", "A second later, tap the dark square.",
      "Tap it again when it has moved and stopped.",
    ]
  }

  override func setUp() {
    let around = addToArea(FingerView())
    let square = FingerView(frame: CGRect(x: 10, y: 90, width: 60, height: 60))
    square.backgroundColor = UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1)
    square.report = { [weak self] phase, _ in
      if phase == "touchesBegan" { self?.note("in the square") }
    }
    var isAsked = false
    around.report = { [weak self, weak square] phase, _ in
      guard phase == "touchesBegan" else { return }
      self?.note("in the area\(isAsked ? ", again" : "")")
      guard !isAsked else { return }
      isAsked = true
      UIView.animate(withDuration: 0.5, delay: 3, options: []) {
        square?.frame = CGRect(x: 210, y: 90, width: 60, height: 60)
      } completion: { _ in
        self?.note("the square has stopped")
      }
    }
    around.addSubview(square)
  }
}
