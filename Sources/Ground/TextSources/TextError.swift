// SPDX-License-Identifier: Apache-2.0

/// An error in a text with its position, or a correction that was needed to read it.
package struct TextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the file.
  package var file: String
  /// The line number, from 1.
  package var line: Int
  /// The character in the line, from 1.
  package var column: Int
  /// What is wrong, and what would be right.
  package var message: String

  /// Creates an error at an offset of a text.
  package init(_ text: SourceText, at offset: Int, _ message: String) {
    file = text.file
    (line, column) = text.lineAndColumn(at: offset)
    self.message = message
  }

  /// `file:line:column: message`.
  package var description: String { "\(file):\(line):\(column): \(message)" }
}
