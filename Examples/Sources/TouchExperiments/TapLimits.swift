// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks how far a finger may move in a tap, and how long it may stay.
///
/// Tap into the gray area ten times: leave the finger down a little longer each time, up to three seconds.
/// Then ten times with a small movement, each time a little farther, up to 60 points. The log has whether the
/// tap was recognized, how long the finger was down, and how far it moved.
final class TapLimits: Experiment {
  override var question: String { "How far may a finger move in a tap, and how long may it stay?" }
  override var steps: [String] {
    [
      "Tap ten times, each time leaving the finger down longer, up to 3 s.",
      "Tap ten times, each time moving it farther, up to 60 points.",
    ]
  }

  override func setUp() {
    let finger = addToArea(FingerView())
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    var count = 0
    observe(tap) { [weak self] in self?.note("tap recognized") }
    finger.report = { [weak self, weak finger] phase, touch in
      guard let self, let finger, phase == "touchesEnded" || phase == "touchesCancelled" else { return }
      count += 1
      let time = Written.seconds(touch.timestamp - finger.startTime)
      note("\(phase) \(count): after \(time) s, moved \(Written.points(finger.farthest)) points")
    }
    finger.addGestureRecognizer(tap)
  }
}
