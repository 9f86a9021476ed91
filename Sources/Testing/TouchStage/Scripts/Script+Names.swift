// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// A name with its position.
  struct NameUse {
    let requirement: NameRequirement
    /// The line number, from 1.
    let line: Int
  }

  /// The names in a line, or in the finger lines that it begins.
  func names(in line: Line) -> [NameUse] {
    guard case .lines(let drawing, _)? = line.instruction else {
      return (line.instruction?.nameRequirements ?? []).map { NameUse(requirement: $0, line: line.number) }
    }
    return drawing.legend.compactMap { entry in
      entry.place.nameRequirement.map {
        NameUse(requirement: $0, line: number(of: entry.letter, below: line.number))
      }
    }
  }

  /// The line in which finger lines define a letter.
  private func number(of letter: Character, below first: Int) -> Int {
    let drawn = source.indices.dropFirst(first).first { index in
      source[index].first { !$0.isWhitespace } == letter
    }
    return drawn.map { $0 + 1 } ?? first
  }

  /// The column of a name in a line, or else of its first name; the beginning of the line if it has none.
  func column(inLine number: Int, of name: String? = nil) -> Int {
    guard source.indices.contains(number - 1) else { return 1 }
    let text = source[number - 1]
    if let name, let found = text.ranges(of: name.quoted).first {
      return text.distance(from: text.startIndex, to: found.lowerBound) + 1
    }
    if let quote = text.prefix(while: { $0 != "#" }).firstIndex(of: "\"") {
      return text.distance(from: text.startIndex, to: quote) + 1
    }
    return text.prefix { $0.isWhitespace }.count + 1
  }

  /// The reason why the script stops in a line.
  func stop(inLine number: Int, _ error: StageError) -> ScriptResult.Stop {
    let text = source.indices.contains(number - 1) ? source[number - 1] : ""
    let (excerpt, column) = text.marked(at: column(inLine: number, of: error.problem.name))
    let instruction = lines.first { $0.number == number }?.instruction
    let written = String(text.drop(while: \.isWhitespace)).trimmedAtEnd
    return ScriptResult.Stop(
      kind: error.problem.stopKind, line: number, column: column,
      source: instruction.map(ScriptPrinter.text(of:)) ?? written,
      message: error.problem.description, excerpt: excerpt)
  }
}

extension StageError.Problem {
  /// The name that is wrong, if the error is about one.
  fileprivate nonisolated var name: String? {
    switch self {
    case .unknownName(let name, _), .ambiguousName(let name), .wrongKind(let name, _, _): name
    default: nil
    }
  }

  fileprivate nonisolated var stopKind: ScriptResult.Stop.Kind {
    switch self {
    case .unknownName: .unknownName
    case .ambiguousName: .ambiguousName
    case .wrongKind: .wrongKind
    case .missed: .missed
    default: .impossible
    }
  }
}
