// SPDX-License-Identifier: Apache-2.0
package import SourceModel

/// Reads a file of either language.
package enum CodeReader {
  /// What a file does with views; nil if it cannot be read.
  package static func read(_ bytes: [UInt8], path: String) -> CodeFile? {
    path.hasSuffix(".swift")
      ? SwiftReader.read(bytes, path: path) : ObjectiveCReader.read(bytes, path: path)
  }
}
