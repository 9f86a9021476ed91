// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

extension Finger {
  /// How the speed of a finger changes while it moves.
  ///
  /// A finger with ``linear`` easing still moves when it lifts, so that a list coasts; with ``easeOut`` it
  /// comes to rest.
  public nonisolated struct Easing: Sendable, Hashable {
    /// Constant speed.
    public static let linear = Easing(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Starts from rest and speeds up.
    public static let easeIn = Easing(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slows down to rest.
    public static let easeOut = Easing(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Starts from rest, and slows down to rest, like a hand that moves something to a place.
    public static let easeInOut = Easing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    private let curve: CubicCurve

    /// Creates an easing from the control points of a cubic Bézier curve from (0, 0) to (1, 1), with time as
    /// x.
    ///
    /// Times are clamped to 0…1. A `y` outside that range overshoots.
    public init(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
      curve = CubicCurve(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    }

    /// The fraction of the way that is done after a fraction of the time.
    public func progress(at time: CGFloat) -> CGFloat {
      // The solver of the curve would change the last bits.
      self == .linear ? min(max(time, 0), 1) : curve.value(at: time)
    }
  }
}
