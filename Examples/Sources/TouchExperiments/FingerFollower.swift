// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that follows a finger and recognizes nothing.
final class FingerFollower: UIGestureRecognizer {
  /// Called when the finger lifts, with how far it was at most from where it came down.
  var lifted: (CGFloat) -> Void = { _ in }
  /// Called when the finger comes down, with where.
  var down: (CGPoint) -> Void = { _ in }
  /// Where the finger is, or was last, in the coordinates of the window.
  private(set) var place = CGPoint.zero
  private var start: CGPoint?
  private var farthest: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, let touch = touches.first else { return }
    place = touch.location(in: nil)
    start = place
    farthest = 0
    down(place)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return }
    place = touch.location(in: nil)
    let (x, y) = (place.x - start.x, place.y - start.y)
    farthest = max(farthest, (x * x + y * y).squareRoot())
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    lifted(farthest)
    start = nil
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    start = nil
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
