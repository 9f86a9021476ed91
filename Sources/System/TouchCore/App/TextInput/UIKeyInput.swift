// SPDX-License-Identifier: Apache-2.0

/// A responder that takes typed text.
///
/// While it is first responder, the keys of a keyboard type into it: what
/// ``UIResponder/pressesBegan(_:with:)`` gets and no override keeps.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the cursor; a line break is the return key.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}

extension UIResponder {
  /// Types those presses that have text if the responder takes text; gives the others.
  final func typing(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard isFirst, let input = self as? any UIKeyInput else { return presses }
    var others = presses
    for press in presses.sorted(by: { $0.number < $1.number }) {
      guard let typed = press.key?.typed else { continue }
      others.remove(press)
      switch typed {
      case .text(let text): input.insertText(text)
      case .delete: input.deleteBackward()
      }
    }
    return others
  }
}

extension UIKey {
  /// What a key does to text.
  package enum Typed {
    /// It inserts text.
    case text(String)
    /// It deletes the character before the cursor.
    case delete
  }

  /// What the key does to text; nil for a key that does nothing there, such as an arrow or a command.
  package final var typed: Typed? {
    guard modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
    switch keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: return .text("\n")
    case .keyboardDeleteOrBackspace: return .delete
    case .keyboardTab, .keyboardEscape: return nil
    default:
      let text = characters
      guard !text.isEmpty, text.unicodeScalars.allSatisfy({ !$0.isControl }) else { return nil }
      return .text(text)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar stands for a key that types nothing, such as an arrow or a function key.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control || (0xF700...0xF8FF).contains(value)
  }
}
