// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// Decides when a text field is edited and what is typed, and is notified of changes.
///
/// Every method has a default. A class that conforms provides its own methods; a subclass of it can only
/// override those its superclass has, because Swift finds the defaults through the conforming class.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing ended, even if it was forced to against the delegate's answer.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing ended for a reason.
  ///
  /// By default this calls ``textFieldDidEndEditing(_:)``; a delegate that implements this method does not
  /// receive that one.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether typed text may replace a range of the text, counted in UTF-16; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// The selection or the caret moved while the text is edited: code moved it, text was typed, or the text
  /// was set.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the text may be cleared, by the clear button or as editing begins; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key does its default action; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls ``UITextFieldDelegate/textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
