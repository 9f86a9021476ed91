// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

/// Draws images; an image keeps what was drawn as its ``TouchGraphics/UIImage/displayList``.
open class UIGraphicsImageRenderer: NSObject {
  /// How the images are drawn.
  public final let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format.copy() as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    self.format.bounds = bounds
    super.init()
  }

  /// Creates a renderer for a rectangle with its origin at zero.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for a rectangle with its origin at zero, with the usual format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer for a rectangle, with the usual format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Draws an image: runs the block with its context as the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format)
    ContextStack.draw(in: context.cgContext) { actions(context) }
    return context.currentImage
  }
}

/// What the block of an image renderer draws into.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that records the drawing.
  public final let cgContext: CGContext
  /// How the image is drawn.
  public final let format: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat) {
    self.format = format
    cgContext = CGContext(imageIn: format.bounds, scale: format.scale, isOpaque: format.opaque)
    super.init()
  }

  /// What has been drawn until now.
  open var currentImage: UIImage { UIImage(cgContext) ?? UIImage() }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle with the fill color and a blend mode for it alone.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    painting(blendMode) { $0.fill(DisplayList.Shape(rect: rect).outline, .winding) }
  }

  /// Strokes the edge of a rectangle with the stroke color, inside of it.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Strokes the edge of a rectangle with the stroke color, inside of it, and with a blend mode for it
  /// alone.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    painting(blendMode) {
      let half = $0.state.line.width / 2
      let inside = rect.insetBy(dx: half, dy: half)
      if !inside.isNull { $0.stroke(DisplayList.Shape(rect: inside).outline, $0.state.line) }
    }
  }

  /// Restricts what follows to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func painting(_ blendMode: CGBlendMode, _ body: (inout ContextRecording) -> Void) {
    cgContext.change {
      let old = $0.state.effects.blendMode
      $0.state.effects.blendMode = blendMode
      body(&$0)
      $0.state.effects.blendMode = old
    }
  }
}
