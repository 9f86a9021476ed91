// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UITextField {
  /// The pasteboard, if the program is linked with one.
  private static var pasteboard: (any TextPasteboard.Type)? { LinkedClasses.textPasteboard }

  /// What the field performs of the edit actions that it has; nil for any other action.
  final func performs(_ action: Selector) -> Bool? {
    switch action {
    case Selector("cut:"), Selector("copy:"):
      isSelectedText && !isSecureTextEntry && Self.pasteboard != nil
    case Selector("delete:"): isSelectedText
    case Selector("paste:"): storedIsEditing && Self.pasteboard?.text?.isEmpty == false
    case Selector("select:"): storedIsEditing && hasText && selection.selected.isEmpty
    case Selector("selectAll:"): storedIsEditing && hasText && selection.selected != 0..<length
    default: nil
    }
  }

  private var isSelectedText: Bool { storedIsEditing && !selection.selected.isEmpty }

  final func copyText() {
    if isSelectedText, !isSecureTextEntry { Self.pasteboard?.text = storedText.part(selection.selected) }
  }

  final func pasteText() {
    if storedIsEditing, let text = Self.pasteboard?.text { insertText(text) }
  }

  final func selectText() {
    if storedIsEditing { select(0..<length) }
  }

  /// Selects the word at the caret: the one before it, or else the one after it.
  final func selectWord() {
    guard storedIsEditing else { return }
    let caret = FieldPosition(selection.selected.upperBound)
    for direction in [UITextStorageDirection.backward, .forward] {
      let word = tokenizer.rangeEnclosingPosition(
        caret, with: .word, inDirection: .storage(direction))
      if let range = offsets(of: word) { return select(range) }
    }
  }

  final func deleteText() {
    if isSelectedText { deleteBackward() }
  }
}
