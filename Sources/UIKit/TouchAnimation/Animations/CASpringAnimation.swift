// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// An animation between two values along the motion of a spring, which may overshoot.
///
/// It takes ``/TouchAnimation/CAAnimation/duration`` seconds, as in QuartzCore: set it to
/// ``settlingDuration`` to see the spring come to rest.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The initial velocity, in distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring that is damped more than critically keeps its slow motion; otherwise it counts as
  /// critical.
  open var allowsOverdamping = false

  /// Creates a spring from a duration that people perceive, and how much it bounces: 0 not at all, 1 forever.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = PerceivedSpring(duration: perceptualDuration, bounce: bounce)
    (stiffness, damping) = (spring.stiffness, spring.damping)
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// The seconds after which the spring is at rest, by the same measure as the animations of views.
  open var settlingDuration: CFTimeInterval { spring.restingTime }

  /// The duration that people perceive.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// How much it bounces: 0 not at all.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// A copy, of the same class and with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CASpringAnimation else { return copy }
    animation.mass = mass
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = initialVelocity
    animation.allowsOverdamping = allowsOverdamping
    return animation
  }

  override func progress(at moment: MediaTiming.Moment) -> CGFloat {
    spring.value(after: Double(moment.part) * timing.duration)
  }

  private var spring: SpringCurve {
    let critical = 2 * (max(stiffness, 0) * max(mass, 0)).squareRoot()
    return SpringCurve(
      mass: mass, stiffness: stiffness, damping: allowsOverdamping ? damping : min(damping, critical),
      velocity: initialVelocity)
  }
}
