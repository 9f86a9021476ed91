// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads what `maestro hierarchy` prints: elements with bounds on the screen, `[left,top][right,bottom]`.
enum MaestroReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    beginning.isJSON && beginning.holds("\"attributes\"")
      && (beginning.holds("\"bounds\"") || beginning.holds("\"accessibilityText\""))
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    let root = try JSONDocument.root(of: text, within: limits)
    var document = SnapshotDocument(format: .maestro, trees: [], entries: 0)
    var walk = JSONWalk(text, within: limits, space: .screen, isAccessibility: true)
    for element in root.elements ?? [root] {
      try walk.add(element, children: { $0["children"] }, view: view)
    }
    walk.finish(into: &document)
    return document.inOrder()
  }

  private static func view(_ node: JSONNode) -> JSONWalk.Found {
    guard let attributes = node["attributes"] else { return .lost("an element has no “attributes”") }
    // The root of a device has none and is the device.
    guard attributes.members?.isEmpty == false else { return .nothing }
    func text(_ name: String) -> String? {
      attributes[name]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }
    let kind = text("class") ?? "Element"
    var view = ViewSnapshot(className: kind, baseClass: AccessibilityKind.baseClass(of: kind))
    view.accessibilityIdentifier = text("resource-id")
    view.accessibilityLabel = text("accessibilityText")
    view.text = text("text") ?? text("title") ?? text("hintText") ?? text("accessibilityText")
    view.frame = text("bounds").flatMap(rect).map { .known($0) } ?? .unknown
    let enabled = node["enabled"] ?? attributes["enabled"]
    view.isEnabled =
      (enabled?.bool ?? ["true": true, "false": false][enabled?.string ?? ""]).map { .known($0) } ?? .unknown
    view.attributes =
      attributes.plainMembers(except: ["class", "resource-id", "accessibilityText", "bounds", "enabled"])
      .filter { !$0.value.isEmpty } + node.plainMembers(except: ["enabled"])
    return .view(view)
  }

  /// The rectangle between two corners.
  private static func rect(_ bounds: String) -> ViewRect? {
    guard bounds.utf8.count < 200, bounds.hasPrefix("["), bounds.hasSuffix("]") else { return nil }
    let numbers = bounds.split { "[], ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1], let right = numbers[2],
      let bottom = numbers[3], numbers.allSatisfy({ $0?.isFinite == true })
    else { return nil }
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
