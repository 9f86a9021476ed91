// SPDX-License-Identifier: Apache-2.0

/// What one source file does with views, in a form that is the same for Swift and Objective-C.
///
/// The readers of the two languages make it, and rules and facts are worked out from it. It holds the file's
/// bytes, so it lives only while its file is read.
package struct CodeFile: Sendable {
  /// The language of a file.
  package enum Language: String, Sendable {
    case swift
    case objectiveC = "objective-c"
  }

  /// The path, as it was given.
  package var path: String
  /// The language.
  package var language: Language
  /// The bytes of the file, which offsets refer to.
  package var bytes: [UInt8]
  /// The types that are declared, extended or implemented, in the order of the file; those in others follow
  /// them.
  package var types: [CodeType] = []
  /// The chains of modifiers of SwiftUI that end in a gesture or contain one.
  package var chains: [ModifierChain] = []

  private let lineStarts: [Int]

  /// Creates a file without content.
  package init(path: String, language: Language, bytes: [UInt8]) {
    self.path = path
    self.language = language
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    lineStarts = starts
  }

  /// The line and the column of an offset, both from 1; the column counts Unicode scalars.
  package func place(of offset: Int) -> CodePlace {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(max(offset, 0), bytes.count)
    let column = bytes[min(lineStarts[low], end)..<end].count { $0 & 0xC0 != 0x80 }
    return CodePlace(line: low + 1, column: column + 1)
  }

  /// The text of a range.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A line and a column, both from 1.
package struct CodePlace: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (one: CodePlace, other: CodePlace) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
