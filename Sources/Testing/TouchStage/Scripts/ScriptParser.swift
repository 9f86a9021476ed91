// SPDX-License-Identifier: Apache-2.0

/// Parses the text of a ``Script``, line by line.
struct ScriptParser {
  typealias Failure = LineScanner.Failure

  let texts: [Substring]
  /// The error about the text as a whole.
  private let excess: Failure?
  private var index = 0
  private var lines: [Script.Line] = []
  /// The number of the line that began the open block; nil if there is none.
  private var block: Int?
  /// Whether the latest instruction is an expectation, so that `then` may follow.
  private var afterExpectation = false

  init(_ text: String) {
    // Some editors begin a file with a byte order mark.
    let cut = TextLimit.cut(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    (texts, excess) = (cut.text.lines, cut.failure)
  }

  mutating func read() throws(Script.ParsingError) -> [Script.Line] {
    do throws(Failure) {
      if let excess { throw excess }
      while index < texts.count { try readLine() }
      if let block {
        throw Failure(line: block, column: 1, message: "this block is not closed; a line with end closes it")
      }
      // Empty lines at the end are dropped, including the one after a final line break.
      while let last = lines.last, last.instruction == nil, last.comment == nil { lines.removeLast() }
      return lines
    } catch {
      throw failure(error)
    }
  }

  private mutating func readLine() throws(Failure) {
    let number = index + 1
    var scanner = LineScanner(texts[index], number: number)
    index += 1
    scanner.skipSpaces()
    var line = Script.Line(number: number)
    if !scanner.isAtEnd {
      let column = scanner.column
      let instruction = try instruction(&scanner)
      scanner.skipSpaces()
      guard scanner.isAtEnd else {
        throw scanner.failure("the instruction is over; nothing but a comment after # may follow")
      }
      try check(instruction, scanner, column)
      line.instruction = instruction
    }
    line.comment = scanner.comment
    lines.append(line)
    if case .lines(_, text: [])? = line.instruction { try readDrawing(number) }
  }

  private mutating func instruction(_ scanner: inout LineScanner) throws(Failure) -> Instruction {
    if let advice = scanner.wordOrder { throw scanner.failure(advice) }
    switch try scanner.anyOf(Instruction.words, "a line begins with") {
    case "finger": return try scanner.finger()
    case "tap": return try scanner.tap()
    case let verb where ScriptGesture.verbs.contains(verb): return try scanner.gesture(verb)
    case "wait": return try scanner.waiting()
    case "together": return .together
    case "lines": return .lines(FingerLines(tick: try scanner.tick()), text: [])
    case "end": return .end
    case "set": return try scanner.setting()
    case "remove": return .remove(try scanner.quoted())
    case "send": return try scanner.sending()
    case "log": return .log(try scanner.quoted("the line"))
    case "show": return try scanner.showing()
    case "then":
      try scanner.expect(word: "expect")
      return .expect(try scanner.expectation(), isThen: true)
    default: return .expect(try scanner.expectation(), isThen: false)
    }
  }

  /// Checks that an instruction is permitted at this point.
  private mutating func check(
    _ instruction: Instruction, _ scanner: LineScanner, _ column: Int
  ) throws(Failure) {
    switch instruction {
    case .end where block == nil: throw scanner.failure("no block is open that could end here", at: column)
    case .end: block = nil
    case .finger, .wait, .waitUntil: break
    case .together, .lines:
      guard block == nil else { throw scanner.failure("a block cannot hold another one", at: column) }
      block = scanner.lineNumber
    case _ where block != nil:
      throw scanner.failure("together holds lines that begin with finger or wait, up to its end", at: column)
    case .expect(let expectation, isThen: true):
      guard afterExpectation else {
        throw scanner.failure("then follows an expectation, and there is none just before", at: column)
      }
      if case .state = expectation.subject {
        throw scanner.failure("then needs something that happens, and this is a current state", at: column)
      }
    case .show:
      guard lines.allSatisfy({ $0.instruction == nil }) else {
        throw scanner.failure("show comes before every other instruction, and only once", at: column)
      }
    case .expect, .tap, .gesture, .stopHovering, .set, .remove, .send, .log: break
    }
    if case .expect = instruction { afterExpectation = true } else { afterExpectation = false }
  }

  /// Parses finger lines up to the `end` of their block, which remains to be parsed.
  private mutating func readDrawing(_ number: Int) throws(Failure) {
    guard case .lines(let empty, _)? = lines.last?.instruction else { return }
    let first = index
    while index < texts.count {
      var scanner = LineScanner(texts[index], number: index + 1)
      if scanner.accept(word: "end") {
        scanner.skipSpaces()
        if scanner.isAtEnd { break }
      }
      index += 1
    }
    guard index < texts.count else { return }
    let drawn = Array(texts[first..<index])
    let drawing = try FingerLines(lines: drawn, from: first + 1, tick: empty.tick)
    lines[lines.count - 1].instruction = .lines(drawing, text: drawn.withoutSharedIndent)
  }

  private func failure(_ failure: Failure) -> Script.ParsingError {
    let lineIndex = min(max(failure.line, 1), texts.count) - 1
    let (excerpt, column) = String(texts[lineIndex]).marked(at: failure.column)
    return Script.ParsingError(
      line: failure.line, column: column, message: failure.message, excerpt: excerpt)
  }
}

extension [Substring] {
  /// The lines without their common indentation and without trailing spaces.
  fileprivate var withoutSharedIndent: [String] {
    let trimmed = map { String($0).trimmedAtEnd }
    let indent = trimmed.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min()
    return trimmed.map { String($0.dropFirst(indent ?? 0)) }
  }
}
