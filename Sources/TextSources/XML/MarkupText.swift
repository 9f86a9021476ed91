// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text as XML and HTML have it, in content and in attributes, where nothing of it is taken for markup.
  ///
  /// Characters that no document may contain are written out as in ``harmless`` text, and so are those that turn the
  /// direction of text around or that nobody sees: they could make a page say something else.
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
