// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// A control whose touches a ``PreciseTracker`` follows.
@preconcurrency @MainActor public protocol PreciselyTracked: UIControl {
  /// The tracker that follows the finger.
  var tracker: PreciseTracker { get }
}

extension PreciselyTracked {
  /// Where a finger counts as inside; ``TrackingRegion/bounds`` unless set.
  public var trackingRegion: TrackingRegion {
    get { tracker.region }
    set { tracker.region = newValue }
  }

  /// What happens to a touch that leaves the region; ``ExitBehavior/resume`` unless set.
  public var exitBehavior: ExitBehavior {
    get { tracker.exitBehavior }
    set { tracker.exitBehavior = newValue }
  }

  /// How far beyond the bounds the control can be hit, on each side; negative distances shrink the hit area.
  ///
  /// The real bounds of another target stay with that target: see ``HitOutsets``.
  public var hitOutsets: UIEdgeInsets {
    get { tracker.hitOutsets.distances }
    set { tracker.hitOutsets.distances = newValue }
  }

  /// The minimum size of the hit area, around the center; 44 by 44 points unless set.
  ///
  /// The real bounds of another target stay with that target: see ``HitOutsets``.
  public var minimumHitSize: CGSize {
    get { tracker.hitOutsets.minimumSize }
    set { tracker.hitOutsets.minimumSize = newValue }
  }

  /// Whether the control grows by at most half the gap to a neighbor, instead of the upper one taking all of
  /// it.
  public var sharesGaps: Bool {
    get { tracker.hitOutsets.sharesGaps }
    set { tracker.hitOutsets.sharesGaps = newValue }
  }

  /// Whether the next responder also receives the control's touches, each to its end.
  public var passesTouchesOn: Bool {
    get { tracker.passing.isOn }
    set { tracker.passing.isOn = newValue }
  }
}
