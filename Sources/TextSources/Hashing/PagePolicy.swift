// SPDX-License-Identifier: Apache-2.0

/// What a page allows itself: the styles and scripts whose hashes it names, and nothing else.
///
/// Texts of a page are escaped. Should one get through all the same, a browser does not run it: no script and no style
/// but these counts, no attribute is a script or a style, nothing is loaded, and no form is sent.
package struct PagePolicy: Sendable, Hashable {
  private let directives: [String]

  /// Allows the contents of these elements, exactly as they stand between their tags.
  package init(styles: [String] = [], scripts: [String] = []) {
    func directive(_ name: String, _ contents: [String]) -> String? {
      contents.isEmpty
        ? nil : "\(name) " + contents.map { "'sha256-\(SHA256(of: $0.utf8).base64)'" }.joined(separator: " ")
    }
    directives =
      ["default-src 'none'"]
      + [directive("script-src", scripts), directive("style-src", styles)].compactMap(\.self)
      + ["base-uri 'none'", "form-action 'none'"]
  }

  /// The element for the head of the page; it stands before what it speaks of.
  package var markup: String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"\(directives.joined(separator: "; "))\">"
  }
}
