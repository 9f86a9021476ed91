// SPDX-License-Identifier: Apache-2.0

internal import TextSources

extension ViewElement {
  /// Reads what the view says to accessibility.
  mutating func readAccessibility(_ part: XMLTree.Element) {
    func text(_ name: String) -> String? {
      part[name] ?? part.children.first { $0["key"] == name && $0.name == "string" }.map(Self.content)
    }
    snapshot.accessibilityIdentifier = text("identifier") ?? snapshot.accessibilityIdentifier
    snapshot.accessibilityLabel = text("label") ?? snapshot.accessibilityLabel
    if let hint = text("hint") { add("accessibilityHint", hint) }
    for child in part.children {
      switch child.name {
      case "accessibilityTraits":
        let traits = child.attributes.filter { $0.value == "YES" }.map(\.name)
        if !traits.isEmpty { add("accessibilityTraits", traits.joined(separator: " ")) }
      case "bool" where child["key"] == "isElement":
        add("isAccessibilityElement", child["value"] ?? "")
      default: break
      }
    }
  }

  /// Reads a value that is set by its key path when the file is loaded, after everything else.
  mutating func readRuntimeAttribute(_ part: XMLTree.Element) {
    guard part.name == "userDefinedRuntimeAttribute", let path = part["keyPath"] else { return }
    let inner = part.children.first { _ in true }
    let value = part["value"] ?? inner.map { $0["value"] ?? Self.content(of: $0) }
    guard let value else { return }
    add("runtime." + path, value)
    let flag: Bool? = ["YES": true, "NO": false, "1": true, "0": false, "true": true, "false": false][value]
    let known = flag.map { Known.known($0) } ?? .unknown
    switch path {
    case "hidden", "isHidden", "layer.hidden": snapshot.isHidden = known
    case "userInteractionEnabled", "isUserInteractionEnabled": snapshot.isUserInteractionEnabled = known
    case "clipsToBounds", "layer.masksToBounds": snapshot.clipsToBounds = known
    case "multipleTouchEnabled", "isMultipleTouchEnabled": snapshot.isMultipleTouchEnabled = known
    case "exclusiveTouch", "isExclusiveTouch": snapshot.isExclusiveTouch = known
    case "enabled", "isEnabled": snapshot.isEnabled = known
    case "alpha", "layer.opacity":
      snapshot.alpha = Double(value).flatMap { $0.isFinite ? .known($0) : nil } ?? .unknown
    case "tag": snapshot.tag = Int(value).map { .known($0) } ?? .unknown
    case "accessibilityIdentifier": snapshot.accessibilityIdentifier = value
    case "accessibilityLabel": snapshot.accessibilityLabel = value
    case "transform": snapshot.transform = .unknown
    case let other where other.hasPrefix("layer.transform") || other.hasPrefix("transform."):
      snapshot.transform = .unknown
    default: break
    }
  }
}

/// What becomes of a view when its parent changes its size, as dumps write it: `W+H`, `RM+BM`.
enum AutoresizingMask {
  /// The names of the parts in the order of their bits in UIKit, and how Interface Builder calls them.
  private static let parts = [
    ("LM", "flexibleMinX"), ("W", "widthSizable"), ("RM", "flexibleMaxX"), ("TM", "flexibleMinY"),
    ("H", "heightSizable"), ("BM", "flexibleMaxY"),
  ]

  /// The text of an element.
  static func text(of element: XMLTree.Element) -> String {
    let found = parts.filter { element[$0.1] == "YES" }.map(\.0)
    return found.isEmpty ? "none" : found.joined(separator: "+")
  }

  /// The text of the bits of a mask, as archives have them.
  static func text(of bits: Int) -> String {
    let found = parts.indices.filter { bits & 1 << $0 != 0 }.map { parts[$0].0 }
    return found.isEmpty ? "none" : found.joined(separator: "+")
  }
}
