// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks whether a disabled control that is enabled during a touch continues to pass the touch on.
///
/// Put a finger on the blue control, which is disabled, and move it by about 100 points. The control is
/// enabled when the finger has moved by 40 points. Lift the finger. The log has what the control and its
/// superview receive, each line once.
final class EnabledDuringTouch: Experiment {
  override var question: String {
    "Does a disabled control that is enabled during a touch pass the touch on?"
  }
  override var steps: [String] {
    ["Put a finger on the blue control.", "Move it to the right by about 100 points.", "Lift it."]
  }

  override func setUp() {
    let parent = addToArea(FingerView())
    let control = PassingControl(frame: CGRect(x: 20, y: 60, width: 240, height: 120))
    control.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
    control.isEnabled = false
    control.report = { [weak self, weak control] phase in
      self?.noteOnce("the control, \(control?.isEnabled == true ? "enabled" : "disabled"): \(phase)")
    }
    parent.report = { [weak self, weak parent, weak control] phase, _ in
      self?.noteOnce("the superview\(control?.isEnabled == true ? ", control enabled" : ""): \(phase)")
      guard let parent, let control, !control.isEnabled, parent.farthest > 40 else { return }
      control.isEnabled = true
      self?.note("enabled")
    }
    noteEvents(of: control)
    parent.addSubview(control)
  }
}

/// A control that says what it receives.
private final class PassingControl: UIControl {
  var report: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("touchesBegan")
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("touchesMoved")
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("touchesEnded")
    super.touchesEnded(touches, with: event)
  }
}
