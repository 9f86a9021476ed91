// SPDX-License-Identifier: Apache-2.0

// Values change at once, as in UIKit; what is animated is what a layer's presentation shows, and whether the
// view is hit. Animations end on the clock of the application.

extension UIView {
  /// Animates what `animations` changes, along a curve.
  final class func runAnimations(
    _ duration: TimeInterval, after delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let settings = AnimationSettings(
      duration: seconds(duration), delay: seconds(delay), curve: options.curve.course, options: options)
    animate(settings, animations, completion)
  }

  /// Animates what `animations` changes as if springs pulled it.
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

  /// Whether animations are on; inside `performWithoutAnimation` they are not.
  package final class var animates: Bool {
    guard AnimationSwitch.isOn else { return false }
    guard let block = AnimationContext.current else { return true }
    return block.settings != nil
  }

  private class func animate(
    _ wished: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let settings = wished.inheriting(from: AnimationContext.current?.settings)
    let isAnimated = animates && (settings.duration > 0 || settings.delay > 0)
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
