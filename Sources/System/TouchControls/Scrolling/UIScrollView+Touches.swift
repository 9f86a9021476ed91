// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// Which view gets a finger: the content, the scroll view, or a scroll view around it.

extension UIScrollView {
  final func setScrollEnabled(_ on: Bool) {
    guard on != storedIsScrollEnabled else { return }
    storedIsScrollEnabled = on
    storedPanGestureRecognizer.isEnabled = on
    hold.isEnabled = on
  }

  /// Stops content that moves by itself and returns whether it moved.
  final func catchContent() -> Bool {
    guard let motion, motion.kind != .animating else { return false }
    wasCaught = true
    endMotion(.touched)
    return true
  }

  /// Lets content that a finger stopped come to rest within its limits once all fingers are up.
  final func fingersLifted() {
    if drag != nil { endDrag(velocity: .zero) }
    guard wasCaught else { return }
    wasCaught = false
    settle()
  }

  // MARK: May it begin

  final func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === storedPanGestureRecognizer { return mayDrag() }
    if recognizer === storedPinchGestureRecognizer { return mayZoom() }
    return true
  }

  private func mayDrag() -> Bool {
    if leavesDragToOuter() {
      storedPanGestureRecognizer.isLeftToOuter = true
      report { .refused($0, because: .outerScrolls) }
      return false
    }
    return mayTakeTouches(of: storedPanGestureRecognizer)
  }

  private func mayZoom() -> Bool {
    guard delegate?.viewForZooming(in: self) != nil else {
      report { .refused($0, because: .nothingToZoom) }
      return false
    }
    return storedPinchGestureRecognizer.map(mayTakeTouches) ?? false
  }

  /// Whether the touches of a gesture can be taken from the content, where it has them.
  final func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.trackedTouches where touch.isWithItsView {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches else {
        report { .refused($0, because: .cannotCancel) }
        return false
      }
      let answer = touchesShouldCancel(in: view)
      if let names = storedWindow?.application?.names {
        report { .asked(.shouldCancel, $0, about: names.name(of: view), answer) }
      }
      guard answer else {
        report { .refused($0, because: .contentKeepsTouch) }
        return false
      }
    }
    return true
  }

  // MARK: Directions

  /// Whether a finger could move the content at all.
  final var mayMoveContent: Bool {
    storedPinchGestureRecognizer != nil || ScrollAxis.both.contains(where: scrolls)
  }

  /// Whether fingers have moved far enough for a drag, but across the axes on which the content can move.
  ///
  /// Assumed: much further across than along, by the ratio that locks a drag to an axis. A slanted drag may
  /// still become a scroll.
  final var isDraggedAcross: Bool {
    guard storedPanGestureRecognizer.state == .possible, !storedPanGestureRecognizer.waitsForOthers,
      let tuning = storedWindow?.application?.tuning
    else {
      return false
    }
    let traveled = storedPanGestureRecognizer.translation(in: nil)
    guard hypot(traveled.x, traveled.y) >= tuning.panThreshold else { return false }
    let translation = ownVector(CGVector(dx: traveled.x, dy: traveled.y))
    let along = along(translation)
    return hypot(translation.dx - along.dx, translation.dy - along.dy) >= hypot(along.dx, along.dy)
      * tuning.scrollLockRatio
  }

  /// The part of a drag, in window coordinates, that counts toward the threshold: the components along the
  /// axes on which the content can move.
  ///
  /// So a drag across a list does not scroll it, and of two crossed scroll views a slanted drag goes to the
  /// one along which it goes first.
  final func counted(_ traveled: CGVector) -> CGVector {
    let translation = ownVector(traveled)
    storedPanGestureRecognizer.comparedTranslation = translation
    return windowVector(along(translation))
  }

  /// The components of a translation along the axes on which the content can move.
  private func along(_ translation: CGVector) -> CGVector {
    CGVector(
      dx: scrolls(along: .horizontal) ? translation.dx : 0, dy: scrolls(along: .vertical) ? translation.dy : 0
    )
  }

  /// Converts a translation from the scroll view's coordinates to the window's.
  private func windowVector(_ translation: CGVector) -> CGVector {
    let start = converted(CGPoint.zero, to: nil)
    let end = converted(CGPoint(x: translation.dx, y: translation.dy), to: nil)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Converts a translation from the window's coordinates to the scroll view's.
  private func ownVector(_ traveled: CGVector) -> CGVector {
    let start = converted(CGPoint.zero, from: nil)
    let end = converted(CGPoint(x: traveled.dx, y: traveled.dy), from: nil)
    let translation = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return translation.isNumber ? CGVector(dx: translation.x, dy: translation.y) : .zero
  }

  /// Whether the content is at its limit in the direction of a drag while a scroll view around it can follow.
  ///
  /// The outer one can follow if it moves along the deciding axis of this one, or if the drag has gone far
  /// enough along its own. Otherwise a slanted drag would be left to a view across this one that never begins
  /// to move.
  private func leavesDragToOuter() -> Bool {
    let translation = storedPanGestureRecognizer.comparedTranslation
    guard !canFollow(translation) else { return false }
    let traveled = windowVector(translation)
    let aimed = windowVector(
      decidingAxis(translation) == .horizontal
        ? CGVector(dx: translation.dx, dy: 0) : CGVector(dx: 0, dy: translation.dy))
    let threshold = storedWindow?.application?.tuning.panThreshold ?? 0
    var next = parent
    while let view = next {
      next = view.parent
      guard let outer = view as? UIScrollView, outer.storedPanGestureRecognizer.isEnabled,
        outer.storedPanGestureRecognizer.state == .possible,
        outer.storedPanGestureRecognizer.hasInput
      else { continue }
      if outer.canFollow(outer.ownVector(aimed)) { return true }
      let own = outer.ownVector(traveled)
      let counted = outer.windowVector(outer.along(own))
      if hypot(counted.dx, counted.dy) >= threshold, outer.canFollow(own) { return true }
    }
    return false
  }

  /// The axis that decides about a drag: of the axes on which the content can move, the one the drag is
  /// mostly along; nil if there is none.
  private func decidingAxis(_ translation: CGVector) -> ScrollAxis? {
    let axes = ScrollAxis.both.filter { scrolls(along: $0) }
    guard axes.count == 2 else { return axes.first }
    return abs(translation.dx) > abs(translation.dy) ? .horizontal : .vertical
  }

  /// Whether the content can move, without bouncing, along the axis that decides about a drag.
  private func canFollow(_ translation: CGVector) -> Bool {
    guard let axis = decidingAxis(translation) else { return false }
    let step = axis == .horizontal ? translation.dx : translation.dy
    if step == 0 { return false }
    let range = limits[axis]
    let value = contentOffset[axis]
    if !range.contains(value) { return true }
    return step > 0 ? value > range.lowerBound : value < range.upperBound
  }
}
