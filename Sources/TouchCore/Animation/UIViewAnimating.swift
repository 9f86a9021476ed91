// SPDX-License-Identifier: Apache-2.0

/// Where an animation can be asked to end.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable, Hashable {
  /// At the values it leads to.
  case end = 0
  /// At the values it started from.
  case start = 1
  /// Where it is.
  case current = 2
}

/// Whether an animator animates.
public nonisolated enum UIViewAnimatingState: Int, Sendable, Hashable {
  /// It does not yet, or no longer.
  case inactive = 0
  /// It runs or pauses.
  case active = 1
  /// It was stopped and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// An animation that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// Whether it animates.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it.
  var isRunning: Bool { get }
  /// Whether it runs back to where it started.
  var isReversed: Bool { get set }
  /// How far it has come in its direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts it, or lets it go on.
  func startAnimation()
  /// Starts it after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Ends it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that is given what it animates as blocks.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated from a later part of the time on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets it go on, in another way.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
