// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore

/// Keeps the attributed texts of labels and fields, whose classes find this one by its name.
final class TextKeeper: FieldTextKeeper {
  static func attributedText(of label: UILabel) -> NSAttributedString? { label.keptText }

  static func setAttributedText(_ text: NSAttributedString?, of label: UILabel) { label.keptText = text }

  static func attributedText(of field: UITextField) -> NSAttributedString? { field.keptText }

  static func setAttributedText(_ text: NSAttributedString?, of field: UITextField) { field.keptText = text }

  static func attributedPlaceholder(of field: UITextField) -> NSAttributedString? { field.keptPlaceholder }

  static func setAttributedPlaceholder(_ text: NSAttributedString?, of field: UITextField) {
    field.keptPlaceholder = text
  }
}
