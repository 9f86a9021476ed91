// SPDX-License-Identifier: Apache-2.0
public import TouchCore

#if canImport(ObjectiveC)
  import TouchGraphics
#else
  public import TouchGraphics
#endif

extension UIView {
  /// How keyframes are animated; the bits are those of UIKit's headers.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits, which may be those of a curve in ``AnimationOptions``.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews together with the view.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the views be hit while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the current value of a running animation instead of its end value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animation is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration inside another animation block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses only its own options inside another animation block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// What is between two values; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value until the next one's time.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At constant speed; here as ``calculationModeLinear``.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve; here as ``calculationModeLinear``.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at constant speed; here as ``calculationModeLinear``.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates the changes that `animations` makes with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// Changes that it makes itself take the whole time. As with `animate`, the views cannot be hit until the
  /// end unless the options allow it. The whole time follows the ease-in-out curve unless the bits of the
  /// options have another one (assumed).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let mode = options.rawValue >> 10 & 7
    let others = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    runKeyframes(duration, after: delay, others, isDiscrete: mode == 1, animations, completion)
  }

  /// Makes changes that are animated in an interval of the animation whose block is running.
  ///
  /// Both numbers are fractions of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    runKeyframe(from: frameStartTime, duration: frameDuration, animations)
  }

  /// Animates the changes that `animations` makes as a spring, given by the duration that people perceive.
  ///
  /// The views cannot be hit until the spring is at rest, unless the options allow it.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = PerceivedSpring(duration: duration, bounce: bounce)
    runSprings(
      spring.curve(velocity: initialSpringVelocity), after: delay, options, animations, completion)
  }
}

extension UISpringTimingParameters {
  /// Creates a spring from the duration that people perceive, how much it bounces, and its initial velocity.
  public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let spring = PerceivedSpring(duration: duration, bounce: bounce)
    self.init(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// Creates a spring from the duration that people perceive, and how much it bounces.
  public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }
}

/// A spring of mass 1, given by the duration that people perceive and how much it bounces: 0 not at all, 1
/// forever.
///
/// The stiffness and the damping follow by the formulas that Apple documents for SwiftUI's springs.
nonisolated struct PerceivedSpring {
  let stiffness: CGFloat
  let damping: CGFloat

  init(duration: TimeInterval, bounce: CGFloat) {
    let frequency = 2 * .pi / CGFloat(duration.isFinite ? max(duration, 0.001) : 0.5)
    stiffness = frequency * frequency
    let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1)
    damping = 2 * frequency * ratio
  }

  func curve(velocity: CGFloat) -> SpringCurve {
    SpringCurve(mass: 1, stiffness: stiffness, damping: damping, velocity: velocity)
  }
}
