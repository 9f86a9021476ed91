// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Follows the scrolling of a scroll view and influences it.
///
/// Every method has a default. A class that conforms provides its own methods; a subclass of it can only
/// override those its superclass has, because Swift finds the defaults through the conforming class.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed, by fingers, by its own motion or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Fingers began a drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The fingers are about to lift.
  ///
  /// The velocity is in points per millisecond. The content will come to rest at the target, which may be
  /// changed. Not called if paging is on, as documented.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The drag ended; `decelerate` says whether the content keeps moving by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content keeps moving by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest or was stopped; called once for each `scrollViewWillBeginDecelerating(_:)`.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the offset that code asked for ended or was stopped.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view to zoom, which is inside the scroll view; nil by default, and then nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Fingers or an animation begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The zoom ended, after its bounce; called once for each `scrollViewWillBeginZooming(_:with:)`.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Returns whether a tap on the status bar scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The content reached the top after a tap on the status bar.
  ///
  /// If it was stopped before, `scrollViewDidEndScrollingAnimation(_:)` is called instead.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The adjusted content inset changed.
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

  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
