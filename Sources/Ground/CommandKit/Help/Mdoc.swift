// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// Writes texts in mdoc, the language of manual pages.
enum Mdoc {
  /// A text as lines of running text, with each sentence on its own line, as is the convention in mdoc.
  static func sentences(_ text: String) -> [String] {
    var lines: [String] = []
    var line: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      line.append(word)
      if let last = word.last, ".!?".contains(last) {
        lines += wrapped(line)
        line = []
      }
    }
    return lines + wrapped(line)
  }

  /// The words in source lines of at most 80 characters.
  private static func wrapped(_ words: [Substring]) -> [String] {
    TextLines.wrapped(escape(words.joined(separator: " ")), width: 78).map { protected($0) }
  }

  /// A line of text with everything escaped that has a meaning for the formatter.
  static func literal(_ text: some StringProtocol) -> String {
    protected(escape(text))
  }

  /// The line, with a prefix if it would otherwise be read as a macro.
  private static func protected(_ escaped: String) -> String {
    escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Arguments of a macro, none of which is read as a macro or as punctuation.
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
