// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension CGContext {
  /// Fills or strokes the path under construction, or both; the path is then empty.
  public func drawPath(using mode: CGPathDrawingMode) {
    change { $0.paint(mode.fillRule, strokes: mode.strokes) }
  }

  /// Fills the path under construction, which is then empty.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    change { $0.paint(rule, strokes: false) }
  }

  /// Strokes the path under construction, which is then empty.
  public func strokePath() {
    change { $0.paint(nil, strokes: true) }
  }

  // As documented, the following methods also clear the path under construction.

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    paint {
      $0.rect(rect)
    } with: {
      $0.paint(.winding, strokes: false)
    }
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    paint {
      for rect in rects { $0.rect(rect) }
    } with: {
      $0.paint(.winding, strokes: false)
    }
  }

  /// Strokes the edge of a rectangle.
  public func stroke(_ rect: CGRect) {
    paint {
      $0.rect(rect)
    } with: {
      $0.paint(nil, strokes: true)
    }
  }

  /// Strokes the edge of a rectangle with a line of this width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    paint {
      $0.rect(rect)
    } with: {
      let old = $0.state.line.width
      $0.state.line.width = width
      $0.paint(nil, strokes: true)
      $0.state.line.width = old
    }
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    change {
      $0.path = Outline()
      $0.add(.clear(rect))
    }
  }

  /// Fills the ellipse that fits a rectangle.
  public func fillEllipse(in rect: CGRect) {
    paint {
      $0.ellipse(in: rect)
    } with: {
      $0.paint(.winding, strokes: false)
    }
  }

  /// Strokes the ellipse that fits a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    paint {
      $0.ellipse(in: rect)
    } with: {
      $0.paint(nil, strokes: true)
    }
  }

  /// Strokes the lines from the first to the second point, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    paint {
      for index in stride(from: 1, to: points.count, by: 2) {
        $0.move(to: points[index - 1])
        $0.line(to: points[index])
      }
    } with: {
      $0.paint(nil, strokes: true)
    }
  }

  private func paint(
    _ draw: (inout Outline) -> Void, with finish: (inout ContextRecording) -> Void
  ) {
    change {
      $0.path = Outline()
      draw(&$0.path)
      finish(&$0)
    }
  }
}
