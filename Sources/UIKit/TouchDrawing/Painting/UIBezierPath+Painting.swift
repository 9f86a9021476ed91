// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

extension UIBezierPath {
  /// Fills the path in the current context with its fill color.
  ///
  /// The context's own path stays as it is.
  public func fill() {
    UIGraphicsGetCurrentContext()?.change { $0.fill(outline, fillRule) }
  }

  /// Fills the path in the current context, with a blend mode and an opacity for this path alone.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    painting(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context with its stroke color, and with the path's own line style.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.change { $0.stroke(outline, lineStyle) }
  }

  /// Strokes the path in the current context, with a blend mode and an opacity for this path alone.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    painting(blendMode, alpha) { stroke() }
  }

  /// Restricts what follows in the current context to the inside of the path.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.change { $0.clip(to: outline, fillRule) }
  }

  private var outline: Outline { cgPath.outline }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var lineStyle: DisplayList.LineStyle {
    var style = DisplayList.LineStyle()
    style.width = lineWidth
    style.cap = lineCapStyle
    style.join = lineJoinStyle
    style.miterLimit = miterLimit
    (style.dash, style.dashPhase) = dashes
    return style
  }

  private func painting(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let old = context.read { $0.state.effects }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.change { $0.state.effects = old }
  }
}
