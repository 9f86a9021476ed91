// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks what becomes of a touch whose window is hidden.
///
/// Put a finger into the gray area and move it to the right by about 100 points. The area is a window, and it
/// is hidden when the finger has moved by 60 points. Lift the finger. The log has what the view in the window
/// receives.
final class HiddenWindow: Experiment {
  private var window: UIWindow?

  override var question: String { "What becomes of a touch whose window is hidden?" }
  override var steps: [String] {
    [
      "Move a finger to the right in the gray area, by about 100 points. The area disappears.",
      "Move it on a little, and lift it.",
    ]
  }

  override func setUp() {
    guard let scene = view.window?.windowScene else { return note("There is no scene.") }
    let window = UIWindow(windowScene: scene)
    window.frame = area
    self.window = window
    let finger = FingerView(frame: window.bounds)
    finger.backgroundColor = UIColor(red: 0.85, green: 0.85, blue: 0.85, alpha: 1)
    window.addSubview(finger)
    finger.report = { [weak self, weak finger, weak window] phase, touch in
      guard let self, let finger, let window else { return }
      note(window.isHidden ? "\(phase) in the hidden window" : phase)
      guard !window.isHidden, phase == "touchesMoved", finger.farthest > 60 else { return }
      note("the window is being hidden")
      window.isHidden = true
      note("the window is hidden; the phase of the touch is \(touch.phase.rawValue)")
    }
    window.isHidden = false
  }
}
