// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Reads the tree that EarlGrey prints.
enum EarlGreyReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    beginning.utf8.firstRange(of: "|--<".utf8) != nil
  }

  static func read(_ text: SourceText) throws(ReadingFailure) -> SnapshotDocument {
    throw ReadingFailure(
      position: SourcePosition(file: text.file, line: 1), message: "no view is found in the text")
  }
}
