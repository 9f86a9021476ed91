// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The recognizer that drags a scroll view's content.
///
/// It follows wheels and trackpads too, as UIKit's does. It does not keep back the end of a touch that the content
/// has, as the printed descriptions of UIKit's show.
final class ScrollViewPan: UIPanGestureRecognizer {
  /// The way of the fingers, in the scroll view's coordinates, when they were last compared with the threshold.
  var crossing = CGVector.zero

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    allowedScrollTypesMask = .all
  }

  /// The scroll view, if it conforms, and nobody else; documented.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      guard let delegate, delegate !== view, view != nil else { return }
      Misuse.report(
        "UIScrollView.panGestureRecognizer: its delegate can only be its scroll view; it stays as it was. Let the scroll view's class conform to UIGestureRecognizerDelegate."
      )
      self.delegate = oldValue
    }
  }

  override func reset() {
    super.reset()
    crossing = .zero
    (view as? UIScrollView)?.fingersLeft()
  }

  /// The pinch of the same scroll view goes along with the drag.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollViewPinch && preventedGestureRecognizer.view === view)
  }
}
