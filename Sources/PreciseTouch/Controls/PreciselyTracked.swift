// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  public import UIKit
#else
  public import Touchstone
#endif

/// A control whose touches a ``PreciseTracker`` follows.
@preconcurrency @MainActor public protocol PreciselyTracked: UIControl {
  /// Follows the finger.
  var tracker: PreciseTracker { get }
}

extension PreciselyTracked {
  /// Where a finger counts as inside; ``TrackingRegion/bounds`` unless set.
  public var trackingRegion: TrackingRegion {
    get { tracker.region }
    set { tracker.region = newValue }
  }

  /// What becomes of a touch that leaves the region; ``ExitBehavior/resume`` unless set.
  public var exitBehavior: ExitBehavior {
    get { tracker.exitBehavior }
    set { tracker.exitBehavior = newValue }
  }

  /// How far beyond the bounds the control can be hit, on each side; negative distances make it less.
  ///
  /// What lies in the real bounds of another target stays that target's: see ``HitOutsets``.
  public var hitOutsets: UIEdgeInsets {
    get { tracker.hitOutsets.distances }
    set { tracker.hitOutsets.distances = newValue }
  }

  /// The least size of what can be hit, around the middle; 44 by 44 points unless set.
  ///
  /// What lies in the real bounds of another target stays that target's: see ``HitOutsets``.
  public var minimumHitSize: CGSize {
    get { tracker.hitOutsets.minimumSize }
    set { tracker.hitOutsets.minimumSize = newValue }
  }

  /// Whether the control grows by no more than half the gap to a neighbour, instead of the upper one having it all.
  public var sharesGaps: Bool {
    get { tracker.hitOutsets.sharesGaps }
    set { tracker.hitOutsets.sharesGaps = newValue }
  }

  /// Whether the next responder gets the touches of the control too, each to its end.
  public var passesTouchesOn: Bool {
    get { tracker.passing.isOn }
    set { tracker.passing.isOn = newValue }
  }
}
