// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A key that goes down or up, as a browser describes it.
nonisolated struct LabKey: Sendable, Equatable {
  /// The browser's name for the place on the keyboard, such as `KeyA`.
  var code: String
  /// What the key types with the modifiers that are down; more than one character is the name of a key.
  var key: String
  var isDown: Bool
  /// Whether the key was down already.
  var isRepeat = false
  var modifiers: UIKeyModifierFlags = []

  /// The key as it goes up.
  var released: LabKey {
    var key = self
    (key.isDown, key.isRepeat) = (false, false)
    return key
  }

  /// The number of the key in the standard for human interface devices; nil for one that is not known.
  var usage: Int? { Self.usage(of: code) }

  /// What the key types; empty for keys such as arrows.
  private var typed: String { key.count == 1 ? key : "" }

  /// The key as UIKit describes it; nil for one that UIKit does not know.
  @MainActor var uiKey: UIKey? {
    guard let usage, let code = UIKeyboardHIDUsage(rawValue: usage) else { return nil }
    let isOnPad = (83...99).contains(usage)
    return UIKey(
      code, characters: typed, charactersIgnoringModifiers: typed,
      modifierFlags: isOnPad ? modifiers.union(.numericPad) : modifiers)
  }

  private static func usage(of code: String) -> Int? {
    if code.hasPrefix("Key"), code.utf8.count == 4, let letter = code.utf8.last, (65...90).contains(letter) {
      return 4 + Int(letter) - 65
    }
    if code.hasPrefix("Digit"), let digit = Int(code.dropFirst(5)), (0...9).contains(digit) {
      return digit == 0 ? 39 : 29 + digit
    }
    if code.hasPrefix("Numpad"), let digit = Int(code.dropFirst(6)), (0...9).contains(digit) {
      return digit == 0 ? 98 : 88 + digit
    }
    if code.hasPrefix("F"), let number = Int(code.dropFirst(1)), (1...12).contains(number) {
      return 57 + number
    }
    return named.first { $0.code == code }?.usage
  }

  private static let named: [(code: String, usage: Int)] = [
    ("Enter", 40), ("Escape", 41), ("Backspace", 42), ("Tab", 43), ("Space", 44), ("Minus", 45),
    ("Equal", 46), ("BracketLeft", 47), ("BracketRight", 48), ("Backslash", 49), ("Semicolon", 51),
    ("Quote", 52), ("Backquote", 53), ("Comma", 54), ("Period", 55), ("Slash", 56), ("CapsLock", 57),
    ("PrintScreen", 70), ("ScrollLock", 71), ("Pause", 72), ("Insert", 73), ("Home", 74), ("PageUp", 75),
    ("Delete", 76), ("End", 77), ("PageDown", 78), ("ArrowRight", 79), ("ArrowLeft", 80), ("ArrowDown", 81),
    ("ArrowUp", 82), ("NumLock", 83), ("NumpadDivide", 84), ("NumpadMultiply", 85), ("NumpadSubtract", 86),
    ("NumpadAdd", 87), ("NumpadEnter", 88), ("NumpadDecimal", 99), ("IntlBackslash", 100),
    ("ContextMenu", 101), ("NumpadEqual", 103), ("ControlLeft", 224), ("ShiftLeft", 225), ("AltLeft", 226),
    ("MetaLeft", 227), ("ControlRight", 228), ("ShiftRight", 229), ("AltRight", 230), ("MetaRight", 231),
  ]
}
