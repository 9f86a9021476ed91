// SPDX-License-Identifier: Apache-2.0

/// The numbers of the solver behind a dynamic animator.
///
/// Apple documents few of UIKit's own, so that paths differ from those on a device. Where items come to rest
/// does not depend on these numbers.
public nonisolated struct DynamicsTuning: Sendable, Hashable {
  /// The acceleration of a gravity of magnitude 1, in points per square second.
  ///
  /// Documented: 1000. Pinned by `gravity accelerates by 1000 points per square second`.
  public var gravity: Double = 1000

  /// The acceleration by which a push of magnitude 1 moves an item of 100 by 100 points and density 1, in
  /// points per square second; at once, it changes the speed by as many points per second.
  ///
  /// Documented for continuous pushes: 100; assumed for those at once. Pinned by
  /// `a push accelerates by its magnitude`.
  public var push: Double = 100

  /// How often a second a snapping item would swing without damping.
  ///
  /// Assumed: 2.5. Pinned by `a snap ends exactly at its point`.
  public var snapFrequency: Double = 2.5

  /// The damping ratio of a snap with the damping 0; with the damping 1 it is 1, so that nothing swings.
  ///
  /// Assumed: 0.35. Pinned by `a snap with less damping goes beyond its point`.
  public var leastSnapDamping: Double = 0.35

  /// The elasticity and the friction of an item that no `UIDynamicItemBehavior` has.
  ///
  /// Assumed: 0.2, as SpriteKit documents for its bodies. Pinned by `an item that falls stays on the floor`.
  public var surface: Double = 0.2

  /// The resistance and angular resistance of an item that no `UIDynamicItemBehavior` has, per second.
  ///
  /// Assumed: 0.1, as SpriteKit documents for its bodies. Pinned by `an item that falls stays on the floor`.
  public var resistance: Double = 0.1

  /// The speed, in points per second, up to which an item that hits something does not bounce.
  ///
  /// Assumed: 20. Pinned by `an item that falls stays on the floor`.
  public var quietImpact: Double = 20

  /// The speed, in points per second, below which an item rests.
  ///
  /// Assumed: 5. Pinned by `an animator pauses when everything rests`.
  public var restSpeed: Double = 5

  /// The angular speed, in radians per second, below which an item rests.
  ///
  /// Assumed: 0.05. Pinned by `an animator pauses when everything rests`.
  public var restSpin: Double = 0.05

  /// How long everything must rest before the animator pauses, in seconds.
  ///
  /// Assumed: 0.25. Pinned by `an animator pauses when everything rests`.
  public var restDuration: Double = 0.25

  /// The number of steps that the solver takes for each frame.
  ///
  /// Our own: 4, so that an item must be faster than 4800 points per second to pass a line unnoticed that is
  /// 20 points thick. Pinned by `a fast item does not leave the reference view`.
  public var stepsPerFrame = 4

  /// Creates the usual numbers.
  public init() {}
}
