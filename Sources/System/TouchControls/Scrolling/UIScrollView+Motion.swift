// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// The offset while the content moves by itself: after a drag, back from beyond a limit, or because code
// asked.

extension UIScrollView {
  /// The parameters of motion along an axis after a drag.
  final func setting(along axis: ScrollAxis) -> AxisMotion.Setting {
    let tuning = storedWindow?.application?.tuning ?? .uikit
    let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
    return AxisMotion.Setting(
      limits: limits[axis], rate: rate.rawValue, bounces: bounces(along: axis), spring: ReturnSpring(tuning),
      rest: tuning.scrollRestDistance, restSpeed: tuning.scrollRestVelocity, scale: screenScale)
  }

  /// Whether content follows fingers beyond its limits along an axis.
  final func bounces(along axis: ScrollAxis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
      && (limits.canMove(along: axis) || alwaysBounces(along: axis))
  }

  final func alwaysBounces(along axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  // MARK: Beginning

  /// Starts a motion of the content; outside a window it is at its goal at once.
  final func begin(_ kind: ScrollFact.Motion, _ horizontal: AxisMotion?, _ vertical: AxisMotion?) {
    motionCount += 1
    let begun = ScrollMotion(kind: kind, number: motionCount, horizontal: horizontal, vertical: vertical)
    guard let application = storedWindow?.application else {
      return moveContent(to: begun.goal(from: contentOffset))
    }
    motion = begun
    report { .motionBegan($0, kind, to: begun.goal(from: contentOffset)) }
    if kind != .animating { delegate?.scrollViewWillBeginDecelerating(self) }
    guard motion?.number == begun.number else { return }
    frames.start(on: application)
  }

  /// Scrolls to an offset because code asked.
  final func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.isNumber else { return refuse("setContentOffset", "\(offset.x), \(offset.y)") }
    // A drag that is just ending does not continue from here.
    motionCount += 1
    endReplacedMotion(animated ? .replaced : .offsetSet)
    guard offset != contentOffset else { return }
    guard animated, drag == nil, chainedMotionCount < ScrollMotion.maximumChainedMotions, UIView.animates,
      let application = storedWindow?.application,
      application.tuning.scrollAnimationDuration > 0
    else { return contentOffset = offset }
    begin(.animating, ease(.horizontal, to: offset, application), ease(.vertical, to: offset, application))
  }

  private func ease(
    _ axis: ScrollAxis, to offset: CGPoint, _ application: UIApplication
  ) -> AxisMotion? {
    guard offset[axis] != contentOffset[axis] else { return nil }
    let duration = application.tuning.scrollAnimationDuration
    return AxisMotion(
      .ease(from: contentOffset[axis], goal: offset[axis], duration: duration), at: application.clock.now,
      rest: 0)
  }

  /// Moves the content as little as needed to show a rectangle, or as much of it as fits.
  final func scroll(toShow rect: CGRect, animated: Bool) {
    guard rect.origin.isNumber, rect.size.isNumber else {
      return refuse("scrollRectToVisible", "\(rect.minX), \(rect.minY), \(rect.width), \(rect.height)")
    }
    guard !rect.isEmpty else { return }
    let inset = adjustedContentInset.finiteOrZero
    let shown = bounds.inset(by: inset)
    func moved(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      // A rectangle larger than the view shows its beginning, unless the view lies inside it.
      if low < start, high > end { return 0 }
      if low < start || high - low > end - start { return low - start }
      return high > end ? high - end : 0
    }
    let displacement = CGPoint(
      x: moved(rect.minX, rect.maxX, shown.minX, shown.maxX),
      y: moved(rect.minY, rect.maxY, shown.minY, shown.maxY))
    let goal = limits.clamped(
      CGPoint(x: contentOffset.x + displacement.x, y: contentOffset.y + displacement.y))
    guard goal != contentOffset else { return }
    endReplacedMotion(animated ? .replaced : .offsetSet)
    // The delegate may have changed the limits.
    scroll(to: limits.clamped(goal), animated: animated)
  }

  // MARK: Frames

  /// Advances the motion by a frame and returns whether another one follows.
  final func frame(at now: TimeInterval) -> Bool {
    if let motion { move(motion, at: now) }
    if let zoomMotion { move(zoomMotion, at: now) }
    return motion != nil || zoomMotion != nil
  }

  private func move(_ motion: ScrollMotion, at now: TimeInterval) {
    for axis in ScrollAxis.both {
      guard let along = motion[axis], along.limitTime > motion.lastFrameTime, along.limitTime <= now else {
        continue
      }
      report { .limitMet($0, axis, bounces: along.end > along.limitTime) }
    }
    self.motion?.lastFrameTime = now
    moveContent(to: offset(of: motion, at: now))
    guard let present = self.motion, present.number == motion.number, present.end <= now else { return }
    endMotion(.rested)
  }

  /// The offset shown at a time: on a pixel after a drag, and at the goal in the end.
  private func offset(of motion: ScrollMotion, at now: TimeInterval) -> CGPoint {
    var offset = motion.offset(at: now, from: contentOffset)
    guard motion.kind != .animating else { return offset }
    let limits = limits
    for axis in ScrollAxis.both {
      guard let along = motion[axis], now < along.end else { continue }
      offset[axis] = aligned(offset[axis], within: limits[axis])
    }
    return offset
  }

  // MARK: Going on and ending

  /// Continues, at the current velocity, along axes on which code set the offset or the limits changed.
  final func continueMotion(along axes: [ScrollAxis], isMoved: Bool) {
    guard var motion, let now = storedWindow?.application?.clock.now else { return }
    for axis in axes {
      guard let old = motion[axis] else {
        // An axis at rest is now beyond its limits.
        guard motion.kind != .animating else { continue }
        motion[axis] = AxisMotion.release(
          from: contentOffset[axis], velocity: 0, at: now, setting(along: axis))
        continue
      }
      motion[axis] = next(after: old, motion.kind, axis, now, isMoved)
    }
    self.motion = motion
  }

  /// Makes an animated change end at an offset at which the content may rest, now that the limits have
  /// changed.
  final func confineAnimation() {
    guard let running = motion, let now = storedWindow?.application?.clock.now else { return }
    var resting = contentOffset
    for axis in ScrollAxis.both {
      let range = limits[axis]
      guard let old = running[axis] else {
        resting[axis] = range.clamping(resting[axis])
        continue
      }
      guard !range.contains(old.goal) else { continue }
      motion?[axis] = AxisMotion(
        .ease(from: contentOffset[axis], goal: range.clamping(old.goal), duration: max(old.end - now, 0)),
        at: now, rest: 0)
    }
    moveContent(to: resting)
  }

  private func next(
    after old: AxisMotion, _ kind: ScrollFact.Motion, _ axis: ScrollAxis, _ now: TimeInterval, _ isMoved: Bool
  ) -> AxisMotion? {
    let value = contentOffset[axis]
    if kind == .animating {
      return AxisMotion(
        .ease(from: value, goal: old.goal, duration: max(old.end - now, 0)), at: now, rest: 0)
    }
    var setting = setting(along: axis)
    if old.restSpeed > 0 { setting.restSpeed = old.restSpeed }
    let velocity = old.velocity(at: now)
    // Content beyond its limits returns to the nearest one, which code may have moved towards it: controls
    // that refresh by a pull add an inset when the finger lifts, and expect the content to rest there.
    let ownGoal = setting.limits.contains(value) ? old.goal : value
    let goal = setting.limits.clamping(old.requiredGoal ?? ownGoal)
    if old.isPulled(at: now), old.requiredGoal != nil || !isMoved || !setting.limits.contains(value) {
      return AxisMotion.pulled(
        to: goal, from: value, velocity: velocity, at: now, setting, requiredGoal: old.requiredGoal)
    }
    // Content that code moved back within the limit rests there.
    if old.isPulled(at: now) { return nil }
    guard old.requiredGoal != nil else {
      return AxisMotion.release(from: value, velocity: velocity, at: now, setting)
    }
    return AxisMotion.approach(goal, from: value, velocity: velocity, at: now, setting)
  }

  /// Ends a motion that another one or a finger replaces, and motions that the delegate begins in response.
  ///
  /// A delegate may begin one each time. After ``ScrollMotion/maximumChainedMotions`` of them they are no
  /// longer animated, so the loop ends.
  final func endReplacedMotion(_ end: ScrollFact.End) {
    let outside = chainedMotionCount
    while motion != nil {
      chainedMotionCount += 1
      endMotion(end)
    }
    chainedMotionCount = outside
  }

  /// Ends the motion where the content is.
  final func endMotion(_ end: ScrollFact.End, on application: UIApplication? = nil) {
    guard let ended = motion else { return }
    motion = nil
    if zoomMotion == nil { frames.stop() }
    report({ .motionEnded($0, ended.kind, at: contentOffset, end) }, on: application)
    if ended.isToTop, contentOffset.y == limits[.vertical].lowerBound {
      delegate?.scrollViewDidScrollToTop(self)
    } else if ended.kind == .animating {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    } else {
      delegate?.scrollViewDidEndDecelerating(self)
    }
    if end != .replaced, end != .touched { settled() }
  }
}
