// SPDX-License-Identifier: Apache-2.0

/// Spells texts in mdoc, the language of manual pages.
enum Mdoc {
  /// A text as lines of running text: each sentence on its own line, as the language wants it.
  static func sentences(_ text: String) -> [String] {
    var lines: [String] = []
    var line: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      line.append(word)
      if let last = word.last, ".!?".contains(last) {
        lines += TextWrapping.lines(of: line.joined(separator: " "), width: 78).map { literal($0) }
        line = []
      }
    }
    return lines + TextWrapping.lines(of: line.joined(separator: " "), width: 78).map { literal($0) }
  }

  /// A line of text in which nothing has a meaning for the formatter.
  static func literal(_ text: some StringProtocol) -> String {
    let escaped = escape(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// The arguments of a macro: the words, none of which is taken for a macro or for punctuation.
  static func arguments(_ text: some StringProtocol) -> String {
    text.split(separator: " ").map { word in
      let isPunctuation = word.count == 1 && word.first?.isLetter == false && word.first?.isNumber == false
      let isMacro = (2...3).contains(word.count) && word.first?.isUppercase == true
      return (isPunctuation || isMacro ? "\\&" : "") + escape(word).replacing("\"", with: "\\(dq")
    }.joined(separator: " ")
  }

  private static func escape(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "`": result += "\\(ga"
      case "…": result += "..."
      case _ where scalar.value > 126:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
