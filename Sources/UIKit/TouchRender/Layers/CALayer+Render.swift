// SPDX-License-Identifier: Apache-2.0
public import TouchCore
import TouchDrawing
public import TouchGraphics

extension CALayer {
  /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
  ///
  /// As in QuartzCore, it shows the model values and not those of running animations. The layer's own
  /// position, transform and opacity are ignored; those of its sublayers are applied. Layers that need
  /// display are displayed first. A mask clips if it is a shape layer; other masks are ignored.
  public func render(in ctx: CGContext) {
    var steps: [RenderStep] = [.contents(self)]
    while let step = steps.popLast() {
      switch step {
      case .contents(let layer): steps.append(contentsOf: layer.drawOwn(in: ctx).reversed())
      case .sublayer(let layer): steps.append(contentsOf: layer.enter(ctx).reversed())
      case .border(let layer): layer.drawBorder(in: ctx)
      case .endLayer: ctx.endTransparencyLayer()
      case .restore: ctx.restoreGState()
      }
    }
  }
}

/// What is left to draw of a tree of layers; a list instead of recursion, because layers may nest deeper than
/// the stack allows.
private enum RenderStep {
  /// A layer's own content and its sublayers, in its coordinates.
  case contents(CALayer)
  /// A sublayer, in the coordinates of its superlayer.
  case sublayer(CALayer)
  /// A layer's border.
  case border(CALayer)
  case endLayer
  case restore
}

extension CALayer {
  /// Moves into the layer's coordinates, and returns what is to be drawn there and undone after it.
  fileprivate func enter(_ context: CGContext) -> [RenderStep] {
    guard !isHidden, opacity > 0 else { return [] }
    context.saveGState()
    let (bounds, anchor) = (bounds, anchorPoint)
    context.translateBy(x: position.x, y: position.y)
    context.concatenate(affineTransform())
    context.translateBy(
      x: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
    let shadow = shadowOpacity > 0 ? shadowColor : nil
    guard opacity < 1 || shadow != nil else { return [.contents(self), .restore] }
    context.setAlpha(CGFloat(opacity))
    if let shadow {
      let color = shadow.copy(alpha: shadow.alpha * CGFloat(shadowOpacity))
      context.setShadow(offset: shadowOffset, blur: shadowRadius, color: color)
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    return [.contents(self), .endLayer, .restore]
  }

  /// Draws the background and the content, and returns the sublayers and the border.
  fileprivate func drawOwn(in context: CGContext) -> [RenderStep] {
    displayIfNeeded()
    let isMasked = clipToMask(in: context)
    let outline = unsafe CGPath(
      roundedRect: bounds, cornerWidth: corner, cornerHeight: corner, transform: nil)
    if let backgroundColor, backgroundColor.alpha > 0 {
      context.setFillColor(backgroundColor)
      context.addPath(outline)
      context.fillPath()
    }
    var steps = (sublayers ?? []).inDrawingOrder.map { RenderStep.sublayer($0) }
    if masksToBounds {
      context.saveGState()
      context.addPath(outline)
      context.clip()
      steps.append(.restore)
    }
    drawContents(in: context)
    steps.append(.border(self))
    if isMasked { steps.append(.restore) }
    return steps
  }

  /// Clips to the shape of the mask, if it has one, and returns whether the state was saved for that.
  private func clipToMask(in context: CGContext) -> Bool {
    guard let mask = mask as? CAShapeLayer, let path = mask.path else { return false }
    let frame = mask.frame
    context.saveGState()
    var shift = CGAffineTransform(
      translationX: frame.minX - mask.bounds.minX, y: frame.minY - mask.bounds.minY)
    if let moved = unsafe path.copy(using: &shift) { context.addPath(moved) }
    context.clip(using: mask.fillRule == .evenOdd ? .evenOdd : .winding)
    return true
  }

  fileprivate func drawBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor else { return }
    let half = borderWidth / 2
    let radius = max(corner - half, 0)
    context.saveGState()
    context.setStrokeColor(borderColor)
    context.setLineWidth(borderWidth)
    unsafe context.addPath(
      CGPath(
        roundedRect: bounds.insetBy(dx: half, dy: half), cornerWidth: radius, cornerHeight: radius,
        transform: nil))
    context.strokePath()
    context.restoreGState()
  }

  /// The radius of the corners, at most half of a side.
  private var corner: CGFloat {
    maskedCorners.isEmpty ? 0 : max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
  }
}

extension [CALayer] {
  /// From the back to the front.
  var inDrawingOrder: [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
