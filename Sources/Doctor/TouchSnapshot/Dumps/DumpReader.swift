// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Reads the output of `recursiveDescription`, of EarlGrey, and of custom loops over views.
///
/// Dumps are copied out of consoles, logs, web pages and scripts, and each of them changes the text. The
/// grammar is small; most of the work is to recognize it despite such changes. Every deviation from UIKit's
/// output is recorded as a repair.
enum DumpReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    ["frame = (", "frame={{", "; state = "].contains { beginning.holds($0) }
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    let cleanup = PasteCleanup(text)
    let text = cleanup.text
    var scanner = DumpScanner(bytes: text.bytes)
    var builder = DumpTreeBuilder(text: scanner.text, source: text, within: limits)
    while let step = scanner.next() {
      switch step {
      case .entry(let entry): try builder.take(entry)
      case .line(let line): builder.take(line: line)
      }
    }
    var document = builder.finish()
    document.repairs.insert(contentsOf: cleanup.repairs, at: 0)
    guard document.trees.isEmpty else { return document }
    let start = SourcePosition(file: text.file, line: 1)
    guard !builder.hasRecognizers else {
      throw ReadingFailure(
        position: start,
        message: "these are gesture recognizers without their views; put the dump of the window before them: "
          + NearFormat.howToDump)
    }
    throw ReadingFailure(
      position: start,
      message: "no view is found in the text; \(NearFormat.readable); or \(NearFormat.howToDump)")
  }
}
