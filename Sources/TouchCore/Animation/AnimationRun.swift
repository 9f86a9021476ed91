// SPDX-License-Identifier: Apache-2.0

/// The animations of one call of `UIView.animate`, from its block to its completion.
///
/// The timer of the end owns it; one that repeats without end is owned by the application's timer that never
/// fires.
final class AnimationRun: AnimationDriver {
  private let settings: AnimationSettings
  private let clock: any EventClock
  private weak var application: UIApplication?
  private let begin: TimeInterval
  private var animations: [PropertyAnimation] = []
  private var completion: ((Bool) -> Void)?
  private var wasInterrupted = false
  /// The timer of the end, which its queue owns and which owns this run.
  private weak var timer: EventTimer?

  /// Starts the animations of `changes`, of which there is at least one.
  init(
    _ settings: AnimationSettings, _ changes: [AnimationBlock.Change], on application: UIApplication,
    completion: ((Bool) -> Void)?
  ) {
    self.settings = settings
    self.application = application
    self.completion = completion
    clock = application.clock
    begin = clock.now + settings.delay
    let end = begin + length
    timer = application.timers.schedule(at: end, "animation") { self.finish() }
    for change in changes {
      let animation = PropertyAnimation(
        change, driver: self, on: application,
        blocks: !settings.options.contains(.allowUserInteraction))
      animations.append(animation)
      change.view.begin(animation, delay: settings.delay, duration: settings.duration)
    }
  }

  // One whose application goes leaves nothing behind that keeps a view from being hit.
  isolated deinit {
    for animation in animations { animation.view?.end(animation, .removed) }
  }

  /// The seconds from the begin to the end, repetitions included.
  private var length: TimeInterval {
    guard settings.duration > 0 else { return 0 }
    if settings.options.contains(.repeat) { return .infinity }
    return settings.options.contains(.autoreverse) ? 2 * settings.duration : settings.duration
  }

  func progress(of animation: PropertyAnimation) -> CGFloat {
    let time = clock.now - begin
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

  func lost(_ animation: PropertyAnimation, later: Bool) {
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

  /// Ends the animations whose time has come, and lets the views be hit before anybody is told.
  private func finish() {
    timer = nil
    let ended = animations
    animations = []
    // A view that is gone did not come to the end of its way.
    if ended.contains(where: { $0.view == nil }) { wasInterrupted = true }
    for animation in ended { animation.view?.end(animation, .finished) }
    let completion = completion
    self.completion = nil
    completion?(!wasInterrupted)
  }

  /// Does something at the present time, as soon as time is next looked at.
  static func inNextTurn(of application: UIApplication, _ body: @escaping () -> Void) {
    application.timers.schedule(at: application.clock.now, "animation", action: body)
  }
}
