// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads the hierarchy of views that Detox writes as XML without escaping it.
///
/// Frames are taken for those of views in their parents. Whether a view takes touches, its transform and its
/// clipping the file does not say. Numbers may be masked, as `<number>`, and are then not known.
enum DetoxReader: FormatReader {
  /// The attributes that Detox writes.
  private static let names: Set<String> = [
    "alpha", "class", "focused", "height", "id", "label", "tag", "text", "value", "visibility", "width", "x",
    "y",
  ]

  static func recognizes(_ beginning: Substring) -> Bool {
    beginning.isMarkup && beginning.holds("<ViewHierarchy")
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    let xml = try XMLDocumentText.read(text, attributes: names, within: limits)
    var document = SnapshotDocument(format: .detox, trees: [], repairs: xml.repairs, entries: 0)
    var walk = XMLWalk(xml, within: limits, space: .parent, isAccessibility: false)
    var masked: (count: Int, first: Int)?
    try walk.add(except: ["ViewHierarchy"]) { element in
      let (view, isMasked) = Self.view(element)
      if isMasked { masked = (1 + (masked?.count ?? 0), masked?.first ?? element.offset) }
      return view
    }
    walk.finish(into: &document)
    if let masked {
      let message =
        "the numbers of \(masked.count) views are masked, here for the first time; their frames are not known"
      document.repairs.append(Repair(position: xml.position(at: masked.first), message: message))
    }
    return document.inOrder()
  }

  private static func view(_ element: XMLTree.Element) -> (ViewSnapshot, isMasked: Bool) {
    var values: [String: String] = [:]
    for attribute in element.attributes where values[attribute.name] == nil {
      // A word that is missing is written as null.
      if attribute.value == "null", ["id", "label", "text", "value"].contains(attribute.name) { continue }
      values[attribute.name] = attribute.value
    }
    var view = ViewSnapshot(className: values["class"] ?? element.name)
    view.identifier = nil
    view.accessibilityIdentifier = values["id"]
    view.accessibilityLabel = values["label"]
    view.text = values["text"] ?? values["value"]
    view.alpha = number(values["alpha"]).map { .known($0) } ?? .unknown
    view.tag = values["tag"].flatMap { Int($0) }.map { .known($0) } ?? .unknown
    switch values["visibility"] {
    case "visible": view.isHidden = .known(false)
    case "invisible", "hidden", "gone": view.isHidden = .known(true)
    default: break
    }
    if let width = number(values["width"]), let height = number(values["height"]) {
      // A window has no parent, and its file no place for it.
      let isWindow = values["x"] == nil && values["y"] == nil && element.parent?.name == "ViewHierarchy"
      let x = isWindow ? 0 : number(values["x"])
      let y = isWindow ? 0 : number(values["y"])
      if let x, let y { view.frame = .known(ViewRect(x: x, y: y, width: width, height: height)) }
    }
    let taken: Set<String> = ["class", "id", "label", "alpha", "x", "y", "width", "height"]
    view.attributes = element.attributes.filter { !taken.contains($0.name) }.map {
      ViewSnapshot.Attribute(name: $0.name, value: $0.value)
    }
    let isMasked = ["x", "y", "width", "height"].contains { name in
      values[name].map { number($0) == nil } ?? false
    }
    return (view, isMasked)
  }

  private static func number(_ text: String?) -> Double? {
    text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
