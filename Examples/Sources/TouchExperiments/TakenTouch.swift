// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks whether a control sends `touchCancel` when a recognizer takes its touch.
///
/// Put a finger on the button, move it down by about 100 points, and lift it. The log has each event of the
/// button and each state of a pan recognizer around it.
final class TakenTouch: Experiment {
  override var question: String { "Does a control send touchCancel when a recognizer takes its touch?" }
  override var steps: [String] {
    ["Put a finger on the button.", "Move it down by about 100 points.", "Lift it."]
  }

  override func setUp() {
    let around = addToArea(UIView())
    let button = UIButton(frame: CGRect(x: 40, y: 20, width: 200, height: 44))
    button.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
    noteEvents(of: button)
    around.addSubview(button)
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    observe(pan) { [weak self, weak pan] in
      if let pan { self?.note("pan \(Written.state(pan))") }
    }
    around.addGestureRecognizer(pan)
  }
}
