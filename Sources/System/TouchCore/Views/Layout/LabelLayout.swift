// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchGraphics

extension UILabel: WrappingView {
  package var wrapsInLayout: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
}

extension UILabel: BaselineView {
  package var firstBaselineOffset: CGFloat { onPixel(font.ascender) }
  package var lastBaselineOffset: CGFloat { onPixel(-font.descender) }
  package var lineHeight: CGFloat { font.lineHeight }
}
