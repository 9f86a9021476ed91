// SPDX-License-Identifier: Apache-2.0

/// Finds buttons of SwiftUI with an interactive glass effect of their own.
enum InteractiveGlassOnButton: SourceRule {
  static let id = "interactive-glass-on-button"
  static let summary = "A SwiftUI button has interactive glass, which reacts to touches beside its label."
  static let worst = SourceCandidate.Level.note
  static let reference = "https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)"
  static let page = """
    Interactive glass follows the finger by itself. On a button it is a second thing that reacts: developers report that
    the glass lights up under the finger where the button, which is hit in its label, does nothing. The button style
    `glass` is made for that: the whole plate is the button. This depends on the version of the system, so it is a note.

    ## Fix it

    ```swift
    Button("Save", action: save)
      .buttonStyle(.glass)
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    file.chains.compactMap { chain in
      guard chain.root == "Button" || chain.around.first == "Button",
        let glass = chain.modifiers.firstIndex(where: {
          $0.name == "glassEffect" && $0.arguments.contains(".interactive(")
            && !$0.arguments.contains("false")
        }), !chain.modifiers[..<glass].contains(where: { $0.name == "contentShape" })
      else { return nil }
      return SourceCandidate(
        id, .note, at: file.place(of: chain.modifiers[glass].offset),
        "the glass of this button is interactive, so it reacts where the button may not",
        remedy: "Use buttonStyle(.glass) in place of glassEffect, or leave out interactive().",
        code: ".buttonStyle(.glass)", identity: "\(chain.root)#\(chain.around.joined(separator: ","))")
    }
  }
}
