// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks what makes a tap a second tap, and whether a drag counts as a first one.
///
/// Tap twice, with a longer pause each time, until the count stays at 1. Tap twice with a growing distance
/// between the taps. Drag a finger by 100 points, lift it, and tap where it lifted. The log has the tap count
/// of each touch, and how long after the last lift and how far from it the touch began.
final class TapCount: Experiment {
  override var question: String { "What makes a tap a second tap? Does a drag count as a first one?" }
  override var steps: [String] {
    [
      "Tap twice, with a longer pause each time, until the count stays at 1.",
      "Tap twice, farther apart each time.", "Drag by 100 points, and tap where the finger lifted.",
    ]
  }

  override func setUp() {
    let finger = addToArea(FingerView())
    var last: (time: TimeInterval, place: CGPoint)?
    finger.report = { [weak self] phase, touch in
      let place = touch.location(in: nil)
      if phase == "touchesEnded" { last = (touch.timestamp, place) }
      guard let self, phase == "touchesBegan" else { return }
      guard let last else { return note("tap count \(touch.tapCount)") }
      let (x, y) = (place.x - last.place.x, place.y - last.place.y)
      let distance = Written.points((x * x + y * y).squareRoot())
      let pause = Written.seconds(touch.timestamp - last.time)
      note("tap count \(touch.tapCount): \(pause) s and \(distance) points after the last lift")
    }
  }
}
