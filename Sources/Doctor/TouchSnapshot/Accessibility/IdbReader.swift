// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads what `idb ui describe-all` prints, a list without parents, and `axe describe-ui`, which nests.
enum IdbReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    beginning.isJSON && (beginning.holds("\"AXFrame\"") || beginning.holds("\"AXUniqueId\""))
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    let root = try JSONDocument.root(of: text, within: limits)
    var document = SnapshotDocument(format: .idb, trees: [], entries: 0)
    var walk = JSONWalk(text, within: limits, space: .screen, isAccessibility: true)
    for element in root.elements ?? [root] {
      try walk.add(element, children: { $0["children"] }, view: view)
    }
    walk.finish(into: &document)
    return document.inOrder()
  }

  private static let taken: Set<String> = [
    "AXFrame", "frame", "AXUniqueId", "AXLabel", "type", "enabled", "children",
  ]

  private static func view(_ node: JSONNode) -> JSONWalk.Found {
    guard let kind = node["type"]?.string ?? node["role"]?.string else {
      return .lost("an element has neither “type” nor “role”")
    }
    var view = ViewSnapshot(className: kind, baseClass: AccessibilityKind.baseClass(of: kind))
    view.accessibilityIdentifier = node["AXUniqueId"]?.string
    view.accessibilityLabel = node["AXLabel"]?.string
    let value = AccessibilityKind.hasState(kind) ? nil : node["AXValue"]?.plainText
    view.text = node["title"]?.string ?? value ?? node["AXLabel"]?.string
    if let isEnabled = node["enabled"]?.bool { view.isEnabled = .known(isEnabled) }
    if let frame = node["frame"], let x = frame["x"]?.number, let y = frame["y"]?.number,
      let width = frame["width"]?.number, let height = frame["height"]?.number
    {
      view.frame = .known(ViewRect(x: x, y: y, width: width, height: height))
    } else if let rect = node["AXFrame"]?.string.flatMap({ BracedNumbers.rect($0) }) {
      view.frame = .known(rect)
    }
    view.attributes = node.plainMembers(except: taken)
    return .view(view)
  }
}
