// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics
import TouchLayout

/// Text wrapped to a width, measured with the font's character widths.
nonisolated struct TextLines {
  private let text: WrappedText

  /// Wraps `text` into at most `maximumLines` lines; 0 means no limit.
  init(_ text: String, font: UIFont, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
    let breaking: WrappedText.Breaking =
      mode == .byClipping ? .never : mode == .byCharWrapping ? .betweenCharacters : .betweenWords
    self.text = WrappedText(
      text, metrics: font.metrics, width: Double(width), maximumLines: maximumLines, breaking: breaking)
  }

  /// The lines from the top, without trailing blanks.
  var lines: [Substring] { text.lines }

  /// The size of all lines together.
  var size: CGSize { CGSize(width: text.longest, height: text.height) }
}
