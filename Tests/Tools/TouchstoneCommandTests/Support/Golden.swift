// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Expects a text to equal a file below Golden, byte for byte.
///
/// With `TOUCHSTONE_RECORD=1` in the environment the file is written anew; review the changes.
func expectGolden(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden").appending(path: path)
  if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  guard text != expected else { return }
  // The first different line is more useful than two long texts.
  let pair = zip(lines(of: text), lines(of: expected)).enumerated().first { $1.0 != $1.1 }
  let place = pair.map { "line \($0.offset + 1) is\n  \($0.element.0)\nand was\n  \($0.element.1)" }
  Issue.record(
    "\(path) differs: \(place ?? "one is longer than the other")\nTOUCHSTONE_RECORD=1 writes it anew.",
    sourceLocation: sourceLocation)
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}
