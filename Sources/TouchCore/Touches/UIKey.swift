// SPDX-License-Identifier: Apache-2.0

/// A key of a keyboard, and what it types.
public final class UIKey: NSObject {
  /// Where on the keyboard the key is, by its usage in the standard for human interface devices.
  public let keyCode: UIKeyboardHIDUsage
  /// What the key types with the modifiers that are down.
  public let characters: String
  /// What the key would type without modifiers, shift excepted.
  public let charactersIgnoringModifiers: String
  /// The modifiers that are down.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes a key.
  public init(
    _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}
