// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks how near to the knob of a slider a finger must come down.
///
/// Touch the slider ten times without moving: first on the knob in its middle, then each time 5 points
/// farther to the right. The log has how far from the middle of the knob the finger came down, and whether
/// the slider tracks it.
final class SliderKnob: Experiment {
  override var question: String { "How near to the knob of a slider must a finger come down?" }
  override var steps: [String] {
    [
      "Touch the knob of the slider, and lift the finger.",
      "Repeat ten times, 5 points farther right each time.",
    ]
  }

  override func setUp() {
    let slider = AskingSlider(frame: CGRect(x: 40, y: 300, width: 240, height: 34))
    slider.value = 0.5
    slider.report = { [weak self] line in self?.note(line) }
    view.addSubview(slider)
  }
}

/// A slider that says which touches it tracks.
private final class AskingSlider: UISlider {
  var report: (String) -> Void = { _ in }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let distance = Written.points(touch.location(in: self).x - knob.midX)
    let tracks = super.beginTracking(touch, with: event)
    report(
      "\(distance) points from the middle of a knob of \(Written.points(knob.width)): \(tracks ? "tracked" : "not tracked")"
    )
    return tracks
  }
}
