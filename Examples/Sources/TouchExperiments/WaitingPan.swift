// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks which translation a pan has that waited for another recognizer to fail.
///
/// The pan waits for a double tap. Put a finger into the gray area and move it slowly to the right by about
/// 120 points; lift it. The log has the translation when the pan begins, and how far the finger is from where
/// it came down.
final class WaitingPan: Experiment {
  override var question: String { "What is the translation of a pan that waited for a double tap to fail?" }
  override var steps: [String] {
    ["Move a finger slowly to the right in the gray area, by about 120 points.", "Lift it."]
  }

  override func setUp() {
    let finger = addToArea(FingerView())
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.cancelsTouchesInView = false
    let doubleTap = UITapGestureRecognizer(target: nil, action: nil)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.cancelsTouchesInView = false
    pan.require(toFail: doubleTap)
    observe(pan) { [weak self, weak pan, weak finger] in
      guard let self, let pan, let finger, pan.state != .changed else { return }
      let travel = finger.travel(to: pan.location(in: nil))
      note(
        "\(Written.state(pan)): travel \(Written.points(travel)), translation \(Written.points(pan.translation(in: nil).x))"
      )
    }
    finger.addGestureRecognizer(pan)
    finger.addGestureRecognizer(doubleTap)
  }
}
