// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchCore

extension CALayer {
  /// Adds a copy of an animation, which begins at once unless its `beginTime` is later.
  ///
  /// It replaces one that was added under the same key. Animations without a key stay beside each other. The
  /// animation runs on the clock of the application whose window the layer is in, else on that of the shared
  /// one.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let copy = anim.copy() as? CAAnimation else { return }
    let key = copy is CATransition ? CATransition.key : key
    if let key { endAnimation(named: key, .replaced) }
    copy.prepare(for: self, duration: MediaState.of(.shared).transactions.duration)
    if copy.beginTime == 0 { copy.beginTime = timeScale.local(application.mediaTime) }
    ensuredAnimations.start(copy, key: key)
  }

  /// The animation that was added under a key; it must not be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    (motion?.animations as? RunningAnimations)?.animation(forKey: key)
  }

  private var ensuredAnimations: RunningAnimations {
    if let animations = motion?.animations as? RunningAnimations { return animations }
    let made = RunningAnimations(of: self)
    ensuredMotion.animations = made
    return made
  }
}
