// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// A position in a file, as editors count: line and column from 1.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// The name, which the positions in a file share.
  private(set) var name: FileName
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int

  /// Creates a position in a file.
  public init(file: String, line: Int, column: Int = 1) {
    self.init(FileName(file), line: line, column: column)
  }

  /// Creates a position in a file whose name is kept already.
  init(_ name: FileName, line: Int, column: Int) {
    self.name = name
    self.line = line
    self.column = column
  }

  /// The name of the file as it was given to the reader; `-` is standard input.
  public var file: String {
    get { name.text }
    set { name = FileName(newValue) }
  }

  /// `file:line:column`, to which editors can jump.
  public var description: String { "\(file):\(line):\(column)" }

  /// Whether two positions are the same place in files of the same name.
  public static func == (one: Self, other: Self) -> Bool {
    one.line == other.line && one.column == other.column
      && (one.name === other.name || one.file == other.file)
  }

  /// Hashes the name, the line and the column.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
    hasher.combine(column)
  }
}

/// The name of the file that a view was read from; nil for a live view.
struct FileReference: Sendable, Hashable {
  var name: FileName?

  static func == (one: Self, other: Self) -> Bool {
    one.name === other.name || one.name?.text == other.name?.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name?.text) }
}
