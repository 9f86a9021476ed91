// SPDX-License-Identifier: Apache-2.0

/// Is notified about changes of an input that typing did not cause.
///
/// In UIKit the system's keyboard is this delegate. There is none here, so an input has the one that code
/// sets.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
