// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// A text that is measured or drawn, from a string or from an attributed string.
///
/// A string with attributes does not become an attributed string for this: swift-corelibs-foundation never
/// frees the attributes of one, and a control draws its title each time it changes.
struct StyledText {
  let paragraphs: [StyledParagraph]

  init(paragraphs: [StyledParagraph]) {
    self.paragraphs = paragraphs
  }

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    // Numbers of every type are numbers, as in an attributed string.
    let values = (attributes ?? [:]).mapValues { ($0 as AnyObject) as Any }
    paragraphs = StyledParagraph.paragraphs(of: text.isEmpty ? [] : [(text, values)])
  }

  var size: CGSize { TextLayout(paragraphs, width: .infinity).size }

  func draw(at point: CGPoint) {
    record(TextLayout(paragraphs, width: .infinity), at: point)
  }

  func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
    let (layout, origin) = layOut(in: rect.size, options)
    let moved = CGPoint(
      x: rect.minX, y: rect.minY + (options.contains(.usesLineFragmentOrigin) ? 0 : -baseline(layout)))
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
    record(layout, at: moved)
  }

  func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    let (layout, origin) = layOut(in: size, options)
    let rect = CGRect(origin: origin, size: layout.size)
    context?.totalBounds = rect
    return rect
  }

  private func layOut(in size: CGSize, _ options: NSStringDrawingOptions) -> (TextLayout, CGPoint) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextLayout(paragraphs, width: .infinity)
      return (layout, CGPoint(x: 0, y: baseline(layout) - (layout.lines.first?.height ?? 0)))
    }
    let truncates = options.contains(.truncatesLastVisibleLine)
    let height = size.height > 0 ? size.height : .infinity
    return (TextLayout(paragraphs, width: size.width, height: height, truncates: truncates), .zero)
  }

  /// The distance of the first baseline from the top.
  private func baseline(_ layout: TextLayout) -> CGFloat {
    layout.lines.first?.ascent ?? 0
  }

  private func record(_ layout: TextLayout, at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.change { $0.draw(layout, at: point) }
  }
}
