// SPDX-License-Identifier: Apache-2.0
import Foundation

// The effect of each call in each state:
//
//              start    pause    scrub    continue  stop      finish
//   inactive   active   active   active   active    –         –
//   active     continues paused   paused   continues stopped*  –
//   stopped    –        –        –        –         –         inactive
//
// * inactive, if it is stopped without finishing. A dash is misuse: it has no effect and is reported.

extension UIViewPropertyAnimator {
  private var now: TimeInterval { (application ?? .shared).clock.now }

  /// Whether the call is valid in the current state; reports the misuse if not.
  private func allows(_ call: String, interrupting: Bool = false) -> Bool {
    if storedState == .stopped {
      Misuse.report("\(call): the animator was stopped; call finishAnimation(at:) first. Nothing happens.")
      return false
    }
    if interrupting, !isInterruptible, storedState == .active {
      Misuse.report("\(call): isInterruptible is off, so the animator runs to its end. Nothing happens.")
      return false
    }
    return true
  }

  final func start(after delay: TimeInterval) {
    guard allows("startAnimation"), timeline.leg == nil else { return }
    activate(delay: delay)
    if let transition = TransitionTimeline.current { return transition.add(self) }
    run(timeline.leg(curve, duration: storedDuration, begin: now + delay))
  }

  final func pause() {
    guard allows("pauseAnimation", interrupting: true) else { return }
    activate(delay: 0)
    pauseTimeline()
  }

  final func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard allows("continueAnimation") else { return }
    activate(delay: 0)
    pauseTimeline()
    let left = Double(abs((timeline.isReversed ? 0 : 1) - timeline.position))
    let factor = durationFactor.isFinite && durationFactor > 0 ? Double(durationFactor) : nil
    if parameters == nil, factor == nil {
      return run(timeline.leg(curve, duration: storedDuration, begin: now))
    }
    let length = factor.map { $0 * storedDuration } ?? left * storedDuration
    let curve = AnimationCurve(parameters ?? storedTimingParameters, duration: length)
    run(timeline.legAlongWholeCurve(curve, duration: length, begin: now))
  }

  final func setReversed(_ reversed: Bool) {
    guard reversed != timeline.isReversed, allows("isReversed", interrupting: true) else { return }
    guard let leg = timeline.leg else {
      if storedState == .inactive { timeline.position = reversed ? 1 : 0 }
      timeline.isReversed = reversed
      return
    }
    // The reversed leg runs the same curve backwards in time.
    var back = leg
    back.from = leg.part(at: now)
    back.begin = now
    timeline.isReversed = reversed
    if leg.base == 0, leg.goal == 1 {
      back.to = reversed ? 0 : 1
      run(back)
    } else {
      timeline.stop(at: now)
      run(timeline.leg(curve, duration: storedDuration, begin: now))
    }
  }

  final func scrub(to fraction: CGFloat) {
    guard allows("fractionComplete", interrupting: true) else { return }
    guard !fraction.isNaN else {
      return Misuse.report("fractionComplete: the value is not a number; nothing happens.")
    }
    activate(delay: 0)
    pauseTimeline()
    let kept = min(max(fraction, 0), 1)
    let part = timeline.isReversed ? 1 - kept : kept
    timeline.position = scrubsLinearly ? part : curve.value(at: part)
  }

  final var shownFraction: CGFloat {
    var part = timeline.position(at: now)
    if !scrubsLinearly {
      part = timeline.leg?.part(at: now) ?? curve.time(of: part) ?? part
    }
    let kept = min(max(part, 0), 1)
    return timeline.isReversed ? 1 - kept : kept
  }

  /// Runs a leg until its timer ends it.
  private func run(_ leg: AnimatorTimeline.Leg) {
    timer?.cancel()
    timeline.leg = leg
    timer = (application ?? .shared).timers.schedule(at: leg.end, "animator") { self.reachEnd() }
  }

  /// Stops the timeline at the current position.
  private func pauseTimeline() {
    timeline.stop(at: now)
    timer?.cancel()
  }

  private func reachEnd() {
    timeline.position = timeline.isReversed ? 0 : 1
    timeline.leg = nil
    guard !pausesOnCompletion else { return }
    end(at: timeline.isReversed ? .start : .end)
  }

  final func stop(withoutFinishing: Bool) {
    guard storedState == .active else {
      return Misuse.report("stopAnimation: the animator is not active. Nothing happens.")
    }
    guard allows("stopAnimation", interrupting: true) else { return }
    pauseTimeline()
    settle(at: .current)
    if withoutFinishing { clear() } else { storedState = .stopped }
  }

  final func finish(at position: UIViewAnimatingPosition) {
    guard storedState == .stopped else {
      return Misuse.report(
        "finishAnimation(at:): only a stopped animator can be finished; call stopAnimation(false) first. Nothing happens."
      )
    }
    end(at: position)
  }

  /// Ends the animation with the views at a position, and calls the completions in the order in which they
  /// were added.
  private func end(at position: UIViewAnimatingPosition) {
    settle(at: position)
    let called = completions
    clear()
    for completion in called { completion(position) }
  }

  private func clear() {
    storedState = .inactive
    animations = []
    completions = []
    waiting = []
    timeline = AnimatorTimeline()
    application = nil
  }

  /// Ends the animations and sets the views to the values of a position.
  private func settle(at position: UIViewAnimatingPosition) {
    for animation in animations {
      guard let view = animation.view else { continue }
      let key = animation.key
      let value =
        switch position {
        case .end: storedState == .stopped ? animation.to : view.modelValue(of: key)
        case .start: animation.from
        case .current: storedState == .stopped ? view.modelValue(of: key) : view.presentedValue(of: key)
        }
      view.end(animation, position == .current ? .removed : .finished)
      view.setModelValue(value, of: key)
    }
  }
}
