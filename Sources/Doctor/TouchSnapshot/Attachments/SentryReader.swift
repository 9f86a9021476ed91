// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Reads `view-hierarchy.json`, which Sentry attaches to a report from production.
///
/// Frames are those of the views in their parents. Whether a view takes touches, its transform and its
/// clipping the file does not say.
enum SentryReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    beginning.isJSON && beginning.holds("\"rendering_system\"") && beginning.holds("\"windows\"")
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    let root = try JSONDocument.root(of: text, within: limits)
    guard let windows = root["windows"]?.elements else {
      throw ReadingFailure(
        text, at: root.offset, "the list “windows” of a view hierarchy of Sentry is missing")
    }
    var document = SnapshotDocument(format: .sentry, trees: [], entries: 0)
    var walk = JSONWalk(text, within: limits, space: .parent, isAccessibility: false)
    for window in windows {
      try walk.add(window, children: { $0["children"] }, view: view)
      walk.endTree(named: window["identifier"]?.string)
    }
    walk.finish(into: &document)
    return document.inOrder()
  }

  /// A view; nil if the value stands for none.
  private static func view(_ node: JSONNode) -> JSONWalk.Found {
    guard let type = node["type"]?.string else {
      return .lost("an entry has no “type”, which is the class of its view")
    }
    var view = ViewSnapshot(className: type)
    view.accessibilityIdentifier = node["identifier"]?.string
    if let x = node["x"]?.number, let y = node["y"]?.number, let width = node["width"]?.number,
      let height = node["height"]?.number
    {
      view.frame = .known(ViewRect(x: x, y: y, width: width, height: height))
    }
    if let alpha = node["alpha"]?.number { view.alpha = .known(alpha) }
    if let isVisible = node["visible"]?.bool { view.isHidden = .known(!isVisible) }
    // The title of a button never takes touches.
    if type == "UIButtonLabel" { view.isUserInteractionEnabled = .known(false) }
    let taken: Set<String> = [
      "type", "identifier", "x", "y", "width", "height", "alpha", "visible", "children",
    ]
    view.attributes = node.plainMembers(except: taken)
    return .view(view)
  }
}
