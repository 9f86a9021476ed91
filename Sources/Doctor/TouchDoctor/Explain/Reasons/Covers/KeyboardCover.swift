// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The keyboard.
enum KeyboardCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard cover.owner == .keyboard else { return nil }
    return CoverRemedy(
      "The keyboard lies over it. Dismiss the keyboard, or keep the view above it:",
      [
        "view.endEditing(true)",
        "// or: \(cover.variable).bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor).isActive = true",
      ])
  }
}
