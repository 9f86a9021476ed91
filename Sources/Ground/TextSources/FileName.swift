// SPDX-License-Identifier: Apache-2.0

/// The name of a file, which thousands of positions in the file share.
package final class FileName: Sendable {
  /// The name, as given; `-` is standard input.
  package let text: String

  /// Keeps a name.
  package init(_ text: String) { self.text = text }
}
