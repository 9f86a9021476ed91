// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchLayout

nonisolated extension UIFont {
  /// How large text in the font is.
  package var metrics: TextMetrics {
    TextMetrics(
      size: Double(pointSize), weight: Double(weight.rawValue), isMonospaced: design == .monospaced)
  }

  /// The width of a text: the sum of its characters, or the longest of several lines.
  package func width(of text: String) -> CGFloat { CGFloat(metrics.width(of: text)) }

  /// The width of characters in one row, which are measured until it reaches `limit`: what is behind the end
  /// of a line need not be.
  package func width(of characters: some Sequence<Character>, upTo limit: CGFloat) -> CGFloat {
    let metrics = metrics
    var width: CGFloat = 0
    for character in characters {
      guard width < limit else { break }
      width += CGFloat(metrics.width(of: character))
    }
    return width
  }

  /// The width of a text, which is measured until one of its lines reaches `limit`.
  package func width(of text: String, upTo limit: CGFloat) -> CGFloat {
    let metrics = metrics
    var (widest, width) = (CGFloat(0), CGFloat(0))
    for character in text {
      width = character.isNewline ? 0 : width + CGFloat(metrics.width(of: character))
      widest = max(widest, width)
      guard widest < limit else { break }
    }
    return widest
  }

  /// The width of one character.
  package func width(of character: Character) -> CGFloat { CGFloat(metrics.width(of: character)) }
}
