// SPDX-License-Identifier: Apache-2.0
package import TouchGraphics

extension ContextRecording {
  /// The transform from the current coordinates to pixels.
  var currentTransform: CGAffineTransform { state.transform.concatenating(device) }

  /// Adds an operation.
  package mutating func add(_ operation: DisplayList.Operation) {
    list.operations.append(operation)
  }

  /// Saves the graphics state.
  package mutating func save() {
    saved.append(Saved(state, isLayer: false))
    add(.save)
  }

  /// Restores the graphics state that was saved last; without one, nothing happens.
  package mutating func restore() {
    guard let last = saved.last, !last.isLayer else { return }
    saved.removeLast()
    restore(last.state)
    add(.restore)
  }

  /// Begins a group, which is drawn as a whole with the effects that were in effect.
  package mutating func beginLayer() {
    saved.append(Saved(state, isLayer: true))
    add(.beginLayer(paintEffects))
    state.effects.alpha = 1
    state.effects.blendMode = .normal
    state.effects.shadow = nil
  }

  /// Ends the group that was begun last, and restores what was in effect before it, whatever was saved in it.
  package mutating func endLayer() {
    guard saved.contains(where: \.isLayer) else { return }
    while let last = saved.popLast() {
      restore(last.state)
      add(last.isLayer ? .endLayer : .restore)
      if last.isLayer { return }
    }
  }

  private mutating func restore(_ restored: GraphicsState) {
    let old = state.transform
    state = restored
    movePath(from: old)
  }

  /// Transforms what follows; the path under construction stays where it is.
  package mutating func transform(by transform: CGAffineTransform) {
    guard !transform.isIdentity, transform.isFinite else { return }
    let old = state.transform
    state.transform = transform.concatenating(old)
    movePath(from: old)
    add(.transform(transform))
  }

  /// Converts the path from old coordinates, which keeps it where it is.
  ///
  /// In coordinates that a transform has flattened nothing has an area, and the path is dropped.
  private mutating func movePath(from old: CGAffineTransform) {
    guard old != state.transform, !path.elements.isEmpty else { return }
    let undone = state.transform.inverse
    path = undone.map { path.applying(old.concatenating($0)) } ?? Outline()
  }
}
