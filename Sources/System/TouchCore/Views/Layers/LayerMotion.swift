// SPDX-License-Identifier: Apache-2.0

/// The animations that were added to a layer; the module TouchAnimation has the classes.
package protocol LayerAnimations: AnyObject {
  /// The keys under which they were added, in that order.
  var keys: [String] { get }
  /// Removes all of them.
  func removeAll(_ reason: AnimationFact.End)
  /// Removes the animation that was added under a key; returns whether there was one.
  @discardableResult
  func remove(_ key: String, _ reason: AnimationFact.End) -> Bool
  /// Whether one of them changes a value that the layer draws.
  var isRedrawing: Bool { get }
  /// Gives a copy of the layer the values that the animations have now.
  func show(in copy: CALayer)
}

/// The properties of a layer that have to do with animation, which few layers set.
package final class LayerMotion {
  /// The animations that were added to the layer.
  package var animations: (any LayerAnimations)?
  /// The layer's own time.
  package var timing = MediaTiming()
  /// The values of keys that name no property.
  package var values: [String: Any] = [:]
  /// The properties that hardly any layer sets.
  var rare = RareLayerStyle()
  /// What happens in place of the animation of a changed property.
  var actions: [String: any CAAction]?
  /// The object of ``CompanionHolder``, which copies of the layer do not have.
  var held: AnyObject?
  /// Set in a presentation: the layer that it shows.
  package internal(set) var model: CALayer?
  /// The superlayer of a presentation, once it is asked for.
  var superlayer: CALayer?
  /// Whether a presentation has its sublayers.
  var isFilled = false

  /// How many layers have animations; while there are none, no code searches for them.
  @safe @exclusivity(unchecked) package static var running = 0
}

extension CALayer {
  /// The properties that have to do with animation, created on first write.
  package final var ensuredMotion: LayerMotion {
    if let motion { return motion }
    let made = LayerMotion()
    motion = made
    return made
  }

  /// Removes the animations of the layer and of the layers without a view below it.
  final func endMotion(_ reason: AnimationFact.End) {
    guard LayerMotion.running > 0 else { return }
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.motion?.animations?.removeAll(reason)
      waiting.append(contentsOf: layer.children.reversed().filter { $0.backing == nil })
    }
  }

  /// The application whose clock moves the layer: that of its window, else the shared one.
  package final var application: UIApplication {
    var layer = self
    while layer.backing == nil, let above = layer.layerAbove { layer = above }
    return (layer.backing as? UIView)?.storedWindow?.application ?? .shared
  }

  /// Whether the layer is in a window.
  package final var isInWindow: Bool {
    var layer = self
    while layer.backing == nil, let above = layer.parent { layer = above }
    return (layer.backing as? UIView)?.storedWindow != nil
  }
}
