// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NSAttributedString {
  /// The size of the text with its own line breaks only.
  ///
  /// As in UIKit, the numbers are not rounded.
  public func size() -> CGSize {
    text.size
  }

  /// Draws the text with its own line breaks only, with the top left corner at a point.
  public func draw(at point: CGPoint) {
    text.draw(at: point)
  }

  /// Draws the text in a rectangle: wrapped to its width, as many lines as fit, and at least one.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is a single line whose baseline begins at
  /// the origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    text.draw(with: rect, options, context)
  }

  /// The rectangle that the text fills.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is that of a single line, whose descenders
  /// are at the origin's negative y.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options, context)
  }

  private var text: StyledText { StyledText(paragraphs: StyledParagraph.paragraphs(of: self)) }
}
