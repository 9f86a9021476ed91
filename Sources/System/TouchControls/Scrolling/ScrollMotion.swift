// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// How the offset moves by itself, along each axis independently.
nonisolated struct ScrollMotion {
  let kind: ScrollFact.Motion
  /// Distinguishes this motion from those before and after it.
  let number: Int
  var horizontal: AxisMotion?
  var vertical: AxisMotion?
  /// Whether it scrolls to the top after a tap on the status bar.
  var isToTop = false
  /// How many motions may begin while others are being replaced before further ones are not animated.
  static let maximumChainedMotions = 4
  /// The time of its last frame.
  var lastFrameTime = -TimeInterval.infinity

  subscript(axis: ScrollAxis) -> AxisMotion? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// When it ends.
  var end: TimeInterval { max(horizontal?.end ?? -.infinity, vertical?.end ?? -.infinity) }

  /// The offset at the end; an axis that does not move stays at `offset`.
  func goal(from offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal?.goal ?? offset.x, y: vertical?.goal ?? offset.y)
  }

  /// The offset at a time.
  func offset(at time: TimeInterval, from offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal?.value(at: time) ?? offset.x, y: vertical?.value(at: time) ?? offset.y)
  }
}
