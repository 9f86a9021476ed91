// SPDX-License-Identifier: Apache-2.0
public import TouchTrace

/// What fingers do to a stage and what is expected of it, one instruction per line, in readable words.
///
/// ```text
/// # A finger that leaves the button and comes back.
/// finger 1 down on "buy"
/// finger 1 move to 71 above "buy" over 200ms
/// expect "buy" touchDragExit once
/// finger 1 move to "buy" over 200ms
/// finger 1 up
/// expect "buy" touchDragEnter
/// then expect "buy" touchUpInside
/// ```
///
/// ``Stage/run(_:)`` runs a script. The page Scripts.md of the documentation describes every instruction.
@preconcurrency @MainActor public struct Script: Equatable {
  /// A line, or a line of a block of finger lines.
  struct Line: Equatable {
    /// The line number, from 1.
    var number: Int
    /// The instruction; nil in a line that is empty or has only a comment.
    var instruction: Instruction?
    /// The text after a `#`; nil if there is none.
    var comment: String?
  }

  let lines: [Line]
  /// The text of each line as it was read; the spelling is not part of a script's meaning.
  let source: [String]

  /// Parses a script.
  ///
  /// - Throws: ``ParsingError`` at the first wrong word.
  public init(_ text: String) throws(ParsingError) {
    var parser = ScriptParser(text)
    lines = try parser.read()
    source = parser.texts.map { String($0) }
  }

  /// Whether it contains nothing but comments.
  package var isEmpty: Bool { lines.allSatisfy { $0.instruction == nil } }

  /// Whether two scripts mean the same, however they are spelled.
  public static func == (a: Script, b: Script) -> Bool { a.lines == b.lines }

  /// A one-line summary of the script: the comment at its beginning; nil if there is none.
  public var summary: String? {
    guard let comment = lines.first?.comment, lines.first?.instruction == nil else { return nil }
    return comment.isEmpty ? nil : comment
  }

  /// The areas that a trace of the script shows: those of its `show` line, or all.
  public var areas: Set<TraceArea> {
    for case .show(let areas)? in lines.map(\.instruction) { return Set(areas) }
    return Set(TraceArea.allCases)
  }
}

extension Script {
  /// A syntax error in the text, with its position.
  public nonisolated struct ParsingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line number, from 1.
    public var line: Int
    /// The character in the line, from 1.
    public var column: Int
    /// A description of the error and how to correct it.
    public var message: String
    /// The line itself, and below it a mark under the error.
    public var excerpt: String

    /// Line, column and message, and the line with a mark under it.
    public var description: String { "line \(line), column \(column): \(message)\n\(excerpt)" }
  }
}

extension Script: CustomStringConvertible {
  /// The script in its canonical spelling; parsing it again gives an equal script.
  public var description: String { ScriptPrinter.text(of: self) }
}
