// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Reads what `recursiveDescription` prints.
enum DumpReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    beginning.utf8.firstRange(of: "frame = (".utf8) != nil
  }

  static func read(_ text: SourceText) throws(ReadingFailure) -> SnapshotDocument {
    throw ReadingFailure(
      position: SourcePosition(file: text.file, line: 1),
      message: "no view is found in the text; \(NearFormat.readable)")
  }
}
