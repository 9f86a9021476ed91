// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// Reads `debugDescription` of XCUITest: alone, in a log, in parts, or as a string in JSON.
///
/// The elements are those of the subtree; the path to it and the query that found it repeat them and are not
/// read.
enum XCUITestReader: FormatReader {
  static func recognizes(_ beginning: Substring) -> Bool {
    if beginning.holds("Element subtree:") { return true }
    guard !beginning.isMarkup, beginning.holds(", {{") || beginning.holds("Path to element:") else {
      return false
    }
    return beginning.split(separator: "\n", maxSplits: 200).contains { XCUITestLine($0) != nil }
  }

  /// Whether the text holds a description, after whatever else a log has.
  static func isFound(in text: SourceText) -> Bool {
    text.bytes.holds("Element subtree:")
  }

  static func read(
    _ text: SourceText, within limits: ReadingLimits
  ) throws(ReadingFailure) -> SnapshotDocument {
    var walk = XCUITestWalk(text, within: limits, isPart: !isFound(in: text))
    let first = text.bytes.first { $0 > 0x20 }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      for string in strings(of: try JSONDocument.root(of: text, within: limits)) {
        try walk.read(XCUITestStringLines(of: string, in: text))
      }
    } else {
      try walk.read(
        (0..<text.lineCount).lazy.map {
          XCUITestWalk.Line(text: text.line($0 + 1), line: $0 + 1, column: 1)
        })
    }
    let document = walk.finished()
    guard document.entries > 0 else {
      throw ReadingFailure(
        text, at: 0,
        "no element is found in the description; print the whole application: \"print(app.debugDescription)\""
      )
    }
    return document
  }

  /// The strings of a JSON text that hold a description.
  private static func strings(of root: JSONNode) -> [JSONNode] {
    var found: [JSONNode] = []
    var next = [root]
    while let node = next.popLast() {
      if let string = node.string, string.holds("\n") || string.holds("{{") { found.append(node) }
      next += (node.elements ?? node.members?.map { $0.value } ?? []).reversed()
    }
    return found
  }
}
