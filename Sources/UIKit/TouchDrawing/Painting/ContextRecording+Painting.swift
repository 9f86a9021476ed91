// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension Outline {
  /// Whether painting the outline can leave anything: it has more than the starts of subpaths.
  fileprivate var hasLines: Bool {
    elements.contains { if case .move = $0 { false } else { true } }
  }
}

extension ContextRecording {
  /// Fills an outline with the fill color.
  mutating func fill(_ outline: Outline, _ rule: CGPathFillRule) {
    guard outline.hasLines else { return }
    add(.fill(DisplayList.Shape(outline), rule, state.fillColor, paintEffects))
  }

  /// Strokes an outline with the stroke color.
  mutating func stroke(_ outline: Outline, _ line: DisplayList.LineStyle) {
    guard outline.hasLines else { return }
    add(.stroke(DisplayList.Shape(outline), line, state.strokeColor, paintEffects))
  }

  /// Paints the path under construction, which is then empty.
  mutating func paint(_ rule: CGPathFillRule?, strokes: Bool) {
    if let rule { fill(path, rule) }
    if strokes { stroke(path, state.line) }
    path = Outline()
  }

  /// Restricts what follows to the inside of an outline.
  ///
  /// An outline without elements restricts nothing.
  mutating func clip(to outline: Outline, _ rule: CGPathFillRule) {
    guard !outline.elements.isEmpty else { return }
    restrictClipBox(to: outline.applying(state.transform).controlBox)
    add(.clip(DisplayList.Shape(outline), rule))
  }

  /// Restricts the box of the clip to a rectangle in the coordinates of the list.
  mutating func restrictClipBox(to rect: CGRect) {
    let box = state.clipBox.intersection(rect)
    state.clipBox = box.isNull ? CGRect(origin: rect.origin.isFinite ? rect.origin : .zero, size: .zero) : box
  }

  /// The effects in effect.
  var imageEffects: DisplayList.Effects {
    var effects = state.effects
    effects.isAntialiased = effects.isAntialiased && allowsAntialiasing
    return effects
  }

  /// The effects in effect, without those that only matter for images.
  var paintEffects: DisplayList.Effects {
    var effects = imageEffects
    effects.interpolation = .default
    return effects
  }
}
