// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// How the offset moves by itself, along each axis on its own.
nonisolated struct ScrollMotion {
  let kind: ScrollFact.Motion
  /// Tells this motion from those before and after it.
  let number: Int
  var horizontal: AxisMotion?
  var vertical: AxisMotion?
  /// Whether it goes to the top because the status bar was tapped.
  var isToTop = false
  /// How many motions may begin while others make way, before they are not animated any more.
  static let mostInTheWay = 4
  /// The time of its last frame.
  var seen = -TimeInterval.infinity

  subscript(axis: ScrollAxis) -> AxisMotion? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// When it is over.
  var end: TimeInterval { max(horizontal?.end ?? -.infinity, vertical?.end ?? -.infinity) }

  /// Where it ends; an axis that does not move stays at `offset`.
  func goal(from offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal?.goal ?? offset.x, y: vertical?.goal ?? offset.y)
  }

  /// Where it is at a time.
  func offset(at time: TimeInterval, from offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal?.value(at: time) ?? offset.x, y: vertical?.value(at: time) ?? offset.y)
  }
}
