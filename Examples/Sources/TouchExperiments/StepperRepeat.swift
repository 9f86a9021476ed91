// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import TouchAnimation
  import Touchstone
#else
  import UIKit
#endif

/// Asks when a stepper steps, and how fast a held one repeats.
///
/// Hold the plus of the stepper for three seconds. The log has each value, and how long after the first it
/// came.
final class StepperRepeat: Experiment {
  override var question: String { "When does a stepper step, and how fast does a held one repeat?" }
  override var steps: [String] { ["Hold the plus of the stepper for three seconds.", "Lift the finger."] }

  override func setUp() {
    let stepper = UIStepper(frame: CGRect(x: 40, y: 300, width: 94, height: 32))
    stepper.maximumValue = 1000
    var first: TimeInterval?
    stepper.addAction(
      UIAction { [weak self, weak stepper] _ in
        guard let self, let stepper else { return }
        let now = CACurrentMediaTime()
        let time = now - (first ?? now)
        if first == nil { first = now }
        note(
          "value \(Int(stepper.value)) after \(Written.seconds(time)) s, \(stepper.isTracking ? "down" : "lifted")"
        )
      }, for: .valueChanged)
    view.addSubview(stepper)
  }
}
