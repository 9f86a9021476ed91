// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Asks how often the hit-test is called for a touch.
///
/// Tap into the gray area, and drag a finger in it. The log has each call of `hitTest(_:with:)` between the
/// touches, with the number of touches in its event.
final class HitTestCount: Experiment {
  override var question: String { "How often is the hit-test asked for a touch?" }
  override var steps: [String] { ["Tap into the gray area.", "Drag a finger by 50 points in it."] }

  override func setUp() {
    let asked = addToArea(AskedView())
    var count = 0
    asked.asked = { [weak self] event in
      count += 1
      self?.note("hitTest \(count), touches in the event: \(event?.allTouches?.count ?? 0)")
    }
    asked.report = { [weak self] phase, _ in self?.note(phase) }
  }
}

/// A view that says when its hit-test is asked.
private final class AskedView: FingerView {
  var asked: (UIEvent?) -> Void = { _ in }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked(event)
    return super.hitTest(point, with: event)
  }
}
