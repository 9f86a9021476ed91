// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension ContextRecording {
  /// Draws a text that has been laid out, with its top left corner at a point.
  mutating func draw(_ layout: TextLayout, at origin: CGPoint) {
    for line in layout.lines {
      var x = origin.x + line.indent + line.shift(in: layout.width)
      for run in line.runs {
        let (look, width) = (run[0].attributes, run.reduce(0) { $0 + $1.width })
        let top = origin.y + line.top + line.ascent - look.font.ascender - look.baselineOffset
        let rect = CGRect(x: x, y: top, width: width, height: look.font.lineHeight)
        var text = DisplayList.Text(
          String(run.map(\.character)), font: look.font, color: look.color, rect: rect)
        text.background = look.background
        text.isUnderlined = look.isUnderlined
        text.isStruckThrough = look.isStruckThrough
        var effects = paintEffects
        if let shadow = look.shadow { effects.shadow = shadow }
        add(.text(text, effects))
        x += width
      }
    }
  }
}

extension TextLayout.Line {
  /// How far alignment moves the line to the right.
  fileprivate func shift(in available: CGFloat) -> CGFloat {
    guard available.isFinite else { return 0 }
    let end = style.tailIndent > 0 ? min(style.tailIndent, available) : available + style.tailIndent
    let free = end - indent - width
    switch style.alignment {
    case .center: return free / 2
    case .right: return free
    case .left, .justified, .natural: return 0
    }
  }

  /// The characters in groups with the same attributes.
  fileprivate var runs: [[StyledCharacter]] {
    var runs: [[StyledCharacter]] = []
    for character in characters {
      if runs.last?.last?.attributes == character.attributes {
        runs[runs.count - 1].append(character)
      } else {
        runs.append([character])
      }
    }
    return runs
  }
}
