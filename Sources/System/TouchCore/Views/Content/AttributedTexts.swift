// SPDX-License-Identifier: Apache-2.0

/// What keeps attributed texts: the module TouchInterface, if the program is linked with it.
///
/// The properties are in the classes, because code overrides them; what attributes mean is not known here.
@MainActor package protocol AttributedTextKeeper {
  /// The attributed text of a label.
  static func attributedText(of label: UILabel) -> NSAttributedString?
  /// Sets the attributed text of a label.
  static func setAttributedText(_ text: NSAttributedString?, of label: UILabel)
}

/// Finds what keeps attributed texts.
package enum AttributedTexts {
  package static let keeper: (any AttributedTextKeeper.Type)? =
    NSClassFromString("TouchInterface.TextKeeper") as? any AttributedTextKeeper.Type

  /// Reports that attributes get lost.
  package static func reportLoss(in class: AnyClass) {
    Misuse.report("\(`class`): nothing keeps the attributes of texts; import TouchInterface, or UIKit.")
  }
}
