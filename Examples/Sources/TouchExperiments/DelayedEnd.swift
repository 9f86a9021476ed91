// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import TouchAnimation
  import Touchstone
#else
  import UIKit
#endif

/// Asks how long the end of a touch is held that a recognizer delays.
///
/// The gray area has a double tap recognizer that delays ends. Tap once and wait a second. Then drag a finger
/// by about 100 points, and lift it. The log has how long after the lift the view receives it.
final class DelayedEnd: Experiment {
  override var question: String { "How long is the end of a touch held that a recognizer delays?" }
  override var steps: [String] {
    ["Tap the gray area once, and wait a second.", "Drag a finger in it by about 100 points, and lift it."]
  }

  override func setUp() {
    let finger = addToArea(FingerView())
    let doubleTap = UITapGestureRecognizer(target: nil, action: nil)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.delaysTouchesEnded = true
    finger.report = { [weak self] phase, touch in
      guard phase == "touchesEnded" || phase == "touchesCancelled" else { return }
      self?.note("\(phase) \(Written.seconds(CACurrentMediaTime() - touch.timestamp)) s after the lift")
    }
    finger.addGestureRecognizer(doubleTap)
  }
}
