// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks when dragging the knob of a switch no longer counts as a tap.
///
/// Put a finger on the knob of the switch and lift it, ten times: each time, move it to the left a little
/// farther before you lift it, from 0 to 10 points. Do not leave the knob. The log has how far the finger
/// moved, and whether the switch changed.
final class SwitchDrag: Experiment {
  override var question: String { "When does dragging the knob of a switch no longer count as a tap?" }
  override var steps: [String] {
    [
      "Put a finger on the knob of the switch, which is off.",
      "Move it to the left by 0 to 10 points, and lift it.",
      "Repeat ten times, farther each time. Switch it off again when it is on.",
    ]
  }

  override func setUp() {
    let toggle = UISwitch(frame: CGRect(x: 120, y: 300, width: 51, height: 31))
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in self?.note(toggle?.isOn == true ? "on" : "off") },
      for: .valueChanged)
    view.addSubview(toggle)
    let follower = FingerFollower(target: nil, action: nil)
    var count = 0
    follower.lifted = { [weak self] travel in
      count += 1
      self?.note("lift \(count) after \(Written.points(travel)) points")
    }
    view.addGestureRecognizer(follower)
  }
}
