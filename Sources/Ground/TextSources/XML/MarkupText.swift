// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text escaped for XML and HTML content and attributes.
  ///
  /// Characters that no document may contain are escaped as in ``harmless`` text, and so are characters that
  /// change the text direction or are invisible: they could change what a page appears to say.
  package var escapedForMarkup: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in harmless.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
