// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// The motion of content after a drag ends.
struct ReleaseMotion {
  var kind = ScrollFact.Motion.decelerating
  /// The offset at which the content comes to rest.
  var goal: CGPoint
  var horizontal: AxisMotion?
  var vertical: AxisMotion?

  /// Whether the content moves at all.
  var moves: Bool { horizontal != nil || vertical != nil }
}

extension UIScrollView {
  /// The motion of content released with a velocity, in points per second, toward the chosen offset if there
  /// is one.
  final func releaseMotion(_ velocity: CGPoint, to chosen: CGPoint?) -> ReleaseMotion {
    let now = storedWindow?.application?.clock.now ?? 0
    let offset = contentOffset
    var release = ReleaseMotion(goal: offset)
    var motions: [AxisMotion?] = []
    let speed = hypot(velocity.x, velocity.y)
    for axis in ScrollAxis.both {
      var setting = setting(along: axis)
      // Content that coasts along both axes moves straight until it rests (assumed).
      if speed > 0 { setting.restSpeed *= abs(velocity[axis]) / speed }
      let value = offset[axis]
      var goal = chosen.map { setting.limits.clamping($0[axis]) }
      if isPagingEnabled { goal = page(at: value, velocity[axis], along: axis) }
      if let goal {
        motions.append(.approach(goal, from: value, velocity: velocity[axis], at: now, setting))
        release.goal[axis] = goal
      } else {
        let motion = AxisMotion.release(from: value, velocity: velocity[axis], at: now, setting)
        motions.append(motion)
        release.goal[axis] = motion?.goal ?? value
      }
    }
    release.horizontal = motions[0]
    release.vertical = motions[1]
    let isReturn = motions.allSatisfy { $0?.isReturn ?? true }
    release.kind = release.moves && isReturn ? .bouncing : isPagingEnabled ? .paging : .decelerating
    return release
  }

  /// The offset of the page at which content comes to rest.
  ///
  /// It is the nearest page, or the next one in the direction of a flick. Pages are counted from the
  /// beginning of the content. The last one may be shorter: it is then nearer than a whole page would be.
  private func page(at value: CGFloat, _ velocity: CGFloat, along axis: ScrollAxis) -> CGFloat {
    let range = limits[axis]
    let length = bounds.size[axis]
    guard length > 0, range.lowerBound < range.upperBound else { return range.clamping(value) }
    let tuning = storedWindow?.application?.tuning ?? .uikit
    let flick = velocity / 1000
    let page = value / length
    // Adding 0 turns negative zero into zero.
    let before = range.clamping(page.rounded(.down) * length) + 0
    let after = range.clamping(page.rounded(.up) * length) + 0
    if abs(flick) >= tuning.pageTurnVelocity { return flick > 0 ? after : before }
    guard range.contains(value) else { return range.clamping(value) }
    return after - value <= value - before ? after : before
  }
}
