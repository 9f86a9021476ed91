// SPDX-License-Identifier: Apache-2.0

/// What fingers do to a stage and what is expected of it, one instruction a line, to be read aloud.
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
/// ``Stage/run(_:)`` carries a script out. The page Scripts.md of the documentation has every instruction.
@preconcurrency @MainActor public struct Script: Equatable {
  /// A line, or the lines of a block that is drawn.
  struct Line: Equatable {
    /// The number of the line, from 1.
    var number: Int
    /// What is to be done; nil in a line that has a comment at most.
    var instruction: Instruction?
    /// What stands behind a `#`; nil if there is none.
    var comment: String?
  }

  let lines: [Line]
  /// The text of each line as it was read; how something is spelled is no part of what a script says.
  let source: [String]

  /// Reads a script.
  ///
  /// - Throws: ``ParsingError`` at the first word that is wrong.
  public init(_ text: String) throws(ParsingError) {
    var parser = ScriptParser(text)
    lines = try parser.read()
    source = parser.texts.map { String($0) }
  }

  /// Whether there is nothing in it but comments.
  package var isEmpty: Bool { lines.allSatisfy { $0.instruction == nil } }

  /// Whether two scripts say the same, however they are spelled.
  public static func == (a: Script, b: Script) -> Bool { a.lines == b.lines }

  /// What the script is about, in one line: the comment at its head; nil if there is none.
  public var summary: String? {
    guard let comment = lines.first?.comment, lines.first?.instruction == nil else { return nil }
    return comment.isEmpty ? nil : comment
  }

  /// The parts of the touch system that a trace of the script is to show: those of its `show` line, or all.
  public var areas: Set<TraceArea> {
    for case .show(let areas)? in lines.map(\.instruction) { return Set(areas) }
    return Set(TraceArea.allCases)
  }
}

extension Script {
  /// What a text says wrong, and where.
  public nonisolated struct ParsingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// The character in the line, from 1.
    public var column: Int
    /// What is wrong, and what would be right.
    public var message: String
    /// The line itself, and below it a mark under what is wrong.
    public var excerpt: String

    /// Line, column and what is wrong there, and the line with a mark under it.
    public var description: String { "line \(line), column \(column): \(message)\n\(excerpt)" }
  }
}

extension Script: CustomStringConvertible {
  /// The script in its one canonical spelling; reading it again gives the same.
  public var description: String { ScriptPrinter.text(of: self) }
}
