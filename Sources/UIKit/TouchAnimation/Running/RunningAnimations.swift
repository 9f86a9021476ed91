// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// The animations of a layer, in the order in which they were added and are applied.
final class RunningAnimations: LayerAnimations {
  private weak var layer: CALayer?
  private(set) var running: [RunningAnimation] = []
  /// The next frame at which the layer is drawn.
  private weak var frame: EventTimer?

  init(of layer: CALayer) {
    self.layer = layer
  }

  // Those of a layer that is deallocated have not finished.
  isolated deinit {
    if !running.isEmpty { LayerMotion.running -= 1 }
    for animation in running { animation.end(.removed) }
  }

  var keys: [String] { running.compactMap(\.key) }

  func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  func start(_ animation: CAAnimation, key: String?) {
    guard let layer else { return }
    layer.noteLooks()
    if running.isEmpty { LayerMotion.running += 1 }
    let started = RunningAnimation(animation, key: key, of: layer)
    running.append(started)
    started.schedule()
  }

  func removeAll(_ reason: AnimationFact.End) {
    for animation in running { take(animation, reason) }
  }

  func remove(_ key: String, _ reason: AnimationFact.End) -> Bool {
    guard let found = running.first(where: { $0.key == key }) else { return false }
    take(found, reason)
    return true
  }

  /// Removes an animation, and ends it.
  func take(_ animation: RunningAnimation, _ reason: AnimationFact.End) {
    guard let index = running.firstIndex(where: { $0 === animation }) else { return }
    running.remove(at: index)
    if running.isEmpty { LayerMotion.running -= 1 }
    if animation.redraws { layer?.setNeedsDisplay() }
    animation.end(reason)
  }

  var isRedrawing: Bool { running.contains(where: \.redraws) }

  /// Has the layer drawn now and at each frame, while an animation moves a value that it draws.
  func redraw() {
    guard let layer else { return }
    layer.setNeedsDisplay()
    frame?.cancel()
    let application = layer.application
    let rate = Double(max(UIScreen.main.maximumFramesPerSecond, 1))
    // The frame after the present one, with a margin for what rounding leaves.
    let next = (application.clock.now * rate + 1e-6).rounded(.down) + 1
    frame = application.timers.schedule(at: next / rate, "layer animation") { [weak self] in
      guard let self, running.contains(where: { $0.redraws && $0.isMoving }) else { return }
      redraw()
    }
  }

  func show(in copy: CALayer) {
    guard let layer else { return }
    let now = layer.timeScale.local(layer.application.mediaTime)
    for animation in running { animation.animation.show(at: now, in: copy) }
  }
}
