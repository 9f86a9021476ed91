// SPDX-License-Identifier: Apache-2.0
internal import TextSources

extension ViewElement {
  /// The text that a part of a view says to be seen; nil if it says none.
  static func text(of part: XMLTree.Element) -> String? {
    switch part.name {
    case "state":
      guard part["key"] == "normal" else { return nil }
      return titled(part)
    case "buttonConfiguration":
      return titled(part)
    case "string", "mutableString":
      guard part["key"] == "text" || part["key"] == "title" || part["key"] == "placeholder" else {
        return nil
      }
      return content(of: part)
    case "attributedString":
      return attributed(part)
    case "segments":
      let titles = part.children.compactMap { $0["title"] ?? titled($0) }.filter { !$0.isEmpty }
      return titles.isEmpty ? nil : titles.joined(separator: ", ")
    default:
      return nil
    }
  }

  /// A title as attribute, as element or with attributes.
  private static func titled(_ part: XMLTree.Element) -> String? {
    if let title = part["title"] { return title }
    for child in part.children {
      if child.name == "string" || child.name == "mutableString", child["key"] == "title" {
        return content(of: child)
      }
      if child.name == "attributedString" { return attributed(child) }
    }
    return nil
  }

  private static func attributed(_ part: XMLTree.Element) -> String? {
    let pieces = part.children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.children.first { $0["key"] == "content" }.map(content) ?? ""
    }
    return pieces.isEmpty ? nil : pieces.joined()
  }

  /// The content of a string, which is in Base64, without the padding, if a character of it cannot be in XML.
  static func content(of string: XMLTree.Element) -> String {
    let text = string.text
    guard string["base64-UTF8"] == "YES" else { return text }
    let letters = text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    guard let data = Base64.bytes(of: letters + padding) else { return text }
    return String(decoding: data, as: UTF8.self)
  }
}
