// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Words in braces in a line of the log, which become what is so at the time.
nonisolated enum ScenePlaceholders {
  static let ofControls = ["name", "location", "event", "tracking", "highlight", "value"]
  static let ofRecognizers = ["name", "location", "state"]

  /// The words in braces in a text, with everything between them.
  static func words(in text: String) -> [String] {
    var words: [String] = []
    fill(text) {
      words.append($0); return ""
    }
    return words
  }

  /// The text with its words in braces replaced; a brace that is not closed stays.
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
