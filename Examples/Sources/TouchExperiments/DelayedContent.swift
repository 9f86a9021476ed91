// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import TouchAnimation
  import Touchstone
#else
  import UIKit
#endif

/// Asks how long a scroll view delays a touch that moves in a direction in which it cannot scroll.
///
/// The gray area scrolls up and down. Put a finger on the dark square in it and move it at once to the right,
/// by about 60 points; lift it. Then rest the finger on the square for a second before you move it. The log
/// has when the square receives each touch, and how far the finger has moved by then.
final class DelayedContent: Experiment {
  override var question: String {
    "How long does a scroll view delay a touch that moves across its direction?"
  }
  override var steps: [String] {
    [
      "Put a finger on the dark square, and move it at once to the right by 60 points.", "Lift it.",
      "The same, but wait a second before you move.",
    ]
  }

  override func setUp() {
    let scrollView = addToArea(UIScrollView())
    scrollView.contentSize = CGSize(width: 280, height: 1000)
    let square = FingerView(frame: CGRect(x: 40, y: 60, width: 120, height: 120))
    square.backgroundColor = UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1)
    var down: TimeInterval = 0
    var place = CGPoint.zero
    let follower = FingerFollower(target: nil, action: nil)
    follower.down = { point in
      down = CACurrentMediaTime()
      place = point
    }
    view.addGestureRecognizer(follower)
    square.report = { [weak self, weak follower] phase, touch in
      guard let self else { return }
      guard phase == "touchesBegan" else { return note(phase) }
      let delay = Written.seconds(CACurrentMediaTime() - down)
      let moved = Written.points((follower?.place.x ?? 0) - place.x)
      note("touchesBegan \(delay) s after the finger came down, \(moved) points to the right")
    }
    scrollView.addSubview(square)
  }
}
