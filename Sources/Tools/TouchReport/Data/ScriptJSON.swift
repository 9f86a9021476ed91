// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources
internal import TouchCore

/// Writes JSON that is safe in a script element of a page: no `<` can end the element early.
nonisolated enum ScriptJSON {
  /// A text that the page shows, sanitized like its markup.
  static func text(_ text: String) -> String { string(text.harmless) }

  /// A string literal, without sanitizing.
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

  /// A number; a nonfinite one becomes 0, because nothing can be drawn there.
  static func number(_ value: Double) -> String { value.isFinite ? value.exact : "0" }

  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    "{" + members.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }.joined(separator: ",") + "}"
  }
}
