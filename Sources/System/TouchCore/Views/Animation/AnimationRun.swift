// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The animations of one call of `UIView.animate`, from its block to its completion.
///
/// The timer of its end owns it; an endless one is owned by a timer of the application that never fires.
final class AnimationRun: AnimationDriver {
  private let settings: AnimationSettings
  private let clock: any EventClock
  /// What the run follows instead of the clock; it holds the run, and does not come back once it has gone.
  private weak var timeline: TransitionTimeline?
  private weak var application: UIApplication?
  private let begin: TimeInterval
  private var animations: [PropertyAnimation] = []
  private var completion: ((Bool) -> Void)?
  private var wasInterrupted = false
  /// The timer of the end, which the timer queue owns and which owns this run.
  private weak var timer: EventTimer?

  /// Starts the animations of `changes`, which are empty only if a timeline waits for the end.
  init(
    _ settings: AnimationSettings, _ changes: [AnimationBlock.Change], on application: UIApplication,
    keyframes: KeyframeBlock? = nil, completion: ((Bool) -> Void)?
  ) {
    self.settings = settings
    self.application = application
    self.completion = completion
    let timeline = TransitionTimeline.current
    self.timeline = timeline
    clock = application.clock
    begin = (timeline?.now ?? clock.now) + settings.delay
    let end = begin + length
    if let timeline {
      timeline.add(self, until: end)
    } else {
      timer = application.timers.schedule(at: end, "animation") { self.finish() }
    }
    for change in changes {
      let animation = PropertyAnimation(
        change, driver: self, on: application,
        blocks: !settings.options.contains(.allowUserInteraction))
      animation.steps = keyframes?.steps(of: change)
      animations.append(animation)
      change.view.begin(animation, delay: settings.delay, duration: settings.duration)
    }
  }

  // A run that is deallocated with its application removes its animations, so that the views can be hit
  // again.
  isolated deinit {
    for animation in animations { animation.view?.end(animation, .removed) }
  }

  /// The seconds from the beginning to the end, including repetitions.
  private var length: TimeInterval {
    guard settings.duration > 0 else { return 0 }
    let once = settings.options.contains(.autoreverse) ? 2 * settings.duration : settings.duration
    if let count = settings.repeatCount { return once * max(count, 0) }
    return settings.options.contains(.repeat) ? .infinity : once
  }

  func progress(of animation: PropertyAnimation) -> CGFloat {
    let time = (timeline?.now ?? clock.now) - begin
    guard time > 0 else { return 0 }
    guard time < length else { return 1 }
    var part = time / settings.duration
    if settings.options.contains(.autoreverse) {
      part = part.truncatingRemainder(dividingBy: 2)
      if part > 1 { part = 2 - part }
    } else {
      part = part.truncatingRemainder(dividingBy: 1)
    }
    return settings.curve.value(at: CGFloat(part))
  }

  func didLose(_ animation: PropertyAnimation, later: Bool) {
    animations.removeAll { $0 === animation }
    wasInterrupted = true
    guard animations.isEmpty else { return }
    timer?.cancel()
    timer = nil
    guard let completion else { return }
    self.completion = nil
    guard later, let application else { return completion(false) }
    Self.inNextTurn(of: application) { completion(false) }
  }

  /// Ends the animations, and makes the views hittable before it calls the completion.
  func finish() {
    timer = nil
    let ended = animations
    animations = []
    // The animation of a deallocated view did not finish.
    if ended.contains(where: { $0.view == nil }) { wasInterrupted = true }
    for animation in ended { animation.view?.end(animation, .finished) }
    let completion = completion
    self.completion = nil
    completion?(!wasInterrupted)
  }

  /// Ends the animations with the values that they began with.
  func finishAtStart() {
    let ended = animations
    animations = []
    for animation in ended {
      guard let view = animation.view else { continue }
      view.end(animation, .finished)
      view.setModelValue(animation.from, of: animation.key)
    }
    let completion = completion
    self.completion = nil
    completion?(true)
  }

  /// Schedules a function at the current time, for the next turn.
  static func inNextTurn(of application: UIApplication, _ body: @escaping () -> Void) {
    application.timers.schedule(at: application.clock.now, "animation", action: body)
  }
}
