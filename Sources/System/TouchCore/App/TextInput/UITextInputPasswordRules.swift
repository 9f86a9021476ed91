// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a password must consist of, in the language of Apple's password rules.
///
/// Nothing here generates passwords, so the rules are kept for code that reads them back.
open nonisolated class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  /// The rules as text, such as `minlength: 20; required: lower; required: digit;`.
  public final let passwordRulesDescriptor: String

  /// Creates rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// The rules themselves, which are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both have the same text.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }

  /// The hash of the text.
  open override var hash: Int { passwordRulesDescriptor.hashValue }
}

/// Whether the keyboard suggests a continuation of the text.
public nonisolated enum UITextInlinePredictionType: Int, Sendable, Hashable {
  /// What the system prefers.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
