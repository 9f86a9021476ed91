// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension CGContext {
  /// Restricts what follows to the inside of the path under construction, which is then empty.
  ///
  /// An empty path restricts nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    change {
      $0.clip(to: $0.path, rule)
      $0.path = Outline()
    }
  }

  /// Restricts what follows to a rectangle, and clears the path under construction.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Restricts what follows to the area of rectangles, and clears the path under construction.
  public func clip(to rects: [CGRect]) {
    change {
      $0.path = Outline()
      var outline = Outline()
      for rect in rects { outline.rect(rect) }
      $0.clip(to: outline, .winding)
    }
  }

  /// Restricts what follows to the opaque parts of an image that fills a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    change {
      $0.restrictClipBox(to: rect.applying($0.state.transform))
      $0.add(.clipToImage(mask, rect))
    }
  }

  /// The smallest rectangle around the clip, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    read { $0.state.transform.inverse.map($0.state.clipBox.applying) ?? .zero }
  }
}
