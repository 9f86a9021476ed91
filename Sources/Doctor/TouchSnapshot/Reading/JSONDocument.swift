// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// What the readers of JSON share.
enum JSONDocument {
  /// The value of a whole text.
  static func root(of text: SourceText, within limits: ReadingLimits) throws(ReadingFailure) -> JSONNode {
    do {
      return try JSONReader.read(text, valueLimit: limits.values)
    } catch {
      throw ReadingFailure(
        position: SourcePosition(file: error.file, line: error.line, column: error.column),
        message: error.message)
    }
  }
}

extension ReadingFailure {
  /// A failure at a place of a text.
  init(_ text: SourceText, at offset: Int, _ message: String) {
    self.init(position: text.position(at: offset), message: message)
  }
}

extension SourceText {
  /// The place of an offset, as editors count.
  func position(at offset: Int) -> SourcePosition {
    let (line, column) = lineAndColumn(at: offset)
    return SourcePosition(file: file, line: line, column: column)
  }
}

extension Substring {
  /// Whether the first character that is not blank begins an object or an array.
  var isJSON: Bool {
    let first = first { !$0.isWhitespace }
    return first == "{" || first == "["
  }

  /// Whether the first character that is not blank begins a tag.
  var isMarkup: Bool { first { !$0.isWhitespace } == "<" }
}

extension JSONNode {
  /// The members that are texts, numbers and truth values, as attributes.
  func plainMembers(except taken: Set<String>) -> [ViewSnapshot.Attribute] {
    (members ?? []).compactMap { member in
      guard !taken.contains(member.name), let text = member.value.plainText else { return nil }
      return ViewSnapshot.Attribute(name: member.name, value: text)
    }
  }

  /// The value as a text; nil if it is null or holds others.
  var plainText: String? {
    switch value {
    case .string(let string): string
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): int.map(String.init) ?? String(number)
    case .array(let elements):
      elements.isEmpty || elements.contains { $0.string == nil }
        ? nil : elements.compactMap { $0.string }.joined(separator: ", ")
    case .null, .object: nil
    }
  }
}
