// SPDX-License-Identifier: Apache-2.0

// Values change at once, as in UIKit; what is animated is what a layer's presentation shows, and whether the
// view is hit. Animations end on the clock of the application.

extension UIView {
  /// Animates what `animations` changes.
  ///
  /// The views are not hit until it ends, its delay included, unless `.allowUserInteraction` is among the
  /// options. `completion` is told once whether everything came to its end: at the end, or in the next turn
  /// if nothing is to be animated or another animation took the place of all of these.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: seconds(duration), delay: seconds(delay), curve: options.curve.course, options: options)
    animate(settings, animations, completion)
  }

  /// Animates what `animations` changes, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what `animations` changes, slow at both ends.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates what `animations` changes as if springs pulled it.
  ///
  /// The spring has the stiffness with which it rests after `duration`; a damping ratio of 1 does not swing.
  /// The velocity is in ways a second: 1 would bring it to its goal in a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let duration = seconds(duration)
    let spring = SpringCurve(dampingRatio: dampingRatio, duration: duration, velocity: velocity)
    let settings = AnimationSettings(
      duration: duration, delay: seconds(delay), curve: .spring(spring, duration: duration), options: options)
    animate(settings, animations, completion)
  }

  /// Runs `actionsWithoutAnimation`, also inside an animation's block, without animating what it changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.unnoted(actionsWithoutAnimation)
  }

  /// Whether animations are on; inside `performWithoutAnimation` they are not.
  public class var areAnimationsEnabled: Bool {
    guard AnimationSwitch.isOn else { return false }
    guard let block = AnimationContext.current else { return true }
    return block.settings != nil
  }

  /// Turns animations on or off; while they are off, what a block changes is there at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationSwitch.isOn = enabled
  }

  /// The duration of the animation whose block runs; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.settings?.duration ?? 0
  }

  private class func animate(
    _ wished: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let settings = wished.inheriting(from: AnimationContext.current?.settings)
    let isAnimated = areAnimationsEnabled && (settings.duration > 0 || settings.delay > 0)
    let block = AnimationBlock(settings: isAnimated ? settings : nil)
    AnimationContext.run(block) {
      animations()
      if settings.options.contains(.layoutSubviews) { block.layOutChangedViews() }
    }
    let changes = block.changes
    AnimationContext.current?.forget(changes)
    let application = AnimationBlock.application(of: changes)
    if changes.isEmpty {
      if let completion { AnimationRun.inNextTurn(of: application) { completion(true) } }
    } else {
      _ = AnimationRun(settings, changes, on: application, completion: completion)
    }
  }

  /// A duration or delay as it counts: one that is no number or below 0 is none.
  static func seconds(_ wished: TimeInterval) -> TimeInterval {
    wished.isFinite ? max(wished, 0) : 0
  }
}

/// Whether animations are on in this process.
enum AnimationSwitch {
  static var isOn = true
}
