// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Placeholders in braces in a log line, which are replaced by current values.
nonisolated enum ScenePlaceholders {
  static let ofControls = ["action", "name", "location", "event", "tracking", "highlight", "value"]
  static let ofRecognizers = ["name", "location", "state"]

  /// The names in braces in a text.
  static func words(in text: String) -> [String] {
    var words: [String] = []
    fill(text) {
      words.append($0); return ""
    }
    return words
  }

  /// The text with its placeholders replaced; an unclosed brace is kept.
  @discardableResult static func fill(_ text: String, with value: (String) -> String) -> String {
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open] + value(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
