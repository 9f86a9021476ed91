// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIViewPropertyAnimator {
  /// Makes an inactive animator active: runs its blocks and starts animating their changes.
  final func activate(delay: TimeInterval) {
    guard storedState == .inactive else { return }
    storedState = .active
    let blocks = waiting
    waiting = []
    for block in blocks { perform(block.body, delayFactor: block.delayFactor, delay: delay) }
    if application == nil { application = .shared }
  }

  final func add(_ body: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
    switch storedState {
    case .inactive: waiting.append((body, factor))
    case .active: perform(body, delayFactor: factor, delay: 0)
    case .stopped:
      Misuse.report(
        "addAnimations: the animator was stopped; call finishAnimation(at:) first. Nothing is added.")
    }
  }

  private func perform(_ body: () -> Void, delayFactor: CGFloat, delay: TimeInterval) {
    guard UIView.animates else { return body() }
    // Animators always start from the presented values.
    let settings = AnimationSettings(
      duration: storedDuration, curve: curve, options: [.beginFromCurrentState])
    let block = AnimationBlock(settings: settings)
    AnimationContext.run(block, body)
    let changes = block.changes
    AnimationContext.current?.forget(changes)
    if application == nil, !changes.isEmpty { application = AnimationBlock.application(of: changes) }
    let here = application.map { timeline.position(at: $0.clock.now) } ?? timeline.position
    // An animation that is added later starts at the animator's current progress.
    let start = timeline.isReversed ? 0 : here + delayFactor * (1 - here)
    for change in changes {
      let animation = PropertyAnimation(
        change, driver: self, on: application, blocks: !isUserInteractionEnabled, start: start)
      animations.append(animation)
      change.view.begin(
        animation, delay: delay + Double(start - here) * storedDuration, duration: storedDuration)
    }
  }
}

extension UIViewPropertyAnimator: AnimationDriver {
  func progress(of animation: PropertyAnimation) -> CGFloat {
    let position = timeline.position(at: (application ?? .shared).clock.now)
    guard animation.start > 0 else { return position }
    guard animation.start < 1 else { return position >= 1 ? 1 : 0 }
    return max((position - animation.start) / (1 - animation.start), 0)
  }

  func didLose(_ animation: PropertyAnimation, later: Bool) {
    animations.removeAll { $0 === animation }
  }
}

extension AnimationCurve {
  /// The curve that timing parameters describe for a duration.
  init(_ parameters: (any UITimingCurveProvider)?, duration: TimeInterval) {
    if let spring = parameters?.springTimingParameters {
      self = .spring(spring.spring(duration: duration), duration: duration)
    } else if let cubic = parameters?.cubicTimingParameters {
      self = cubic.curve == UIView.AnimationCurve.linear.cubic ? .linear : .cubic(cubic.curve)
    } else {
      self = UIView.AnimationCurve.easeInOut.timingCurve
    }
  }
}
