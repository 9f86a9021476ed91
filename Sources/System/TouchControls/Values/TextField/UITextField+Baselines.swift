// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchCore
import TouchGraphics

// The line of a text field is in the middle of its height.

extension UITextField: BaselineView {
  package var firstBaselineOffset: CGFloat { room + (font?.ascender ?? 0) }
  package var lastBaselineOffset: CGFloat { room - (font?.descender ?? 0) }
  package var lineHeight: CGFloat { font?.lineHeight ?? 0 }

  /// The room above and below the line.
  private var room: CGFloat { max(0, (intrinsicContentSize.height - lineHeight) / 2) }
}
