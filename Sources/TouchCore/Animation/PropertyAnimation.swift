// SPDX-License-Identifier: Apache-2.0

/// What moves an animation: a call of `UIView.animate`, or a property animator.
protocol AnimationDriver: AnyObject {
  /// How far the animation has come: 0 at its start, 1 at its end.
  func progress(of animation: PropertyAnimation) -> CGFloat
  /// Takes note that one of its animations ended before its time; `later` asks for callbacks in the next turn.
  func lost(_ animation: PropertyAnimation, later: Bool)
}

/// The animation of one part of one view.
///
/// A view has at most one for each part. The view owns it; what drives it is owned by the timer of its end.
final class PropertyAnimation {
  weak var view: UIView?
  weak var driver: (any AnimationDriver)?
  /// The application whose clock moves it, and whose tracer is told.
  weak var application: UIApplication?
  let key: AnimationKey
  let from: AnimatedValue
  let to: AnimatedValue
  /// Whether the view is not hit while the animation runs.
  let blocks: Bool
  /// The part of the driver's way after which this animation sets out.
  let start: CGFloat

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
  /// Adds an animation in the place of one of the same part; the one that had to go is told to its driver.
  final func begin(_ animation: PropertyAnimation, delay: TimeInterval, duration: TimeInterval) {
    if let old = extras?.animations.first(where: { $0.key == animation.key }) {
      end(old, .replaced)
      if old.driver !== animation.driver { old.driver?.lost(old, later: true) }
    }
    ensuredExtras.animations.append(animation)
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

  /// Takes an animation away, without telling its driver.
  final func end(_ animation: PropertyAnimation, _ reason: AnimationFact.End) {
    guard let extras, let place = extras.animations.firstIndex(where: { $0 === animation }) else { return }
    extras.animations.remove(at: place)
    if animation.blocks {
      extras.blockingAnimations -= 1
      if extras.blockingAnimations == 0 { setUnhittable(.animating, false) }
    }
    if let application = animation.application {
      application.report(
        .animation(.ended(application.names.name(of: self), property: animation.key.rawValue, reason)))
    }
  }

  /// Ends all animations of the view before their time, or those of one part.
  final func endAnimations(_ reason: AnimationFact.End, of key: AnimationKey? = nil) {
    guard let running = extras?.animations, !running.isEmpty else { return }
    let ended = running.filter { key == nil || $0.key == key }
    for animation in ended { end(animation, reason) }
    // A view that leaves its window is in the middle of it; what was waited for is told in the next turn.
    for animation in ended { animation.driver?.lost(animation, later: reason == .leftWindow) }
  }
}
