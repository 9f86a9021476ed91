// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The values at which an animation can be ended.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable, Hashable {
  /// At its end values.
  case end = 0
  /// At its start values.
  case start = 1
  /// At its current values.
  case current = 2
}

/// The state of an animator.
public nonisolated enum UIViewAnimatingState: Int, Sendable, Hashable {
  /// It has not started or has finished.
  case inactive = 0
  /// It is running or paused.
  case active = 1
  /// It was stopped and expects `finishAnimation(at:)`.
  case stopped = 2
}

/// An animation that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether it progresses with time.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts or continues it.
  func startAnimation()
  /// Starts it after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it at its current values.
  func pauseAnimation()
  /// Stops it at its current values.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are given as closures.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes whose animation starts after a fraction of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues it with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
