// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The keyboard.
enum KeyboardCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard cover.owner == .keyboard else { return nil }
    let above = cover.touch.scrollingAboveKeyboard ?? cover.touch.aboveKeyboard
    return CoverRemedy(
      "The keyboard lies over it. Dismiss the keyboard, or \(above.text):",
      ["view.endEditing(true)", "// or: \(above.code)"])
  }
}
