// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// A format that can be told from a file's content and read.
protocol FormatReader {
  /// Whether the text looks like this format: asked with the first few thousand characters.
  static func recognizes(_ beginning: Substring) -> Bool
  /// Reads the whole text.
  static func read(_ text: SourceText) throws(ReadingFailure) -> SnapshotDocument
}
