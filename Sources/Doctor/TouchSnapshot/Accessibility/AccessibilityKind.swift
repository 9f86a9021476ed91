// SPDX-License-Identifier: Apache-2.0

/// What kind of element accessibility says something is.
enum AccessibilityKind {
  /// The classes of UIKit that an element of a kind stands for, as far as fingers are concerned.
  ///
  /// Accessibility names kinds and no classes, so that only kinds are here that mean a control or a field,
  /// which is touched as UIKit's own is; a text may be drawn by anything.
  private static let classes: [String: String] = {
    var classes: [String: String] = [:]
    for row in KnownClass.all {
      for kind in row.kinds { classes[kind] = row.name }
    }
    return classes
  }()

  /// Whether the value of an element is a state, such as that of a switch, and no text that it shows.
  static func hasState(_ kind: String) -> Bool {
    ["Switch", "Toggle", "CheckBox", "RadioButton", "Slider"].contains { kind.hasSuffix($0) }
  }

  /// The class of UIKit for a kind, with or without the words before it; nil if there is no telling.
  static func baseClass(of kind: String) -> String? {
    for prefix in ["XCUIElementType", "AX"] where kind.hasPrefix(prefix) {
      return classes[String(kind.dropFirst(prefix.count))]
    }
    return classes[kind]
  }
}
