// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads the page source of WebDriverAgent and Appium, whole or a part of it.
///
/// It is a tree of accessibility: frames are on the screen, and what cannot be seen by assistive technology
/// is not in it. Whether an element takes touches it does not say, and `visible="false"` has many reasons, of
/// which hidden is one.
enum WebDriverAgentReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    beginning.isMarkup && beginning.holds("<XCUIElementType")
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    let xml = try XMLDocumentText.read(text, within: limits)
    var document = SnapshotDocument(format: .webDriverAgent, trees: [], repairs: xml.repairs, entries: 0)
    var walk = XMLWalk(xml, within: limits, space: .screen, isAccessibility: true)
    try walk.add(except: ["AppiumAUT", "tree", "hierarchy"], view: view)
    walk.finish(into: &document)
    return document.inOrder()
  }

  private static let taken: Set<String> = ["type", "label", "enabled", "x", "y", "width", "height"]

  private static func view(_ element: XMLTree.Element) -> ViewSnapshot {
    let kind = element["type"] ?? element.name
    var view = ViewSnapshot(className: kind, baseClass: AccessibilityKind.baseClass(of: kind))
    let (name, label) = (element["name"], element["label"])
    // An element without an identifier has its label for a name.
    view.accessibilityIdentifier = name == label ? nil : name
    view.accessibilityLabel = label
    view.text = (AccessibilityKind.hasState(kind) ? nil : element["value"]) ?? label
    view.isEnabled = truth(element["enabled"])
    if truth(element["visible"]) == .known(true) { view.isHidden = .known(false) }
    let numbers = ["x", "y", "width", "height"].map { side in
      element[side].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    if let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] {
      view.frame = .known(ViewRect(x: x, y: y, width: width, height: height))
    }
    view.attributes = element.attributes.filter { !taken.contains($0.name) }.map {
      ViewSnapshot.Attribute(name: $0.name, value: $0.value)
    }
    return view
  }

  private static func truth(_ text: String?) -> Known<Bool> {
    switch text {
    case "true", "1": .known(true)
    case "false", "0": .known(false)
    default: .unknown
    }
  }
}
