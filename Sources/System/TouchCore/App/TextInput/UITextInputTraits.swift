// SPDX-License-Identifier: Apache-2.0

/// What a text input requests from its keyboard.
///
/// In UIKit all members are optional; here an input that does not declare one has its default.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which letters are capitalized automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected while they are typed.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether misspelled words are marked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces are added and removed around what is inserted and deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The style of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key works only while there is text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get }
  /// What the text means.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get }
  /// What a password must consist of.
  var passwordRules: UITextInputPasswordRules? { get }
  /// Whether the keyboard suggests a continuation of the text.
  var inlinePredictionType: UITextInlinePredictionType { get }
}

extension UITextInputTraits {
  /// The default unless declared.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The default unless declared.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The default unless declared.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The default unless declared.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The default unless declared.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The default unless declared.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The default unless declared.
  public var keyboardType: UIKeyboardType { .default }
  /// The default unless declared.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The default unless declared.
  public var returnKeyType: UIReturnKeyType { .default }
  /// False unless declared.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False unless declared.
  public var isSecureTextEntry: Bool { false }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nil unless declared.
  public var textContentType: UITextContentType! { nil }
  /// Nil unless declared.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// The default unless declared.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
}
