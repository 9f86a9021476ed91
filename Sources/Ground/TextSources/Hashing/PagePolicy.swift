// SPDX-License-Identifier: Apache-2.0

/// The content security policy of a page: only the styles and scripts whose hashes it contains are allowed.
///
/// The texts of a page are escaped. If one were not, a browser would still not run it: no other script or
/// style is allowed, no attribute acts as one, nothing is loaded, and no form is sent.
package struct PagePolicy: Sendable, Hashable {
  private let hashes: [String]
  /// Whether the scripts may compile WebAssembly, and run it in a worker that they make of a text.
  package var runsWebAssembly = false
  /// Where connections may go.
  package var connections: [String] = []

  /// Allows the contents of these elements, exactly as they appear between their tags.
  package init(styles: [String] = [], scripts: [String] = []) {
    func directive(_ name: String, _ contents: [String]) -> String? {
      contents.isEmpty
        ? nil : "\(name) " + contents.map { "'sha256-\(SHA256(of: $0.utf8).base64)'" }.joined(separator: " ")
    }
    hashes = [directive("script-src", scripts), directive("style-src", styles)].compactMap { $0 }
  }

  private var directives: [String] {
    ["default-src 'none'"]
      + hashes.map {
        runsWebAssembly && $0.hasPrefix("script-src") ? $0 + " 'wasm-unsafe-eval'" : $0
      }
      + (runsWebAssembly ? ["worker-src blob:"] : [])
      + (connections.isEmpty ? [] : ["connect-src " + connections.joined(separator: " ")])
      + ["base-uri 'none'", "form-action 'none'"]
  }

  /// The value of the header `Content-Security-Policy`, which also keeps the page out of the frames of
  /// others.
  package var header: String { (directives + ["frame-ancestors 'none'"]).joined(separator: "; ") }

  /// The element for the head of the page; it precedes the elements it covers.
  package var markup: String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"\(directives.joined(separator: "; "))\">"
  }
}
