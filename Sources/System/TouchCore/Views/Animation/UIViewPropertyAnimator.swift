// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Animates changes of views and can be paused, scrubbed, reversed and stopped.
///
/// It runs on the clock of the application. Unlike with `UIView.animate`, the views can be hit meanwhile,
/// unless ``isUserInteractionEnabled`` is turned off.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing curve: cubic or a spring.
  open var timingParameters: (any UITimingCurveProvider)? { storedTimingParameters }
  /// The seconds from start to end; for a spring with its own duration, that duration.
  open var duration: TimeInterval { storedDuration }
  /// The seconds before the start.
  open var delay: TimeInterval { storedDelay }

  /// Whether the views can be hit while they are animated; read when an animation begins.
  open var isUserInteractionEnabled = true
  /// Whether the animator can be paused, scrubbed, reversed and stopped.
  open var isInterruptible = true
  /// Whether a paused animator follows ``fractionComplete`` linearly instead of along its curve.
  open var scrubsLinearly = true
  /// Whether it pauses at the end instead of finishing, so that it can be reversed.
  open var pausesOnCompletion = false

  /// The state of the animator.
  open var state: UIViewAnimatingState { storedState }

  final let storedTimingParameters: (any UITimingCurveProvider)?
  final let storedDuration: TimeInterval
  final var storedDelay: TimeInterval = 0
  final var storedState = UIViewAnimatingState.inactive
  final var timeline = AnimatorTimeline()
  final var curve: AnimationCurve
  final var waiting: [(body: () -> Void, delayFactor: CGFloat)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var animations: [PropertyAnimation] = []
  final weak var timer: EventTimer?
  final weak var application: UIApplication?

  /// Creates an animator with a timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    storedTimingParameters = parameters
    let own = parameters.springTimingParameters?.ownDuration
    storedDuration = own ?? UIView.seconds(duration)
    curve = AnimationCurve(parameters, duration: storedDuration)
    super.init()
  }

  /// Creates an animator with duration 0 and the ease-in-out curve (assumed): it ends in the turn in which it
  /// starts.
  public convenience override init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Creates an animator with one of the named curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve given by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // An animator that is deallocated while it runs removes its animations, so that the views can be hit again.
  isolated deinit {
    for animation in animations { animation.view?.end(animation, .removed) }
  }

  /// Makes an animator and starts it; it is a plain `UIViewPropertyAnimator` even when called on a subclass.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Time

  /// Whether it progresses with time; also true during its delay.
  open var isRunning: Bool { timeline.leg != nil }

  /// Whether it runs backwards; can be changed at any time.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { setReversed(newValue) }
  }

  /// The completed fraction in the current direction, from 0 to 1; setting it pauses the animator there.
  open var fractionComplete: CGFloat {
    get { shownFraction }
    set { scrub(to: newValue) }
  }

  /// Starts or continues the animations.
  open func startAnimation() { start(after: 0) }

  /// Starts the animations after a delay; the model values change at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    storedDelay = UIView.seconds(delay)
    start(after: storedDelay)
  }

  /// Pauses the animations; an animator that was not started becomes active at its start.
  open func pauseAnimation() { pause() }

  /// Continues the animations from their current values, with other timing parameters if given.
  ///
  /// The rest takes `durationFactor` times ``duration``, or the remaining time if the factor is 0.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    resume(parameters, durationFactor: durationFactor)
  }

  /// Stops the animations and leaves the views at their current values.
  ///
  /// With false, the animator expects ``finishAnimation(at:)``. With true, it becomes inactive and calls no
  /// completion.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

  /// Finishes a stopped animator: sets the views to their final values and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  // MARK: Blocks

  /// Adds changes whose animation starts after the fraction `delayFactor` of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  /// Adds changes; if the animator is active, they are made now and animated for the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds a closure that is called at the end with the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
