// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The recognizer that zooms a scroll view's content.
final class ScrollViewPinch: UIPinchGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  /// The pan of the same scroll view goes along with the zoom.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollViewPan && preventedGestureRecognizer.view === view)
  }
}
