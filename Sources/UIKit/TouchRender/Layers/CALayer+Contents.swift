// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchDrawing
import TouchGraphics

extension CALayer {
  /// Draws what the layer itself shows: its contents, its shape, its gradient, or the text and the image of
  /// its view.
  func drawContents(in context: CGContext) {
    switch contents {
    case let list as DisplayList: context.draw(list, in: bounds)
    case let image as CGImage: show(UIImage(cgImage: image), in: context)
    case let image as UIImage: show(image, in: context)
    default: break
    }
    switch self {
    case let shape as CAShapeLayer: shape.drawShape(in: context)
    case let gradient as CAGradientLayer: gradient.drawGradient(in: context)
    default: break
    }
    switch delegate {
    case let label as UILabel where label.layer === self: label.drawText(in: context)
    case let view as UIImageView where view.layer === self: view.drawImage(in: context)
    default: break
    }
  }
}

extension CALayer {
  /// Draws an image as the contents of the layer, in squares if its filter is the nearest pixel.
  private func show(_ image: UIImage, in context: CGContext) {
    guard magnificationFilter == .nearest else { return image.show(in: bounds, of: context) }
    context.saveGState()
    context.interpolationQuality = .none
    image.show(in: bounds, of: context)
    context.restoreGState()
  }
}

extension UIImage {
  /// Draws the image in a context that need not be the current one.
  fileprivate func show(in rect: CGRect, of context: CGContext) {
    UIGraphicsPushContext(context)
    draw(in: rect)
    UIGraphicsPopContext()
  }
}

extension CGContext {
  /// Repeats a display list so that it fills a rectangle.
  func draw(_ list: DisplayList, in rect: CGRect) {
    guard !list.isEmpty, list.bounds.width > 0, list.bounds.height > 0 else { return }
    change { recording in
      let isGrouped = recording.state.effects != DisplayList.Effects()
      if isGrouped { recording.beginLayer() } else { recording.save() }
      if list.bounds != rect {
        recording.transform(by: CGAffineTransform(translationX: rect.minX, y: rect.minY))
        recording.transform(
          by: CGAffineTransform(scaleX: rect.width / list.bounds.width, y: rect.height / list.bounds.height))
        recording.transform(by: CGAffineTransform(translationX: -list.bounds.minX, y: -list.bounds.minY))
      }
      for operation in list.operations { recording.add(operation) }
      if isGrouped { recording.endLayer() } else { recording.restore() }
    }
  }
}

extension CAShapeLayer {
  fileprivate func drawShape(in context: CGContext) {
    guard let path else { return }
    context.saveGState()
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, lineWidth > 0 {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setMiterLimit(miterLimit)
      context.setLineDash(
        phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      context.addPath(path)
      context.strokePath()
    }
    context.restoreGState()
  }
}

extension CAGradientLayer {
  fileprivate func drawGradient(in context: CGContext) {
    let known = (colors ?? []).compactMap { CGColor.value($0) }
    let stops = locations.map { $0.map { CGFloat($0.doubleValue) } }
    guard !known.isEmpty, stops == nil || stops?.count == known.count else { return }
    let gradient = CGGradient(known, at: stops)
    func point(_ part: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
    }
    let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let (start, end) = (point(startPoint), point(endPoint))
    context.saveGState()
    context.clip(to: bounds)
    if type == .radial {
      let radius = max(abs(end.x - start.x), abs(end.y - start.y))
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: radius, options: ends)
    } else {
      context.drawLinearGradient(gradient, start: start, end: end, options: ends)
    }
    context.restoreGState()
  }
}

extension UILabel {
  /// Calls `drawText(in:)`, which subclasses override, with the bounds.
  fileprivate func drawText(in context: CGContext) {
    if Self.textDrawing == nil { Self.textDrawing = { $0.drawCurrentText(in: $1) } }
    UIGraphicsPushContext(context)
    drawText(in: bounds)
    UIGraphicsPopContext()
  }

  private func drawCurrentText(in bounds: CGRect) {
    guard let text, !text.isEmpty else { return }
    let style = NSMutableParagraphStyle()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    style.alignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment
    style.lineBreakMode = numberOfLines == 1 ? lineBreakMode : .byWordWrapping
    var rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    // A label centers its text from top to bottom.
    rect = CGRect(x: bounds.minX, y: bounds.midY - rect.height / 2, width: bounds.width, height: rect.height)
    let chosen: UIColor = (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label
    let color = UIColor(cgColor: Ink(of: self).color(isEnabled ? chosen : .tertiaryLabel))
    text.draw(
      with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: [.font: font as Any, .foregroundColor: color, .paragraphStyle: style], context: nil)
  }
}

extension UIImageView {
  fileprivate func drawImage(in context: CGContext) {
    guard let image = shownImage else { return }
    context.saveGState()
    if image.renderingMode == .alwaysTemplate { context.setFillColor(Ink(of: self).color(tintColor)) }
    image.show(in: contentMode.rect(of: image.size, in: bounds), of: context)
    context.restoreGState()
  }
}
