// SPDX-License-Identifier: Apache-2.0

/// Finds buttons of SwiftUI's toolbars whose label is an image alone.
enum BareImageInToolbar: SourceRule {
  static let id = "bare-image-in-toolbar"
  static let summary =
    "The label of a button in a SwiftUI toolbar is an image alone, so its glass may not react on iOS 26."
  static let worst = SourceCandidate.Level.note
  static let reference =
    "https://developer.apple.com/documentation/swiftui/populating-swiftui-menus-with-adaptive-controls"
  static let page = """
    On iOS 26 the items of a toolbar lie on plates of glass. Developers report that a button whose label is an image alone
    reacts only on the image, and not on the glass around it; a tap on an image without a button does so by definition. A
    `Label`, which a toolbar shows as its icon, gives the item its usual area, and a name for VoiceOver. This depends on the
    version of the system, so it is a note.

    ## Fix it

    ```swift
    ToolbarItem {
      Button("Settings", systemImage: "gear") { open() }
    }
    ```
    """

  private static let items: Set<String> = ["ToolbarItem", "ToolbarItemGroup"]

  static func candidates(in file: CodeFile) -> [SourceCandidate] {
    file.chains.compactMap { chain in
      guard chain.around.contains(where: items.contains), !chain.modifiers.contains(where: changesArea) else {
        return nil
      }
      let isButton = ["Button", "Menu", "NavigationLink"].contains(chain.root) && chain.content == ["Image"]
      let isImage = chain.root == "Image" && chain.modifiers.contains(where: \.isTap)
      guard isButton || isImage else { return nil }
      let subject = isImage ? "this image has a tap" : "the label of this \(chain.root) is an image alone"
      return SourceCandidate(
        id, .note, at: file.place(of: chain.offset),
        "\(subject) in a toolbar: on iOS 26 the glass around it may not react",
        remedy: "Use Button(_:systemImage:action:), or a Label, whose icon the toolbar shows.",
        identity: "\(chain.root)#\(chain.around.joined(separator: ","))")
    }
  }

  /// Whether a modifier may give the item another area.
  private static func changesArea(_ modifier: ModifierChain.Modifier) -> Bool {
    ["buttonStyle", "contentShape", "frame", "padding"].contains(modifier.name)
  }
}
