// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// Decides with a text field when it is edited and what is typed, and hears of it.
///
/// Every method has a default. A class that conforms answers with its own methods; a subclass of it can only
/// override those its superclass has, because Swift finds the defaults by the class that conforms.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing ended, also if it was made to against the answer of the delegate.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing ended for a reason; by default this calls ``textFieldDidEndEditing(_:)``, and a delegate that
  /// has it is not told by that one.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether a part of the text, counted in UTF-16, may be replaced by what was typed; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Whether the text may be cleared, by the button for that or as editing begins; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by default; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls ``UITextFieldDelegate/textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
