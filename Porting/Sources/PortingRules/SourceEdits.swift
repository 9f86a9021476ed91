// SPDX-License-Identifier: Apache-2.0

/// Replacements of ranges of one file, in UTF-8 offsets of the original text.
///
/// A replacement keeps the number of lines of what it replaces, so that every line of the ported file has the
/// number that it had. What is only removed becomes blanks, so that columns stay as well.
public struct SourceEdits: Sendable {
  private struct Edit: Sendable {
    var range: Range<Int>
    var text: String
  }

  private var edits: [Edit] = []

  /// Whether nothing is replaced.
  public var isEmpty: Bool { edits.isEmpty }

  /// Makes no replacement.
  public init() {}

  /// Replaces a range.
  ///
  /// A range that overlaps one that was replaced before is left alone.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard !edits.contains(where: { $0.range.overlaps(range) || $0.range == range }) else { return }
    edits.append(Edit(range: range, text: text))
  }

  /// Inserts text before an offset, after what was inserted there before.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Replaces a range by as many blanks; its line breaks stay.
  mutating func blank(_ range: Range<Int>, in text: [UInt8]) {
    replace(range, with: Self.blanks(for: text[range]))
  }

  /// Replaces a range by blanks, with everything that was replaced in it before.
  mutating func blankAll(_ range: Range<Int>, in text: [UInt8]) {
    edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    blank(range, in: text)
  }

  /// Blanks as wide as a text, with its line breaks.
  static func blanks(for text: some Sequence<UInt8>) -> String {
    // Continuation bytes of UTF-8 add no column.
    String(
      decoding: text.compactMap { byte in
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
          ? byte : byte & 0xC0 == 0x80 ? nil : UInt8(ascii: " ")
      }, as: UTF8.self)
  }

  /// The text with every replacement made.
  public func applied(to text: [UInt8]) -> String { applied(to: text, in: text.startIndex..<text.endIndex) }

  /// A part of the text with the replacements in it made.
  func applied(to text: [UInt8], in range: Range<Int>) -> String {
    var result: [UInt8] = []
    var place = range.lowerBound
    let inside = edits.enumerated().filter {
      $0.element.range.lowerBound >= range.lowerBound && $0.element.range.upperBound <= range.upperBound
    }
    // Of two at one place the earlier one comes first.
    let ordered = inside.sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= place {
      result += text[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    result += text[place..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
