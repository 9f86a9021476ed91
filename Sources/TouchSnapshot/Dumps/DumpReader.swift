// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Reads what `recursiveDescription` prints, and EarlGrey, and loops of one's own over views.
///
/// A dump that reaches a reader was copied out of a console, a log, a web page or a script's output, and each of
/// them does something to it: the grammar is small, and most of the work is to find it under what happened.
/// Everything that is not as UIKit prints it is noted as a repair.
enum DumpReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    ["frame = (", "frame={{", "; state = "].contains { beginning.utf8.firstRange(of: $0.utf8) != nil }
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    let dress = DumpDress(text)
    let text = dress.text
    var scanner = DumpScanner(bytes: text.bytes)
    var builder = DumpTreeBuilder(text: scanner.text, source: text, within: limits)
    while let step = scanner.next() {
      switch step {
      case .entry(let entry): try builder.take(entry)
      case .line(let line): builder.take(line: line)
      }
    }
    var document = builder.finish()
    document.repairs.insert(contentsOf: dress.repairs, at: 0)
    guard document.trees.isEmpty else { return document }
    let start = SourcePosition(file: text.file, line: 1)
    guard builder.recognizers.isEmpty else {
      throw ReadingFailure(
        position: start,
        message: "these are gesture recognizers without their views; put the dump of the window before them: "
          + NearFormat.howToDump)
    }
    throw ReadingFailure(
      position: start, message: "no view is found in the text; \(NearFormat.readable)")
  }
}
