// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Writes JSON that can stand in a script element of a page: no `<` ends the element too early.
nonisolated enum ScriptJSON {
  /// A text that the page shows, made harmless as its markup is.
  static func text(_ text: String) -> String { string(text.harmless) }

  /// A string as it is.
  static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case _ where scalar == "<" || scalar == ">" || scalar == "&" || scalar.isControl || scalar.isUnseen:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// A number; what is no number is 0, because nothing can be drawn there.
  static func number(_ value: Double) -> String { value.isFinite ? value.exact : "0" }

  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    "{" + members.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }.joined(separator: ",") + "}"
  }
}
