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
        let traits = child.attributes.filter { $0.value == "YES" }.map { $0.name }
        if !traits.isEmpty { add("accessibilityTraits", traits.joined(separator: " ")) }
      case "bool" where child["key"] == "isElement":
        add("isAccessibilityElement", child["value"] ?? "")
      default: break
      }
    }
  }

  /// Adds a color under its key.
  mutating func addColor(_ color: XMLTree.Element) {
    guard let key = color["key"], ElementColors.keys.contains(key), let text = objects.colors.text(of: color)
    else { return }
    add(key, text)
  }

  /// Adds the colors of a button's normal state, or of its configuration.
  mutating func readColors(of part: XMLTree.Element) {
    guard part["key"] == "normal" || part.name == "buttonConfiguration" else { return }
    for child in part.children {
      if child.name == "color" { addColor(child) }
      if child.name == "backgroundConfiguration" {
        for color in child.children where color["key"] == "backgroundColor" {
          if let text = objects.colors.text(of: color) { add("baseBackgroundColor", text) }
        }
      }
    }
  }

  /// Reads a value that is set by its key path when the file is loaded, after everything else.
  mutating func readRuntimeAttribute(_ part: XMLTree.Element) {
    guard part.name == "userDefinedRuntimeAttribute", let path = part["keyPath"] else { return }
    let inner = part.children.first { _ in true }
    let color = inner.flatMap { $0.name == "color" ? objects.colors.text(of: $0) : nil }
    let value = part["value"] ?? color ?? inner.map { $0["value"] ?? Self.content(of: $0) }
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
    case let key where color != nil && ElementColors.keys.contains(key):
      snapshot.attributes.removeAll { $0.name == key }
      add(key, value)
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
    let found = parts.filter { element[$0.1] == "YES" }.map { $0.0 }
    return found.isEmpty ? "none" : found.joined(separator: "+")
  }

  /// The text of the bits of a mask, as archives have them.
  static func text(of bits: Int) -> String {
    let found = parts.indices.filter { bits & 1 << $0 != 0 }.map { parts[$0].0 }
    return found.isEmpty ? "none" : found.joined(separator: "+")
  }
}
