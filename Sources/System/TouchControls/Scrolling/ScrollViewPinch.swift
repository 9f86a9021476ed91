// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The recognizer that zooms a scroll view's content.
final class ScrollViewPinch: UIPinchGestureRecognizer {
  /// The scroll view whose content it zooms, whichever view the recognizer is attached to.
  weak var scrollView: UIScrollView?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    decidesForScrollView = true
  }

  /// The pan of the same scroll view recognizes together with the zoom.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollViewPan && preventedGestureRecognizer.storedView === storedView)
  }
}

extension ScrollViewPinch: ScrollGesture {
  /// Whether the touches can still be taken from the content, which may have received them by now.
  func mayStillBegin() -> Bool { scrollView?.mayTakeTouches(of: self) ?? true }
}
