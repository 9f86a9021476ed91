// SPDX-License-Identifier: Apache-2.0

#if SDL
  import TouchCore

  extension DesktopKey {
    /// The key as UIKit describes it; nil for one that UIKit does not know.
    var key: UIKey? {
      guard let code = UIKeyboardHIDUsage(rawValue: usage) else { return nil }
      // The keys of the numeric pad, by their numbers.
      let isOnPad = (83...99).contains(usage)
      return UIKey(
        code, characters: text ?? character, charactersIgnoringModifiers: unmodified,
        modifierFlags: isOnPad ? modifiers.union(.numericPad) : modifiers)
    }

    /// What the key would type without modifiers, shift excepted.
    private var unmodified: String {
      let others: UIKeyModifierFlags = [.control, .alternate, .command, .alphaShift]
      if let text, modifiers.isDisjoint(with: others) { return text }
      return modifiers.contains(.shift) ? character.uppercased() : character
    }

    /// The report of the key as a button that goes down or up.
    func report(_ phase: UIPress.Phase) -> PressReport? {
      key.map { PressReport(id: usage, phase: phase, key: $0) }
    }
  }
#endif
