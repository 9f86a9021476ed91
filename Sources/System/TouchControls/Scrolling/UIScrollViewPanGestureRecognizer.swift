// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchGraphics

/// The recognizer that drags a scroll view's content.
///
/// It follows wheels and trackpads too, as UIKit's does. It does not delay the end of a touch that the
/// content has, as printed descriptions of UIKit's recognizer show.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view whose content it drags, whichever view the recognizer is attached to.
  weak var scrollView: UIScrollView?
  /// The translation of the fingers, in the scroll view's coordinates, when they were last compared with the
  /// threshold.
  var comparedTranslation = CGVector.zero
  /// Whether the drag was left to a scroll view around this one.
  var isLeftToOuter = false

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    allowedScrollTypesMask = .all
    decidesForScrollView = true
  }

  /// The scroll view; documented to accept no other delegate.
  ///
  /// It is asked only if its class conforms to the protocol.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate ?? scrollView?.asGestureDelegate }
    set {
      guard newValue !== scrollView else { return }
      Misuse.report(
        "UIScrollView.panGestureRecognizer: its delegate can only be its scroll view; it stays as it was. Let the scroll view's class conform to UIGestureRecognizerDelegate."
      )
    }
  }

  /// Begins to drag the content of a scroll view, which becomes the delegate.
  func drag(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    ownDelegateIsAskedIfSet()
    if let delegate = scrollView as? any UIGestureRecognizerDelegate { super.delegate = delegate }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible { scrollView?.hold.reconsiderDrag() }
  }

  override func reset() {
    super.reset()
    comparedTranslation = .zero
    isLeftToOuter = false
    scrollView?.fingersLifted()
  }

  /// The pinch of the same scroll view recognizes together with the drag.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIScrollViewPinchGestureRecognizer
      && preventedGestureRecognizer.storedView === storedView)
  }
}

extension UIScrollViewPanGestureRecognizer: ScrollGesture {
  /// The components along the axes on which the content can move.
  func counted(_ traveled: CGVector) -> CGVector { scrollView?.counted(traveled) ?? traveled }

  /// Whether the touches can still be taken from the content, which may have received them by now.
  func mayStillBegin() -> Bool { scrollView?.mayTakeTouches(of: self) ?? true }

  /// Whoever holds the content's touches need not wait for a drag that was refused.
  func wroteFailure() { scrollView?.hold.reconsiderDrag() }
}
