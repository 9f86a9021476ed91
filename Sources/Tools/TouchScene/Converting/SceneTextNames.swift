// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Gives the views of a converted scene names that differ.
nonisolated struct SceneTextNames {
  private var used: Set<String> = []
  private static let longest = 60

  /// The identifier of a view, its name in Interface Builder, what it shows, or the class that scenes lack;
  /// nil if it has none of them.
  ///
  /// The name in Interface Builder is the label of the document outline, or the outlet that leads to the
  /// view.
  mutating func name(for view: ViewSnapshot, as known: SceneTextClass) -> String? {
    let outlet = view.attribute("outlets")?.split(separator: " ").first.map(String.init)
    let words = [
      view.accessibilityIdentifier, view.outlineLabel, outlet, view.text, view.accessibilityLabel,
      known.reason.flatMap { _ in view.className.split(separator: ".").last.map(String.init) },
    ]
    guard let word = words.compactMap(\.self).map(Self.clean).first(where: { !$0.isEmpty }) else {
      return nil
    }
    if used.insert(word).inserted { return word }
    var number = 2
    while !used.insert("\(word) \(number)").inserted { number += 1 }
    return "\(word) \(number)"
  }

  private static func clean(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.isNewline || $0 == "\"" }
    return String(words.joined(separator: " ").prefix(longest))
  }

  /// A name within a log line of a scene, where braces would be placeholders.
  static func logged(_ name: String) -> String {
    name.replacing("{", with: "(").replacing("}", with: ")")
  }
}
