// SPDX-License-Identifier: Apache-2.0

/// A position in a file, as editors count: line and column from 1.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// The name of the file as it was given to the reader; `-` is standard input.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int

  /// Creates a position in a file.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, to which editors can jump.
  public var description: String { "\(file):\(line):\(column)" }
}
