// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What fingers do, drawn as lines: one line per finger, one column per tick.
///
/// ```text
/// a = center of "button"
/// b = above "button" by 71
///
/// 1: a===b--|
/// 2: --a-----!
/// ```
///
/// The legend gives each place a letter. Places are written as in ``Place/description``, or in a shorter
/// form: `"button"` for its center, `71 above "button"`. A finger's line reads:
///
/// - a letter: the finger is there, and comes down if it was up
/// - `-`: nothing happens
/// - `=`: the finger moves in a straight line to the next letter
/// - `|`: it lifts
/// - `!`: it is cancelled
///
/// Everything in one column is delivered in one frame. A `#` begins a comment; empty lines are ignored.
@preconcurrency @MainActor public struct FingerLines: Equatable {
  /// What a finger does in one tick.
  enum Symbol: Equatable {
    case rest
    case glide
    case place(Character)
    case lift
    case cancel
  }

  /// A place with its letter.
  struct Entry: Equatable {
    var letter: Character
    var place: Place
  }

  /// The line of one finger.
  struct Lane: Equatable {
    var finger: Int
    var symbols: [Symbol]
  }

  /// A syntax error in the text, with its position.
  public nonisolated struct ParsingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line number, from 1.
    public var line: Int
    /// The character in the line, from 1.
    public var column: Int
    /// A description of the error.
    public var message: String

    /// Line, column and message.
    public var description: String { "line \(line), column \(column): \(message)" }
  }

  /// The length of a column in seconds.
  public var tick: TimeInterval

  var legend: [Entry]
  var lanes: [Lane]

  /// Parses lines.
  ///
  /// - Parameters:
  ///   - text: The legend and the lines.
  ///   - tick: The length of a column in seconds.
  /// - Throws: ``ParsingError`` at the first wrong character.
  public init(_ text: String, tick: TimeInterval = 1.0 / 60) throws(ParsingError) {
    do throws(LineScanner.Failure) {
      let cut = TextLimit.cut(text)
      if let excess = cut.failure { throw excess }
      try self.init(lines: cut.text.lines, tick: tick)
    } catch {
      throw ParsingError(line: error.line, column: error.column, message: error.message)
    }
  }

  /// Creates lines in which nothing is drawn yet.
  init(tick: TimeInterval) {
    self.tick = tick
    legend = []
    lanes = []
  }

  /// Parses lines of a longer text, numbered from `first`.
  init(lines: [Substring], from first: Int = 1, tick: TimeInterval) throws(LineScanner.Failure) {
    var parser = FingerLinesParser()
    try parser.read(lines, from: first)
    legend = parser.legend
    lanes = parser.lanes
    self.tick = tick
  }
}

extension FingerLines: CustomStringConvertible {
  /// The legend and the lines; parsing them again gives an equal value.
  public var description: String {
    let width = lanes.map { "\($0.finger)".count }.max() ?? 0
    var lines = legend.map { "\($0.letter) = \($0.place)" }
    if !legend.isEmpty, !lanes.isEmpty { lines.append("") }
    for lane in lanes {
      let number = "\(lane.finger)"
      lines.append(
        String(repeating: " ", count: width - number.count) + number + ": "
          + String(lane.symbols.map(\.character)))
    }
    return lines.joined(separator: "\n")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The lines of the text, without line breaks.
  nonisolated var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}

extension FingerLines.Symbol {
  var character: Character {
    switch self {
    case .rest: "-"
    case .glide: "="
    case .place(let letter): letter
    case .lift: "|"
    case .cancel: "!"
    }
  }

  init?(_ character: Character) {
    switch character {
    case "-": self = .rest
    case "=": self = .glide
    case "|": self = .lift
    case "!": self = .cancel
    case "a"..."z", "A"..."Z":
      guard character.isASCII else { return nil }
      self = .place(character)
    default: return nil
    }
  }
}
