// SPDX-License-Identifier: Apache-2.0

/// Finds stacks of SwiftUI with a spacer whose tap misses the space.
enum TapBesideContent: SourceRule {
  static let id = "tap-misses-spacer"
  static let summary =
    "A SwiftUI stack with a Spacer has onTapGesture and no contentShape, so the space does not react."
  static let worst = SourceCandidate.Level.warning
  static let reference = "https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)"
  static let page = """
    A stack reacts where its content draws something. A `Spacer` draws nothing, so a tap on the space between the title and
    the arrow of a row does nothing (reported). `contentShape(Rectangle())` before `onTapGesture` makes the whole row react;
    so does a background.

    ## Fix it

    ```swift
    HStack {
      Text(title)
      Spacer()
      Image(systemName: "chevron.right")
    }
    .contentShape(Rectangle())
    .onTapGesture { open() }
    ```
    """

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    file.chains.compactMap { chain in
      guard ["HStack", "VStack", "LazyHStack", "LazyVStack"].contains(chain.root),
        chain.content.contains("Spacer"),
        chain.content.count > 1,
        let place = chain.modifiers.firstIndex(where: {
          $0.name == "onTapGesture" || $0.name == "onLongPressGesture"
            || ($0.name == "gesture" && $0.arguments.hasPrefix("TapGesture("))
        })
      else { return nil }
      let filling: Set<String> = [
        "contentShape", "background", "overlay", "glassEffect", "backgroundStyle", "listRowBackground",
      ]
      guard
        !chain.modifiers[..<place].contains(where: {
          filling.contains($0.name) || $0.name.lowercased().contains("background")
            || $0.name.lowercased().hasPrefix("card")
        })
      else { return nil }
      // A tap that only ends editing need not be hit everywhere.
      let modifier = chain.modifiers[place]
      return SourceCandidate(
        id, .warning, at: file.place(of: modifier.offset),
        "the Spacer of this \(chain.root) does not react: without contentShape, \(modifier.name) is only for what the stack draws",
        remedy: "Put contentShape(Rectangle()) before \(modifier.name).", code: ".contentShape(Rectangle())",
        identity: "\(chain.root).\(modifier.name)#\(chain.content.joined(separator: ","))")
    }
  }
}
