// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension Painter {
  /// Draws a line of text as boxes: the package has the widths of letters, but not their outlines.
  ///
  /// Each letter is a box on the baseline, as high as a capital or as the letter x, in the color of the
  /// text.
  func draw(_ text: DisplayList.Text, _ effects: DisplayList.Effects) {
    let font = text.font
    let baseline = text.rect.minY + font.ascender
    if let background = text.background { fill(text.rect, background, effects) }
    let widths = text.string.map { font.width(of: $0) }
    let total = widths.reduce(0, +)
    let stretch = total > 0 ? text.rect.width / total : 0
    var letters = Outline()
    var x = text.rect.minX
    for (letter, width) in zip(text.string, widths) {
      let room = width * stretch
      if !letter.isWhitespace, room > 0 {
        let height = letter.isLowercase ? font.xHeight : font.capHeight
        letters.rect(CGRect(x: x + room * 0.1, y: baseline - height, width: room * 0.8, height: height))
      }
      x += room
    }
    let color = Pixel(text.color, opacity: effects.alpha)
    if !letters.elements.isEmpty { paint(letters.applying(state.transform), .winding, color, effects) }
    if text.isUnderlined { line(at: baseline + font.pointSize * 0.1, text, effects) }
    if text.isStruckThrough { line(at: baseline - font.xHeight / 2, text, effects) }
  }

  private func line(at y: CGFloat, _ text: DisplayList.Text, _ effects: DisplayList.Effects) {
    let rect = CGRect(
      x: text.rect.minX, y: y, width: text.rect.width, height: max(text.font.pointSize / 16, 0.5))
    fill(rect, text.color, effects)
  }

  private func fill(_ rect: CGRect, _ color: CGColor, _ effects: DisplayList.Effects) {
    let outline = DisplayList.Shape(rect: rect).outline.applying(state.transform)
    paint(outline, .winding, Pixel(color, opacity: effects.alpha), effects)
  }
}
