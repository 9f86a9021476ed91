// SPDX-License-Identifier: Apache-2.0

/// Animates changes of views and can be paused, scrubbed, reversed and stopped on the way.
///
/// It runs on the clock of the application. Unlike `UIView.animate` it lets the views be hit meanwhile, unless
/// ``isUserInteractionEnabled`` is turned off.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The curve, or the spring.
  open var timingParameters: (any UITimingCurveProvider)? { storedParameters }
  /// The seconds from start to end; of a spring that has its own duration, that.
  open var duration: TimeInterval { storedDuration }
  /// The seconds before the start.
  open var delay: TimeInterval { storedDelay }

  /// Whether the views can be hit while they are animated; what it was when an animation began counts.
  open var isUserInteractionEnabled = true
  /// Whether the animator can be paused, scrubbed, reversed and stopped.
  open var isInterruptible = true
  /// Whether a paused animator follows ``fractionComplete`` in a line, instead of along its curve.
  open var scrubsLinearly = true
  /// Whether it pauses at the end instead of finishing, so that it can be reversed from there.
  open var pausesOnCompletion = false

  /// Whether it animates.
  open var state: UIViewAnimatingState { storedState }

  final let storedParameters: (any UITimingCurveProvider)?
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

  /// Makes an animator of a timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    storedParameters = parameters
    let own = parameters.springTimingParameters?.ownDuration
    storedDuration = own ?? UIView.seconds(duration)
    curve = AnimationCurve(parameters, duration: storedDuration)
    super.init()
  }

  /// Makes an animator without a duration, slow at both ends (assumed): it ends in the turn in which it starts.
  public convenience override init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Makes an animator of one of the named curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a curve of these control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // One that goes in the middle of its way leaves nothing behind that keeps a view from being hit.
  isolated deinit {
    for animation in animations { animation.view?.end(animation, .removed) }
  }

  /// Makes an animator and starts it; of a subclass, too, it is a plain one.
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

  /// Whether time moves it; yes during its delay too.
  open var isRunning: Bool { timeline.leg != nil }

  /// Whether it runs back to where it started; can be turned at any time.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { setReversed(newValue) }
  }

  /// How far the values have come in the present direction, from 0 to 1; setting it pauses the animator there.
  open var fractionComplete: CGFloat {
    get { shownFraction }
    set { scrub(to: newValue) }
  }

  /// Starts the animations, or lets them go on.
  open func startAnimation() { start(after: 0) }

  /// Starts the animations after a delay; the values are the new ones at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    storedDelay = UIView.seconds(delay)
    start(after: storedDelay)
  }

  /// Holds the animations where they are; one that was not started is then active at its start.
  open func pauseAnimation() { pause() }

  /// Lets the animations go on from where they are, along other timing parameters if given.
  ///
  /// The rest takes `durationFactor` times ``duration``; with 0 what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    resume(parameters, durationFactor: durationFactor)
  }

  /// Ends the animations where they are, and leaves the views there.
  ///
  /// With false the animator waits for ``finishAnimation(at:)``; with true it is inactive again, and no
  /// completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

  /// Puts the views where they are to be after a stop, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  // MARK: Blocks

  /// Adds changes, animated from the part `delayFactor` of what is left of the time on.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  /// Adds changes; if the animator is active, they are made now and animated for the rest of its way.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds what is called at the end, after what was added before, with where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
