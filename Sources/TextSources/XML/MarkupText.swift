// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text as XML and HTML have it, in content and in attributes, where nothing of it is taken for markup.
  ///
  /// Characters that no document may contain become the replacement character, and so do those that turn the direction
  /// of text around: they could make a page say something else.
  package var escapedForMarkup: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
