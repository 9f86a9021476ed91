// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks how a pan of two fingers counts their movements.
///
/// Put two fingers side by side into the gray area and move both to the right by about 60 points; lift them.
/// Then move only the right one, and then the right one to the right and the left one by about 20 points to
/// the left. The log has how far each of them moved after the pan began, and by how much the translation
/// changed. If that is half of the movement of a finger that moves alone, the middle of the fingers counts;
/// if it is all of it, the largest movement to each side does.
final class SeveralFingers: Experiment {
  override var question: String { "How does a pan of two fingers count their movements?" }
  override var steps: [String] {
    [
      "Put two fingers side by side into the gray area.",
      "Move both to the right by about 60 points. Lift them.",
      "The same, but move only the right one.",
      "The same, but move the left one to the left by about 20 points, too.",
    ]
  }

  override func setUp() {
    let gray = addToArea(UIView())
    gray.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.minimumNumberOfTouches = 2
    var start: [CGFloat] = []
    var now: [CGFloat] = []
    observe(pan) { [weak self, weak pan] in
      guard let self, let pan else { return }
      switch pan.state {
      case .began:
        start = Self.values(of: pan)
        now = start
      case .changed:
        if pan.numberOfTouches == 2 { now = Self.values(of: pan) }
      case .ended, .cancelled:
        let moved = zip(now, start).map { Written.points($0 - $1) }
        guard moved.count == 3 else { return }
        note("left finger \(moved[0]), right finger \(moved[1]), translation \(moved[2])")
      default: break
      }
    }
    gray.addGestureRecognizer(pan)
  }

  /// Where the left and the right finger are, and the translation, along the screen.
  private static func values(of pan: UIPanGestureRecognizer) -> [CGFloat] {
    let fingers = (0..<pan.numberOfTouches).map { pan.location(ofTouch: $0, in: nil).x }.sorted()
    return fingers + [pan.translation(in: nil).x]
  }
}
