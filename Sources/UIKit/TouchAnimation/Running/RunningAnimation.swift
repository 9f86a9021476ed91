// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// One animation of a layer, from its addition to its end.
///
/// The layer's list owns it, and so does the timer of its next step.
final class RunningAnimation {
  let animation: CAAnimation
  let key: String?
  private weak var layer: CALayer?
  private weak var application: UIApplication?
  private weak var timer: EventTimer?
  private var ticket: AnimationTicket?
  private var step = Step.begins
  /// Whether it changes a value that the layer draws.
  let redraws: Bool
  /// The position in the order in which the application's animations were added.
  var number = 0

  /// What has yet to happen.
  private enum Step {
    /// The delegate does not know yet that it begins.
    case begins
    case ends
    /// It has run to its end, and stays.
    case stays
    case over
  }

  init(_ animation: CAAnimation, key: String?, of layer: CALayer) {
    (self.animation, self.key, self.layer) = (animation, key, layer)
    redraws = animation.redraws(layer)
    let application = layer.application
    self.application = application
    ticket = AnimationTicket(application)
    MediaState.of(application).note(self)
    let now = layer.timeScale.local(application.mediaTime)
    report(
      .began(
        name(in: application), property: animation.subject, delay: max(animation.beginTime - now, 0),
        duration: animation.duration, blocksTouches: false))
  }

  /// The view whose layer it is, else the layer.
  private func name(in application: UIApplication) -> StableName {
    application.names.name(of: layer?.backing ?? layer ?? animation)
  }

  private func report(_ fact: @autoclosure () -> AnimationFact) {
    application?.report(.animation(fact()))
  }

  /// Sets the timer of the next step, by the layer's present time.
  func schedule() {
    timer?.cancel()
    guard let layer, let application else { return }
    let due =
      switch step {
      case .begins: layer.timeScale.global(animation.beginTime)
      case .ends: layer.timeScale.global(animation.timing.endTime)
      case .stays, .over: TimeInterval.infinity
      }
    guard due < .infinity else { return }
    timer = application.timers.schedule(at: application.clockTime(of: due), "layer animation") {
      self.advance()
    }
  }

  /// Whether it has begun and has not run to its end, so that each frame shows another value.
  var isMoving: Bool { step == .ends }

  /// Whether the layer is `other` or below it.
  func isBelow(_ other: CALayer) -> Bool {
    var next = layer
    while let above = next, above !== other { next = above.superlayer }
    return next != nil
  }

  private func advance() {
    switch step {
    case .begins:
      step = .ends
      schedule()
      if redraws { (layer?.motion?.animations as? RunningAnimations)?.redraw() }
      animation.delegate?.animationDidStart(animation)
    case .ends:
      let list = layer?.motion?.animations as? RunningAnimations
      if animation.isRemovedOnCompletion, let list {
        list.take(self, .finished)
      } else {
        finish(.finished)
        step = .stays
        if redraws { layer?.setNeedsDisplay() }
      }
    case .stays, .over: break
    }
  }

  /// Ends the animation; of one that has not run to its end, the delegate hears in the next turn.
  func end(_ reason: AnimationFact.End) {
    timer?.cancel()
    finish(reason)
    step = .over
  }

  private func finish(_ reason: AnimationFact.End) {
    guard step == .begins || step == .ends else {
      // It had stayed after its end.
      return
    }
    step = .over
    if let application {
      MediaState.of(application).forget(self)
      report(.ended(name(in: application), property: animation.subject, reason))
    }
    let ticket = ticket
    self.ticket = nil
    guard let delegate = animation.delegate else { return ticket?.end() ?? () }
    if reason == .finished {
      delegate.animationDidStop(animation, finished: true)
      ticket?.end()
    } else if let application {
      application.timers.schedule(at: application.clock.now, "layer animation") { [animation] in
        delegate.animationDidStop(animation, finished: false)
      }
      ticket?.end()
    }
  }
}
