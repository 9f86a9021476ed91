// SPDX-License-Identifier: Apache-2.0

extension NSAttributedString {
  /// The size of the text with its own line breaks only.
  ///
  /// As in UIKit, the numbers are not rounded.
  public func size() -> CGSize {
    TextLayout(self, width: .infinity).size
  }

  /// Draws the text with its own line breaks only, with the top left corner at a point.
  public func draw(at point: CGPoint) {
    let layout = TextLayout(self, width: .infinity)
    UIGraphicsGetCurrentContext()?.record(layout, at: point)
  }

  /// Draws the text in a rectangle: wrapped to its width, as many lines as fit, and at least one.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is a single line whose baseline begins at the origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    let (layout, origin) = layOut(in: rect.size, options)
    let moved = CGPoint(
      x: rect.minX, y: rect.minY + (options.contains(.usesLineFragmentOrigin) ? 0 : -baseline(layout)))
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
    UIGraphicsGetCurrentContext()?.record(layout, at: moved)
  }

  /// The rectangle that the text fills.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is that of a single line, whose descenders are at the
  /// origin's negative y.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let (layout, origin) = layOut(in: size, options)
    let rect = CGRect(origin: origin, size: layout.size)
    context?.totalBounds = rect
    return rect
  }

  private func layOut(in size: CGSize, _ options: NSStringDrawingOptions) -> (TextLayout, CGPoint) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextLayout(self, width: .infinity)
      return (layout, CGPoint(x: 0, y: baseline(layout) - (layout.lines.first?.height ?? 0)))
    }
    let truncates = options.contains(.truncatesLastVisibleLine)
    let height = size.height > 0 ? size.height : .infinity
    return (TextLayout(self, width: size.width, height: height, truncates: truncates), .zero)
  }

  /// The distance of the first baseline from the top.
  private func baseline(_ layout: TextLayout) -> CGFloat {
    layout.lines.first?.ascent ?? 0
  }
}

extension CGContext {
  fileprivate func record(_ layout: TextLayout, at point: CGPoint) {
    change { $0.draw(layout, at: point) }
  }
}
