// SPDX-License-Identifier: Apache-2.0

/// Writes the first lines of a page: everything up to and including the beginning of its body.
///
/// A page loads nothing, so its style and its script are in it, and its policy allows only them.
package enum PageHead {
  /// The text from the document type to `<body>`.
  ///
  /// - Parameters:
  ///   - title: The title, as plain text.
  ///   - style: The content of the element `style`.
  ///   - policy: The policy; nil for a page that gets it in the header of an answer.
  /// - Returns: The beginning of the page.
  package static func markup(title: String, style: String, policy: PagePolicy?) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    \(policy.map { $0.markup + "\n" } ?? "")<title>\(title.escapedForMarkup)</title>
    <style>\(style)</style>
    </head>
    <body>

    """
  }
}
