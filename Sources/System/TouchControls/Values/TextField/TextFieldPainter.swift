// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchCore
package import TouchGraphics

/// Draws the text of one field in the current context, in one pass.
@MainActor package protocol TextFieldPainter {
  /// Draws the text in a rectangle.
  func drawText(in rect: CGRect)
  /// Draws the placeholder in a rectangle.
  func drawPlaceholder(in rect: CGRect)
}

extension UITextField {
  /// Draws the text or else the placeholder, by the methods that a subclass may override.
  package final func drawContent(by painter: some TextFieldPainter) {
    let outer = self.painter
    self.painter = painter
    defer { self.painter = outer }
    if hasText {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else if placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  /// The image behind the text; nil where there is a border or nothing.
  package final var shownBackground: UIImage? {
    guard borderStyle != .roundedRect, let background else { return nil }
    return isEnabled ? background : disabledBackground ?? background
  }
}
