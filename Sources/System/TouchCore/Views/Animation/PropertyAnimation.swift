// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object that drives animations: a call of `UIView.animate`, or a property animator.
protocol AnimationDriver: AnyObject {
  /// The progress of the animation: 0 at its start, 1 at its end.
  func progress(of animation: PropertyAnimation) -> CGFloat
  /// Called when one of its animations has ended early; `later` postpones callbacks to the next turn.
  func didLose(_ animation: PropertyAnimation, later: Bool)
}

/// The animation of one part of one view.
///
/// A view has at most one per part, and owns it. The driver is owned by the timer of its end.
final class PropertyAnimation {
  weak var view: UIView?
  weak var driver: (any AnimationDriver)?
  /// The application whose clock and tracer it uses.
  weak var application: UIApplication?
  let key: AnimationKey
  let from: AnimatedValue
  let to: AnimatedValue
  /// Whether the animation keeps the view from being hit.
  let blocks: Bool
  /// The progress of the driver at which this animation starts.
  let start: CGFloat
  /// The values in between, for keyframes.
  var steps: KeyframeSteps?
  /// Stands for the animation with the transactions that wait for its end.
  var ticket: AnimationTicket?

  init(
    _ change: AnimationBlock.Change, driver: any AnimationDriver, on application: UIApplication?,
    blocks: Bool, start: CGFloat = 0
  ) {
    view = change.view
    key = change.key
    from = change.from
    to = change.view.modelValue(of: change.key)
    self.driver = driver
    self.application = application
    self.blocks = blocks
    self.start = start
  }
}

extension UIView {
  /// Adds an animation, replacing one of the same part, whose driver is informed.
  final func begin(_ animation: PropertyAnimation, delay: TimeInterval, duration: TimeInterval) {
    if let old = extras?.animations.first(where: { $0.key == animation.key }) {
      end(old, .replaced)
      if old.driver !== animation.driver { old.driver?.didLose(old, later: true) }
    }
    // As in UIKit, an animation of the same name replaces one that was added to the layer.
    if LayerMotion.running > 0 {
      extras?.layer?.motion?.animations?.remove(animation.key.rawValue, .replaced)
    }
    ensuredExtras.animations.append(animation)
    animation.ticket = AnimationTicket(animation.application)
    if animation.blocks {
      ensuredExtras.blockingAnimations += 1
      setUnhittable(.animating, true)
    }
    if let application = animation.application {
      application.report(
        .animation(
          .began(
            application.names.name(of: self), property: animation.key.rawValue, delay: delay,
            duration: duration, blocksTouches: animation.blocks)))
    }
  }

  /// Removes an animation without informing its driver.
  final func end(_ animation: PropertyAnimation, _ reason: AnimationFact.End) {
    guard let extras, let place = extras.animations.firstIndex(where: { $0 === animation }) else { return }
    extras.animations.remove(at: place)
    defer { animation.ticket?.end() }
    if animation.blocks {
      extras.blockingAnimations -= 1
      if extras.blockingAnimations == 0 { setUnhittable(.animating, false) }
    }
    if let application = animation.application {
      application.report(
        .animation(.ended(application.names.name(of: self), property: animation.key.rawValue, reason)))
    }
  }

  /// Ends all animations of the view early, or those of one part.
  final func endAnimations(_ reason: AnimationFact.End, of key: AnimationKey? = nil) {
    guard let running = extras?.animations, !running.isEmpty else { return }
    let ended = running.filter { key == nil || $0.key == key }
    for animation in ended { end(animation, reason) }
    // A view that leaves its window is still in the middle of that change, so completions are called in the
    // next turn.
    for animation in ended { animation.driver?.didLose(animation, later: reason == .leftWindow) }
  }
}
