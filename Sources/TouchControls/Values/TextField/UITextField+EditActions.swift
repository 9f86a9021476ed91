// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Reads and writes the text of the general pasteboard: the module TouchDevice has it.
@MainActor package protocol TextPasteboard {
  /// The text on the pasteboard.
  static var text: String? { get set }
}

// A field has no cursor. All of its text is selected, or nothing.

extension UITextField {
  /// The pasteboard, if the program is linked with one.
  private static let pasteboard = NSClassFromString("TouchDevice.GeneralText") as? any TextPasteboard.Type

  /// What the field performs of the edit actions that it has; nil for any other action.
  final func performs(_ action: Selector) -> Bool? {
    switch action {
    case Selector("cut:"), Selector("copy:"):
      isSelectedText && !isSecureTextEntry && Self.pasteboard != nil
    case Selector("delete:"): isSelectedText
    case Selector("paste:"): isEdited && Self.pasteboard?.text?.isEmpty == false
    case Selector("selectAll:"): isEdited && hasText && !selectsText
    default: nil
    }
  }

  private var isSelectedText: Bool { isEdited && hasText && selectsText }

  final func copyText() {
    if isSelectedText, !isSecureTextEntry { Self.pasteboard?.text = storedText }
  }

  final func pasteText() {
    if isEdited, let text = Self.pasteboard?.text { insertText(text) }
  }

  final func selectText() {
    if isEdited, hasText { selectsText = true }
  }

  final func deleteText() {
    if isSelectedText { deleteBackward() }
  }
}
