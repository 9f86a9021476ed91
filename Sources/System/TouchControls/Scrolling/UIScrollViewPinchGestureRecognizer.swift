// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The recognizer that zooms a scroll view's content.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The scroll view whose content it zooms, whichever view the recognizer is attached to.
  weak var scrollView: UIScrollView?
  /// Whether code has set another delegate, or none.
  private var hasOtherDelegate = false

  /// The scroll view, unless code sets another one (assumed; the documentation mentions only the pan).
  ///
  /// The scroll view is asked only if its class conforms to the protocol.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { hasOtherDelegate ? super.delegate : super.delegate ?? scrollView?.asGestureDelegate }
    set {
      hasOtherDelegate = newValue !== scrollView
      super.delegate = hasOtherDelegate ? newValue : scrollView as? any UIGestureRecognizerDelegate
    }
  }

  /// Begins to zoom the content of a scroll view, which becomes the delegate.
  func zoom(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    ownDelegateIsAskedIfSet()
    if let delegate = scrollView as? any UIGestureRecognizerDelegate { super.delegate = delegate }
  }

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    decidesForScrollView = true
  }

  /// The pan of the same scroll view recognizes together with the zoom.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIScrollViewPanGestureRecognizer
      && preventedGestureRecognizer.storedView === storedView)
  }
}

extension UIScrollViewPinchGestureRecognizer: ScrollGesture {
  /// Whether the touches can still be taken from the content, which may have received them by now.
  func mayStillBegin() -> Bool { scrollView?.mayTakeTouches(of: self) ?? true }
}
