// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// Is told about the scrolling of a scroll view, and has a word in it.
///
/// Every method has a default. A class that conforms answers with its own methods; a subclass of it can only
/// override those its superclass has, because Swift finds the defaults by the class that conforms.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed, by fingers, by itself or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Fingers begin to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The fingers let go.
  ///
  /// The velocity is in points a millisecond. The content will come to rest at the target, which may be
  /// changed. Not called if paging is on, as documented.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The drag is over; `decelerate` says whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest, or was stopped; once for each `scrollViewWillBeginDecelerating(_:)`.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset, which code asked for, is over, or was stopped.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that zooms, which is in the scroll view; nil by default, and then nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Fingers, or an animation, begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The zoom is over, after its bounce; once for each `scrollViewWillBeginZooming(_:with:)`.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The content has come to the top after a tap on the status bar.
  ///
  /// If it was stopped before, `scrollViewDidEndScrollingAnimation(_:)` is called instead.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The inset that counts changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the target where it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
