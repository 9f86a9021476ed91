// SPDX-License-Identifier: Apache-2.0

/// A key of a keyboard, and what it types.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// Where on the keyboard the key is, by its usage in the standard for human interface devices.
  open var keyCode: UIKeyboardHIDUsage { storedKeyCode }
  /// What the key types with the modifiers that are down.
  open var characters: String { storedCharacters }
  /// What the key would type without modifiers, shift excepted.
  open var charactersIgnoringModifiers: String { storedCharactersIgnoringModifiers }
  /// The modifiers that are down.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  private final let storedKeyCode: UIKeyboardHIDUsage
  private final let storedCharacters: String
  private final let storedCharactersIgnoringModifiers: String
  private final let storedModifierFlags: UIKeyModifierFlags

  /// Makes a key.
  public init(
    _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    storedKeyCode = keyCode
    storedCharacters = characters
    storedCharactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    storedModifierFlags = modifierFlags
    super.init()
  }

  /// Makes a key that types nothing, for classes of one's own that say what it is.
  public override init() {
    storedKeyCode = .keyboardErrorUndefined
    storedCharacters = ""
    storedCharactersIgnoringModifiers = ""
    storedModifierFlags = []
    super.init()
  }
}
