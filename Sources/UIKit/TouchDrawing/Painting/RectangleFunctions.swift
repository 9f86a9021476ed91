// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// Fills a rectangle in the current context; the color replaces what is there.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle in the current context, with a blend mode for it alone.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.change {
    $0.fill(DisplayList.Shape(rect: rect).outline, .winding, blendMode)
  }
}

/// Fills a frame one point wide inside a rectangle, with the fill color; the color replaces what is there.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Fills a frame one point wide inside a rectangle, with the fill color and a blend mode for it alone.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.change {
    var frame = DisplayList.Shape(rect: rect).outline
    let inside = rect.insetBy(dx: 1, dy: 1)
    if !inside.isNull { frame.rect(inside) }
    $0.fill(frame, .evenOdd, blendMode)
  }
}

/// Restricts what follows in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.change { $0.clip(to: DisplayList.Shape(rect: rect).outline, .winding) }
}

extension ContextRecording {
  /// Fills an outline with a blend mode for it alone.
  fileprivate mutating func fill(_ outline: Outline, _ rule: CGPathFillRule, _ blendMode: CGBlendMode) {
    let old = state.effects.blendMode
    state.effects.blendMode = blendMode
    fill(outline, rule)
    state.effects.blendMode = old
  }
}
