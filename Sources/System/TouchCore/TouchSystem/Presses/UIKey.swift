// SPDX-License-Identifier: Apache-2.0
public import Foundation

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

  /// Creates a key that types nothing, for subclasses that override its properties.
  public override init() {
    storedKeyCode = .keyboardErrorUndefined
    storedCharacters = ""
    storedCharactersIgnoringModifiers = ""
    storedModifierFlags = []
    super.init()
  }
}

/// The modifier keys that are down.
public nonisolated struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes flags of their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
