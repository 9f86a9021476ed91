// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension AuditedTree {
  /// What a view is called in messages: the class, and the text, the label in the outline or the identifier.
  func name(of place: Int) -> String {
    let view = tree.views[place]
    let element = "XCUIElementType"
    let own = ClassName(view.className).name
    let name = Self.cut(own.hasPrefix(element) ? String(own.dropFirst(element.count)) : own, to: 60)
    if let image = view.attribute("image"), Self.isLeftover(view.text) || text(of: place) == nil,
      view.baseClass == "UIButton"
    {
      return "\(name) with image \"\(Self.cut(image, to: 40))\""
    }
    if let text = text(of: place) { return "\(name) \"\(Self.cut(text, to: 40))\"" }
    if let label = view.accessibilityIdentifier == nil ? view.outlineLabel : nil {
      return "\(name) \"\(Self.cut(label, to: 40))\""
    }
    let identifier = view.accessibilityIdentifier ?? view.identifier
    return identifier.map { "\(name) \(Self.cut($0, to: 60))" } ?? name
  }

  /// Whether a title is the one that Xcode gives to every new button.
  private static func isLeftover(_ title: String?) -> Bool { title == "Button" }

  /// The visible text of a view: its own, or that of a label inside.
  func text(of place: Int) -> String? {
    let view = tree.views[place]
    if let own = view.text ?? view.accessibilityLabel, !own.isEmpty { return own }
    guard kinds[place] == .control || kinds[place] == .systemControl else { return nil }
    for child in view.children.prefix(8) {
      if let text = tree.views[child].text, !text.isEmpty { return text }
      for grandchild in tree.views[child].children.prefix(8) {
        if let text = tree.views[grandchild].text, !text.isEmpty { return text }
      }
    }
    return nil
  }

  /// What a variable that holds the view may be called in a line of code.
  func variable(for place: Int) -> String {
    ViewName.variable(ViewPlace(view: place), in: [tree])
  }

  /// What a view is known by when lines move.
  ///
  /// In a file of Interface Builder it is the object id; elsewhere it is the classes and texts of the view
  /// and its nearest ancestors, with a number where siblings would have the same.
  func identity(of place: Int) -> String {
    let scene = tree.name ?? ""
    if isDesign, let id = tree.views[place].identifier { return "\(scene)#\(id)" }
    var steps: [String] = []
    var next: Int? = place
    while let step = next, steps.count < 32 {
      let view = tree.views[step]
      let own = view.accessibilityIdentifier ?? view.text ?? ""
      steps.append("\(ClassName(view.className).name)'\(own)'\(twins[step])")
      next = view.parent
    }
    return "\(scene)/\(steps.reversed().joined(separator: "/"))"
  }

  /// A text in one line of a limited number of characters.
  static func cut(_ text: String, to count: Int) -> String {
    let line = String(
      text.prefix(count + 1).map { character in
        character.isNewline || character.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
          ? " " : character
      })
    return line.count > count ? line.prefix(count - 1) + "…" : line
  }
}
