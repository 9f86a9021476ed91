// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The lines of a string of JSON, each with the place where it is written.
struct XCUITestStringLines: Sequence, IteratorProtocol {
  private let text: SourceText
  /// What of the string is left; nil after its last line.
  private var rest: Substring?
  /// Where in the text the next line is written.
  private var place: Int
  private let end: Int

  init(of string: JSONNode, in text: SourceText) {
    self.text = text
    rest = string.string.map { $0[...] }
    place = string.range.lowerBound + 1
    end = string.range.upperBound
  }

  /// The next line.
  mutating func next() -> XCUITestWalk.Line? {
    guard let string = rest else { return nil }
    let breaking = string.utf8.firstIndex(of: UInt8(ascii: "\n"))
    rest = breaking.map { string[string.utf8.index(after: $0)...] }
    defer { goBehindBreak() }
    let (line, column) = text.lineAndColumn(at: place)
    return XCUITestWalk.Line(
      text: String(string[..<(breaking ?? string.endIndex)]), line: line, column: column)
  }

  /// Goes to the place behind the next line break, which is written `\n`.
  private mutating func goBehindBreak() {
    while place + 1 < end {
      guard text.bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      place += 2
      if text.bytes[place - 1] == UInt8(ascii: "n") { return }
    }
  }
}
