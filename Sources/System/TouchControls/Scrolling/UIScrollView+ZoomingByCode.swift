// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UIScrollView {
  /// Zooms about the center of the visible part.
  final func zoom(toScale scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return refuse("zoomScale", "\(scale)") }
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let goal = scales.clamping(scale)
    guard goal != storedZoomScale || zoomMotion != nil else { return }
    guard endMotionForZoom() else { return }
    if animated, let scaleMotion = animatedZoom(to: goal) {
      return beginZoom(view, scaleMotion, isBounce: false)
    }
    rescale(view, to: goal, about: middle)
    if drag == nil { clampRestingContent() }
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms so that a rectangle of the zoomed view fills and is centered in the scroll view.
  final func zoom(toShow rect: CGRect, animated: Bool) {
    guard rect.origin.isNumber, rect.size.isNumber, rect.width > 0, rect.height > 0 else {
      return refuse("zoom(to:)", "\(rect.minX), \(rect.minY), \(rect.width), \(rect.height)")
    }
    guard let view = delegate?.viewForZooming(in: self), bounds.width > 0, bounds.height > 0 else { return }
    guard endMotionForZoom() else { return }
    let goal = scales.clamping(min(bounds.width / rect.width, bounds.height / rect.height))
    let target = ZoomTarget(middle: CGPoint(x: rect.midX, y: rect.midY), scale: goal, from: contentOffset)
    guard goal != storedZoomScale else {
      return scroll(to: offset(showing: target, of: view), animated: animated)
    }
    if animated, let scaleMotion = animatedZoom(to: goal) {
      return beginZoom(view, scaleMotion, isBounce: false, target: target)
    }
    rescale(view, to: goal, about: middle)
    moveContent(to: offset(showing: target, of: view))
    delegate?.scrollViewDidZoom(self)
    keepShowing(target, of: view)
  }

  /// The offset at which the target will be in the middle, as far as the limits let it.
  ///
  /// The corner of the view is where the delegate has put it, which many a delegate does by its frame, to
  /// have small content in the middle.
  final func offset(showing target: ZoomTarget, of view: UIView) -> CGPoint {
    let corner = view.frame.origin
    let wanted = CGPoint(
      x: corner.x + (target.middle.x - view.bounds.minX) * target.scale - bounds.width / 2,
      y: corner.y + (target.middle.y - view.bounds.minY) * target.scale - bounds.height / 2)
    // The content has another size at another scale.
    if target.scale == storedZoomScale { return limits.clamped(wanted) }
    let content = CGSize(width: view.bounds.width * target.scale, height: view.bounds.height * target.scale)
    return ScrollLimits(content: content, insets: adjustedContentInset, view: bounds.size).clamped(wanted)
  }

  /// Shows the target again, if the delegate has moved the view when it was told of the last scale.
  final func keepShowing(_ target: ZoomTarget, of view: UIView) {
    guard storedZoomScale == target.scale else { return }
    let end = offset(showing: target, of: view)
    if end != contentOffset { moveContent(to: end) }
  }

  /// Ends what moves the content: fingers, a zoom where it is, and a motion.
  final func stopContent() {
    for recognizer in [storedPanGestureRecognizer, storedPinchGestureRecognizer] as [UIGestureRecognizer?] {
      guard let recognizer, recognizer.isEnabled, recognizer.state == .began || recognizer.state == .changed
      else { continue }
      // Switched off in a gesture, a recognizer is cancelled.
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    if let zoom = zoomMotion {
      zoomMotion = nil
      if motion == nil { frames.stop() }
      finishZoom(zoom.view)
    }
    endReplacedMotion(.offsetSet)
    if drag == nil { clampRestingContent() }
  }

  /// Ends motion and zoom; returns false if a callback began another zoom.
  private func endMotionForZoom() -> Bool {
    endZoomAtOnce()
    endReplacedMotion(.offsetSet)
    return zoomMotion == nil && pinching == nil
  }

  /// The motion of an animated zoom; nil where nothing is animated.
  private func animatedZoom(to scale: CGFloat) -> AxisMotion? {
    guard UIView.animates, let application = storedWindow?.application else { return nil }
    let duration = application.tuning.scrollAnimationDuration
    guard duration > 0 else { return nil }
    return AxisMotion(
      .ease(from: storedZoomScale, goal: scale, duration: duration), at: application.clock.now, rest: 0)
  }
}
