// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What keeps attributed texts: the module TouchInterface, if the program is linked with it.
///
/// The properties are in the classes, because code overrides them; what attributes mean is not known here.
@MainActor package protocol AttributedTextKeeper {
  /// The attributed text of a label.
  static func attributedText(of label: UILabel) -> NSAttributedString?
  /// Sets the attributed text of a label.
  static func setAttributedText(_ text: NSAttributedString?, of label: UILabel)
}

/// What happens to attributed texts that nothing keeps.
package enum AttributedTexts {
  /// Reports that attributes get lost.
  package static func reportLoss(in class: AnyClass) {
    Misuse.report("\(`class`): nothing keeps the attributes of texts; import TouchInterface, or UIKit.")
  }
}
