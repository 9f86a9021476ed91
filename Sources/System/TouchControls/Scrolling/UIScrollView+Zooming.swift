// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// The scale of the content, set by fingers or by code.

extension UIScrollView {
  /// Adds the recognizer for zooming, or removes it where there is nothing to zoom.
  final func zoomScalesChanged() {
    let isZoomable = minimumZoomScale < maximumZoomScale
    if isZoomable, storedPinchGestureRecognizer == nil {
      let made = UIScrollViewPinchGestureRecognizer()
      made.addTarget(self, action: UIScrollView.pinched)
      made.zoom(self)
      storedPinchGestureRecognizer = made
      addGestureRecognizer(made)
    } else if !isZoomable, let old = storedPinchGestureRecognizer {
      storedPinchGestureRecognizer = nil
      removeGestureRecognizer(old)
      endPinch()
    }
  }

  /// The scales at which the content may rest.
  final var scales: ClosedRange<CGFloat> {
    let least = minimumZoomScale.isFinite ? max(minimumZoomScale, 1e-3) : 1
    let greatest = maximumZoomScale.isFinite ? maximumZoomScale : least
    return least...max(least, greatest)
  }

  // MARK: Scaling

  /// Scales a view so that the point of the content under `center` stays there.
  ///
  /// The view keeps its top left corner, and its frame becomes the size of the content.
  final func rescale(_ view: UIView, to scale: CGFloat, about center: CGPoint) {
    guard scale.isFinite, scale > 0 else { return }
    let here = CGPoint(x: contentOffset.x + center.x, y: contentOffset.y + center.y)
    let point = view.converted(here, from: self)
    let corner = view.frame.origin
    isRescaling = true
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let strayed = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + corner.x - strayed.x, y: view.center.y + corner.y - strayed.y)
    storedZoomScale = scale
    view.setZoomOfLayout(scale)
    contentSize = view.frame.size
    isRescaling = false
    let there = view.converted(point, to: self)
    moveContent(to: CGPoint(x: there.x - center.x, y: there.y - center.y))
    // The content is under the fingers again, with new limits.
    continueMoving()
  }

  final var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  // MARK: Fingers

  /// The action of the pinch.
  final func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch()
    case .changed: followPinch(pinch)
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  private func beginPinch() {
    hold.stopWaiting()
    endZoomAtOnce()
    endReplacedMotion(.replaced)
    // The delegate may have begun something else when it was told of the ends.
    guard storedPinchGestureRecognizer?.state == .began, zoomMotion == nil,
      let view = delegate?.viewForZooming(in: self)
    else {
      return
    }
    motionCount += 1
    pinching = ScrollPinch(view: view, number: motionCount, scale: storedZoomScale)
    report { .zoomBegan($0, scale: Double(storedZoomScale)) }
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let pinching else { return }
    let location = pinch.location(in: self)
    let center = CGPoint(x: location.x - contentOffset.x, y: location.y - contentOffset.y)
    guard center.isNumber else { return }
    rescale(pinching.view, to: shownScale(pinching.scale * pinch.scale), about: center)
    delegate?.scrollViewDidZoom(self)
  }

  /// The scale shown for the scale that fingers ask for; beyond the limits it follows them less and less.
  ///
  /// Assumed: as the offset follows a drag, up to twice the greatest and half the smallest scale.
  private func shownScale(_ scale: CGFloat) -> CGFloat {
    let scales = scales
    guard scale.isFinite, scale > 0 else { return storedZoomScale }
    guard bouncesZoom, !scales.contains(scale) else { return scales.clamping(scale) }
    let tuning = storedWindow?.application?.tuning ?? .uikit
    let band = RubberBand(factor: tuning.rubberBand, length: 1)
    return scale > scales.upperBound
      ? scales.upperBound * (1 + band.shown(scale / scales.upperBound - 1))
      : scales.lowerBound / (1 + band.shown(scales.lowerBound / scale - 1))
  }

  final func endPinch() {
    guard let ended = pinching else { return }
    pinching = nil
    let goal = scales.clamping(storedZoomScale)
    guard goal != storedZoomScale, let application = storedWindow?.application else {
      finishZoom(ended.view)
      return settleAfterZoom()
    }
    let spring = ReturnSpring(application.tuning)
    let start = spring.start(at: 0, away: storedZoomScale - goal)
    let scaleMotion = ScrollCurve.spring(from: storedZoomScale, start, to: goal, frequency: spring.frequency)
    beginZoom(
      ended.view, AxisMotion(scaleMotion, at: application.clock.now, rest: ZoomMotion.rest), isBounce: true)
  }

  /// Moves content that a zoom left beyond its limits to where it may rest.
  private func settleAfterZoom() {
    if drag == nil, !limits.contains(contentOffset) { settle() }
  }

  // MARK: Zooming by itself

  /// Starts a motion of the scale, with the offset following it.
  final func beginZoom(
    _ view: UIView, _ scaleMotion: AxisMotion, isBounce: Bool, target: ZoomTarget? = nil
  ) {
    guard let application = storedWindow?.application else { return }
    motionCount += 1
    let begun = ZoomMotion(
      view: view, number: motionCount, isBounce: isBounce, start: storedZoomScale, scaleMotion: scaleMotion,
      center: middle, target: target)
    zoomMotion = begun
    if !isBounce {
      report { .zoomBegan($0, scale: Double(storedZoomScale)) }
      delegate?.scrollViewWillBeginZooming(self, with: view)
    }
    if zoomMotion?.number == begun.number { frames.start(on: application) }
  }

  /// Advances the zoom by a frame.
  final func move(_ zoom: ZoomMotion, at now: TimeInterval) {
    let scale = zoom.scaleMotion.value(at: now)
    rescale(zoom.view, to: scale, about: zoom.center)
    if let target = zoom.target {
      let part = (scale - zoom.start) / (zoom.scaleMotion.goal - zoom.start)
      let (from, to) = (target.from, offset(showing: target, of: zoom.view))
      moveContent(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    } else if !zoom.isBounce, drag == nil {
      clampRestingContent()
    }
    delegate?.scrollViewDidZoom(self)
    guard let present = zoomMotion, present.number == zoom.number, zoom.scaleMotion.end <= now else { return }
    if let target = zoom.target { keepShowing(target, of: zoom.view) }
    guard zoomMotion?.number == zoom.number else { return }
    zoomMotion = nil
    finishZoom(zoom.view)
    settleAfterZoom()
  }

  final func finishZoom(_ view: UIView) {
    report { .zoomEnded($0, scale: Double(storedZoomScale)) }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
  }

  /// Ends a zoom, by fingers or by itself, at the scale it would come to.
  final func endZoomAtOnce() {
    // A callback about the changed offset may have ended it already.
    if let zoom = zoomMotion {
      let old = storedZoomScale
      rescale(zoom.view, to: zoom.scaleMotion.goal, about: zoom.center)
      if let target = zoom.target { moveContent(to: offset(showing: target, of: zoom.view)) }
      if storedZoomScale != old { delegate?.scrollViewDidZoom(self) }
      if let target = zoom.target { keepShowing(target, of: zoom.view) }
      if zoomMotion?.number == zoom.number {
        zoomMotion = nil
        finishZoom(zoom.view)
      }
    }
    if let ended = pinching {
      let old = storedZoomScale
      rescale(ended.view, to: scales.clamping(storedZoomScale), about: middle)
      if storedZoomScale != old { delegate?.scrollViewDidZoom(self) }
      if pinching?.number == ended.number {
        pinching = nil
        finishZoom(ended.view)
      }
    }
  }
}
