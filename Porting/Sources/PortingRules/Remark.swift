// SPDX-License-Identifier: Apache-2.0

/// What the porter has to say about a place in the sources.
public struct Remark: Sendable, Hashable {
  /// What a remark asks for.
  public enum Kind: String, Sendable, CaseIterable {
    /// The file is not Swift, so that nothing can be made of it.
    case error
    /// The module is compiled, but is not what its author meant.
    case warning
    /// The code does not compile, or does something else, until somebody changes it.
    case toDo = "to do"
    /// The code was ported, but somebody should look at it.
    case look = "look"
  }

  /// The path of the file, as it was given.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8, from 1.
  public var column: Int
  /// What the remark asks for.
  public var kind: Kind
  /// What is wrong and what to do.
  public var text: String

  /// Makes a remark.
  public init(path: String, line: Int, column: Int, kind: Kind, text: String) {
    self.path = path
    self.line = line
    self.column = column
    self.kind = kind
    self.text = text
  }
}

extension Remark: CustomStringConvertible {
  /// The remark as compilers write theirs, so that editors find the place.
  public var description: String { "\(path):\(line):\(column): \(kind.rawValue): \(text)" }
}
