// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// The offset while fingers drag the content.

extension UIScrollView {
  /// The action of the pan.
  final func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      followDrag()
    case .changed: followDrag()
    case .ended:
      followDrag()
      let velocity = pan.velocity(in: self)
      endDrag(velocity: CGPoint(x: 0 - velocity.x, y: 0 - velocity.y))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  /// Whether the content can move along an axis at all.
  final func scrolls(along axis: ScrollAxis) -> Bool {
    limits.canMove(along: axis) || bounces(along: axis) || !limits[axis].contains(contentOffset[axis])
  }

  // MARK: Beginning

  private func beginDrag() {
    hold.stopWaiting()
    wasCaught = false
    endReplacedMotion(.replaced)
    // The delegate may have removed the scroll view when it was told of the end.
    guard storedPanGestureRecognizer.state == .began, let window = storedWindow else { return settle() }
    motionCount += 1
    let begun = ScrollDrag(number: motionCount, lock: locked(), pulled: pulled(contentOffset))
    drag = begun
    report { .dragBegan($0, at: contentOffset) }
    if let axis = begun.lock { report { .locked($0, to: axis) } }
    (self as? any ScrollSteps)?.dragBegan()
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode.isOnDrag { window.endEditingBelow(false) }
  }

  /// The axis a drag is locked to; content that moves along one axis only needs no lock.
  private func locked() -> ScrollAxis? {
    guard isDirectionalLockEnabled, ScrollAxis.both.allSatisfy(scrolls),
      let tuning = storedWindow?.application?.tuning
    else { return nil }
    let translation = storedPanGestureRecognizer.comparedTranslation
    let (along, up) = (abs(translation.dx), abs(translation.dy))
    if along >= up * tuning.scrollLockRatio { return .horizontal }
    return up >= along * tuning.scrollLockRatio ? .vertical : nil
  }

  // MARK: Following

  private func followDrag() {
    guard var drag else { return }
    let translation = storedPanGestureRecognizer.translation(in: self)
    guard translation.isNumber else { return }
    var goal = contentOffset
    for axis in ScrollAxis.both {
      let step = translation[axis] - drag.translation[axis]
      guard step != 0, drag.lock != axis.other, scrolls(along: axis) else { continue }
      drag.pulled[axis] -= step
      goal[axis] = shown(drag.pulled[axis], along: axis)
    }
    drag.translation = translation
    self.drag = drag
    moveContent(to: goal)
  }

  private func band(along axis: ScrollAxis) -> RubberBand {
    let tuning = storedWindow?.application?.tuning ?? .uikit
    let length = bounds.size[axis]
    return RubberBand(factor: tuning.rubberBand, length: length.isFinite ? length : 0)
  }

  /// The offset shown for content that is pulled to an offset.
  private func shown(_ pulled: CGFloat, along axis: ScrollAxis) -> CGFloat {
    let range = limits[axis]
    let limit = range.clamping(pulled)
    guard pulled != limit else { return aligned(pulled, within: range) }
    guard bounces(along: axis) else { return limit }
    let beyond = band(along: axis).shown(abs(pulled - limit))
    return aligned(pulled < limit ? limit - beyond : limit + beyond, within: range)
  }

  /// The pulled offset of content that is shown at an offset.
  private func pulled(_ offset: CGPoint) -> CGPoint {
    var pulled = offset
    for axis in ScrollAxis.both {
      let limit = limits[axis].clamping(offset[axis])
      guard offset[axis] != limit else { continue }
      let pull = band(along: axis).pull(abs(offset[axis] - limit))
      pulled[axis] = offset[axis] < limit ? limit - pull : limit + pull
    }
    return pulled
  }

  /// Lets the drag continue from where code moved the content or its limits.
  final func rebaseDrag() {
    guard drag != nil else { return }
    let pulled = pulled(contentOffset)
    drag?.pulled = pulled
  }

  // MARK: Ending

  /// Ends editing if the drag ends in the keyboard and not on its way up.
  private func dismissKeyboard(velocity fingers: CGPoint) {
    guard let window = storedWindow, let covered = window.storedWindowScene?.heightOfKeyboard, covered > 0,
      fingers.y >= 0, storedPanGestureRecognizer.location(in: nil).y >= window.bounds.maxY - covered
    else { return }
    window.endEditingBelow(false)
  }

  /// Ends the drag; the content keeps moving with the velocity, in points per second, unless it must stop
  /// here.
  final func endDrag(velocity fingers: CGPoint, goesOn: Bool = true) {
    guard let ended = drag else { return }
    if goesOn, keyboardDismissMode.isInteractive { dismissKeyboard(velocity: fingers) }
    guard drag?.number == ended.number else { return }
    let velocity = contentVelocity(fingers, ended)
    var goal = contentOffset
    var chosen: CGPoint?
    if goesOn, !isPagingEnabled, let delegate {
      let natural = releaseMotion(velocity, to: nil).goal
      goal = natural
      let velocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
      unsafe withUnsafeMutablePointer(to: &goal) {
        unsafe delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
      }
      if !goal.isNumber { refuse("targetContentOffset", "\(goal.x), \(goal.y)") }
      chosen = goal != natural && goal.isNumber ? goal : nil
      // The delegate may have ended the drag by removing the scroll view.
      guard drag?.number == ended.number else { return }
    }
    let release = goesOn ? releaseMotion(velocity, to: chosen) : ReleaseMotion(goal: contentOffset)
    drag = nil
    let count = motionCount
    report {
      .dragEnded(
        $0, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), target: release.goal,
        decelerates: release.moves)
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: release.moves)
    guard drag == nil, motion == nil, motionCount == count, goesOn else { return settled() }
    // The delegate may have moved the content or its limits.
    let present = self.releaseMotion(release.moves ? velocity : .zero, to: chosen)
    if present.moves { begin(present.kind, present.horizontal, present.vertical) } else { settled() }
  }

  /// The content's velocity after fingers lift at this velocity.
  ///
  /// Measured (an iOS 26.1 simulator under synthetic touches): content beyond its limit also gets the
  /// velocity of the fingers, and slow fingers give none, those that have rested before less than others.
  /// Assumed: the combined speed of both axes decides that, and turning a page has its own threshold.
  private func contentVelocity(_ fingers: CGPoint, _ drag: ScrollDrag) -> CGPoint {
    var velocity = CGPoint.zero
    for axis in ScrollAxis.both where fingers[axis].isFinite {
      guard drag.lock != axis.other, scrolls(along: axis) else { continue }
      if !limits[axis].contains(drag.pulled[axis]), !bounces(along: axis) { continue }
      velocity[axis] = fingers[axis]
    }
    let tuning = storedWindow?.application?.tuning ?? .uikit
    let least =
      storedPanGestureRecognizer.hasRested ? tuning.scrollFlickVelocity : tuning.scrollCoastVelocity
    return isPagingEnabled || hypot(velocity.x, velocity.y) >= least * 1000 ? velocity : .zero
  }

  /// Tells the class of the scroll view that nothing moves the content any longer.
  final func settled() {
    guard drag == nil, motion == nil else { return }
    (self as? any ScrollSteps)?.scrollingEnded()
    follower?.contentRests(in: self)
  }

  /// Moves content that a finger left beyond its limits, or between two pages, to where it may rest.
  final func settle() {
    guard drag == nil, motion == nil, pinching == nil, zoomMotion == nil, chainedMotionCount == 0 else {
      return
    }
    let release = releaseMotion(.zero, to: nil)
    if release.moves { begin(release.kind, release.horizontal, release.vertical) }
  }
}

/// A scroll view whose class follows the steps of a scroll, whatever its delegate is.
package protocol ScrollSteps: UIScrollView {
  /// Fingers begin to drag the content.
  func dragBegan()
  /// Neither fingers nor a motion move the content any longer.
  func scrollingEnded()
}

/// What moves with the content of a scroll view, such as a bar that gets lower.
@MainActor package protocol ScrollFollower: AnyObject {
  /// The offset has changed; the delegate is told after this.
  func contentMoved(in scrollView: UIScrollView)
  /// Neither fingers nor a motion move the content any longer.
  func contentRests(in scrollView: UIScrollView)
}
