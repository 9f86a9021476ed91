// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks whether a view gets the touch of a long press that takes no time.
///
/// Put a finger into the gray area, and lift it. The log has what the view receives, and the states of the
/// long press.
final class InstantPress: Experiment {
  override var question: String { "Does a view get the touch of a long press that takes no time?" }
  override var steps: [String] { ["Put a finger into the gray area.", "Lift it."] }

  override func setUp() {
    let finger = addToArea(FingerView())
    finger.report = { [weak self] phase, _ in self?.note("the view: \(phase)") }
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    observe(press) { [weak self, weak press] in
      if let press { self?.note("long press \(Written.state(press))") }
    }
    finger.addGestureRecognizer(press)
  }
}
