// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The animations of an interactive transition: they follow its progress, and run on or back after it.
///
/// It has a time of its own, from zero to the duration of the transition. Animations that begin while it
/// collects them follow that time instead of the application's.
final class TransitionTimeline: EventClock {
  /// The timeline that takes the animations that begin now.
  private(set) static var current: TransitionTimeline?

  private let duration: TimeInterval
  private weak var application: UIApplication?
  private var runs: [(run: AnimationRun, end: TimeInterval)] = []
  private var animators: [UIViewPropertyAnimator] = []
  /// The time at rest.
  private var position: TimeInterval = 0
  private var leg: Leg?
  private var timers: [EventTimer] = []
  /// Owns the timeline until its animations are over.
  private weak var owner: EventTimer?

  /// A stretch in which time goes by itself.
  private struct Leg {
    var begin: TimeInterval
    var length: TimeInterval
    var from: TimeInterval
    var to: TimeInterval
    var curve: AnimationCurve
  }

  init(lasting duration: TimeInterval, on application: UIApplication) {
    self.duration = duration
    self.application = application
    owner = application.timers.schedule(at: .infinity, "transition") { _ = self }
  }

  /// Takes the animations that `body` begins.
  func collect(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
  }

  func add(_ run: AnimationRun, until end: TimeInterval) { runs.append((run, end)) }

  func add(_ animator: UIViewPropertyAnimator) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators.append(animator)
    animator.pauseAnimation()
  }

  /// Whether no animation follows it.
  var isEmpty: Bool { runs.isEmpty && animators.isEmpty }

  // MARK: Time

  var now: TimeInterval {
    guard let leg, let application else { return position }
    guard leg.length > 0 else { return leg.to }
    let part = (application.clock.now - leg.begin) / leg.length
    return leg.from + (leg.to - leg.from) * Double(leg.curve.value(at: CGFloat(min(max(part, 0), 1))))
  }

  func catchUp(to time: TimeInterval) {}

  /// The progress, from 0 to 1.
  var part: CGFloat {
    if let animator = animators.first { return animator.fractionComplete }
    return duration > 0 ? CGFloat(now / duration) : 1
  }

  /// Shows the animations at a part of the transition.
  func show(_ part: CGFloat) {
    guard leg == nil else { return }
    position = duration * Double(part)
    for animator in animators { animator.fractionComplete = part }
  }

  /// Stops time where it is.
  func pause() {
    position = now
    stop()
    for animator in animators {
      animator.pauseAnimation()
      animator.isReversed = false
    }
  }

  private func stop() {
    leg = nil
    for timer in timers { timer.cancel() }
    timers = []
  }

  /// Lets time go on to the end, or back to the beginning.
  func run(forward: Bool, speed: Double, curve: AnimationCurve) {
    guard leg == nil, let application else { return }
    let speed = speed.isFinite && speed > 0 ? speed : 1
    let last = runs.map(\.end).filter { $0 < .infinity }.max() ?? duration
    let goal = forward ? max(last, duration) : 0
    let length = abs(goal - position) / speed
    let begin = application.clock.now
    leg = Leg(begin: begin, length: length, from: position, to: goal, curve: curve)
    for animator in animators {
      animator.isReversed = !forward
      let factor = animator.duration > 0 ? length / animator.duration : 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(max(factor, 1e-6)))
    }
    if runs.isEmpty { return wait(until: begin + length) { $0.stopIfDone() } }
    for (run, end) in runs {
      var due = begin + length
      if forward, end < goal, goal > position {
        let part = CGFloat(max(end - position, 0) / (goal - position))
        due = begin + length * Double(curve.time(of: part) ?? 1)
      }
      wait(until: due) { $0.finish(run, forward: forward) }
    }
  }

  private func wait(until due: TimeInterval, _ body: @escaping (TransitionTimeline) -> Void) {
    guard let application else { return }
    timers.append(application.timers.schedule(at: due, "transition") { [weak self] in self.map(body) })
  }

  private func finish(_ run: AnimationRun, forward: Bool) {
    runs.removeAll { $0.run === run }
    forward ? run.finish() : run.finishAtStart()
    stopIfDone()
  }

  private func stopIfDone() {
    if runs.isEmpty { owner?.cancel() }
  }

  /// Ends all animations at once.
  func finishNow(forward: Bool) {
    stop()
    let ending = runs
    runs = []
    for (run, _) in ending { forward ? run.finish() : run.finishAtStart() }
    animators = []
    owner?.cancel()
  }
}
