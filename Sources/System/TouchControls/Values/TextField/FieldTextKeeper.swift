// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchCore

/// What keeps the attributed texts of fields, too.
@MainActor package protocol FieldTextKeeper: AttributedTextKeeper {
  /// The attributed text of a field.
  static func attributedText(of field: UITextField) -> NSAttributedString?
  /// Sets the attributed text of a field.
  static func setAttributedText(_ text: NSAttributedString?, of field: UITextField)
  /// The attributed placeholder of a field.
  static func attributedPlaceholder(of field: UITextField) -> NSAttributedString?
  /// Sets the attributed placeholder of a field.
  static func setAttributedPlaceholder(_ text: NSAttributedString?, of field: UITextField)
}

extension UITextField {
  /// What keeps attributed texts, if the program is linked with it.
  private static let keeper = LinkedClasses.textKeeper as? any FieldTextKeeper.Type

  final var keptTextOfField: NSAttributedString? {
    get { Self.keeper?.attributedText(of: self) ?? NSAttributedString(string: storedText) }
    set {
      if let keeper = Self.keeper { return keeper.setAttributedText(newValue, of: self) }
      if newValue != nil { AttributedTexts.reportLoss(in: UITextField.self) }
      text = newValue?.string
    }
  }

  final var keptPlaceholderOfField: NSAttributedString? {
    get {
      Self.keeper.map { $0.attributedPlaceholder(of: self) }
        ?? placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      if let keeper = Self.keeper { return keeper.setAttributedPlaceholder(newValue, of: self) }
      if newValue != nil { AttributedTexts.reportLoss(in: UITextField.self) }
      placeholder = newValue?.string
    }
  }
}
