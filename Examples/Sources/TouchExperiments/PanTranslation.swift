// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks which translation a plain pan has when it begins.
///
/// Put a finger into the gray area and move it slowly to the right by about 60 points; lift it. Do the same
/// as fast as you can. The log has the translation at each state, and how far the finger is from where it
/// came down.
final class PanTranslation: Experiment {
  override var question: String { "What is the translation of a plain pan when it begins?" }
  override var steps: [String] {
    [
      "Move a finger slowly to the right in the gray area, by about 60 points.", "Lift it.",
      "The same, fast.",
    ]
  }

  override func setUp() {
    let finger = addToArea(FingerView())
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.cancelsTouchesInView = false
    var changes = 0
    observe(pan) { [weak self, weak pan, weak finger] in
      guard let self, let pan, let finger else { return }
      changes = pan.state == .began ? 0 : changes + 1
      // The beginning, the move after it, and the end.
      guard changes < 2 || pan.state != .changed else { return }
      let travel = finger.travel(to: pan.location(in: nil))
      let translation = pan.translation(in: nil)
      note(
        "\(Written.state(pan)): travel \(Written.points(travel)), translation \(Written.points(translation.x)) \(Written.points(translation.y))"
      )
    }
    finger.addGestureRecognizer(pan)
  }
}
