// SPDX-License-Identifier: Apache-2.0
package import Foundation

// As in UIKit, values change at once. An animation affects what a layer's presentation shows and whether the
// view can be hit. It ends on the clock of the application.

extension UIView {
  /// Animates the changes that `animations` makes, along a curve.
  final class func runAnimations(
    _ duration: TimeInterval, after delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let settings = AnimationSettings(
      duration: seconds(duration), delay: seconds(delay), curve: options.curve.timingCurve, options: options)
    animate(settings, animations, completion)
  }

  /// Animates the changes that `animations` makes as a spring.
  final class func runSprings(
    _ duration: TimeInterval, after delay: TimeInterval, _ dampingRatio: CGFloat, _ velocity: CGFloat,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let duration = seconds(duration)
    let spring = SpringCurve(dampingRatio: dampingRatio, duration: duration, velocity: velocity)
    let settings = AnimationSettings(
      duration: duration, delay: seconds(delay), curve: .spring(spring, duration: duration), options: options)
    animate(settings, animations, completion)
  }

  /// Whether animations are enabled in the current application; false inside `performWithoutAnimation`.
  package final class var animates: Bool {
    if let application = UIApplication.current, !application.animatesChanges { return false }
    guard let block = AnimationContext.current else { return true }
    return block.settings != nil
  }

  /// Animates the changes of keyframes; a curve applies to the whole time.
  package final class func runKeyframes(
    _ duration: TimeInterval, after delay: TimeInterval, _ options: AnimationOptions, isDiscrete: Bool,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let settings = AnimationSettings(
      duration: seconds(duration), delay: seconds(delay), curve: options.curve.timingCurve, options: options)
    let keyframes = KeyframeBlock(isDiscrete: isDiscrete)
    animate(settings, { keyframes.collect(animations) }, completion, keyframes: keyframes)
  }

  /// Makes the changes of `animations` and animates them in an interval of the keyframes that are collected.
  package final class func runKeyframe(from start: Double, duration: Double, _ animations: () -> Void) {
    guard let keyframes = KeyframeBlock.current else {
      Misuse.report(
        "UIView.addKeyframe: it is called outside of the block of UIView.animateKeyframes, so its changes are not animated."
      )
      return animations()
    }
    func part(_ value: Double) -> CGFloat { value.isFinite ? CGFloat(min(max(value, 0), 1)) : 0 }
    keyframes.addKeyframe(from: part(start), duration: part(duration), animations)
  }

  /// Makes the changes of `animations` while the content of a view changes from what it was to what it is.
  package final class func runTransition(
    with view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, animatesChanges: Bool,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let requested = AnimationSettings(
      duration: seconds(duration), curve: options.curve.timingCurve, options: options)
    let settings = requested.inheriting(from: AnimationContext.current?.settings)
    guard animates, settings.duration > 0 else { return animate(settings, animations, completion) }
    if animatesChanges {
      animate(settings, animations, nil)
    } else {
      AnimationContext.withoutRecording(animations)
    }
    let change = AnimationBlock.Change(view: view, key: .transition, from: .number(0))
    _ = AnimationRun(
      settings, [change], on: AnimationBlock.application(of: [change]), completion: completion)
  }

  /// Animates the changes that `animations` makes as a spring of its own duration.
  package final class func runSprings(
    _ spring: SpringCurve, after delay: TimeInterval, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let duration = spring.restingTime
    let settings = AnimationSettings(
      duration: duration, delay: seconds(delay), curve: .spring(spring, duration: duration), options: options)
    animate(settings, animations, completion)
  }

  private class func animate(
    _ requested: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?,
    keyframes: KeyframeBlock? = nil
  ) {
    let settings = requested.inheriting(from: AnimationContext.current?.settings)
    let isAnimated = animates && (settings.duration > 0 || settings.delay > 0)
    let block = AnimationBlock(settings: isAnimated ? settings : nil)
    AnimationContext.run(block) {
      animations()
      if settings.options.contains(.layoutSubviews) { block.layOutChangedViews() }
    }
    let changes = block.changes
    AnimationContext.current?.forget(changes)
    let application = AnimationBlock.application(of: changes)
    if changes.isEmpty, TransitionTimeline.current == nil {
      if let completion { AnimationRun.inNextTurn(of: application) { completion(true) } }
    } else {
      _ = AnimationRun(
        settings, changes, on: application, keyframes: keyframes, completion: completion)
    }
  }

  /// A duration or delay in effect: values that are negative or not finite count as 0.
  static func seconds(_ value: TimeInterval) -> TimeInterval {
    value.isFinite ? max(value, 0) : 0
  }
}
