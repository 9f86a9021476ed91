// SPDX-License-Identifier: Apache-2.0

/// Reads one line of text from left to right, and knows where it is.
struct LineScanner {
  private let characters: [Character]
  private let number: Int
  private var index = 0

  init(_ line: Substring, number: Int) {
    characters = Array(line)
    self.number = number
  }

  /// The character that comes next, from 1.
  var column: Int { index + 1 }

  /// The next character; nil at the end of the line or before a comment.
  var peek: Character? {
    guard index < characters.count, characters[index] != "#" else { return nil }
    return characters[index]
  }

  var isAtEnd: Bool { peek == nil }

  mutating func next() -> Character? {
    guard let character = peek else { return nil }
    index += 1
    return character
  }

  mutating func skipSpaces() {
    while peek == " " || peek == "\t" { index += 1 }
  }

  mutating func take(while matches: (Character) -> Bool) -> String {
    var text = ""
    while let character = peek, matches(character) {
      text.append(character)
      index += 1
    }
    return text
  }

  func failure(_ message: String, at column: Int? = nil) -> FingerLines.ParsingError {
    FingerLines.ParsingError(line: number, column: column ?? self.column, message: message)
  }

  mutating func expect(_ character: Character, _ where: String) throws(FingerLines.ParsingError) {
    guard peek == character else { throw failure("\(character) is missing \(`where`)") }
    index += 1
  }

  mutating func expectEnd() throws(FingerLines.ParsingError) {
    skipSpaces()
    guard isAtEnd else { throw failure("the line goes on after its end") }
  }

  // MARK: Places

  /// A place as ``Place/description`` writes it.
  mutating func place() throws(FingerLines.ParsingError) -> Place {
    skipSpaces()
    if peek == "(" {
      let point = try point()
      skipSpaces()
      guard peek != nil else { return Place(.screen(point)) }
      try expect(word: "in")
      return Place(.point(point, in: .named(try quoted())))
    }
    let column = column
    switch word() {
    case "center":
      try expect(word: "of")
      return Place(.center(of: .named(try quoted())))
    case "inside": return Place(.inside(.named(try quoted())))
    case "above": return try beside(.above)
    case "below": return try beside(.below)
    case "left":
      try expect(word: "of")
      return try beside(.left)
    case "right":
      try expect(word: "of")
      return try beside(.right)
    default:
      throw failure(
        "a place begins with center of, inside, above, below, left of, right of or (", at: column)
    }
  }

  private mutating func beside(_ side: Place.Side) throws(FingerLines.ParsingError) -> Place {
    let name = try quoted()
    try expect(word: "by")
    return Place(.beside(side, .named(name), by: try scanNumber()))
  }

  private mutating func word() -> String {
    skipSpaces()
    return take { $0.isASCII && $0.isLetter }
  }

  private mutating func expect(word wanted: String) throws(FingerLines.ParsingError) {
    skipSpaces()
    let column = column
    guard word() == wanted else { throw failure("the word \(wanted) is missing", at: column) }
  }

  private mutating func quoted() throws(FingerLines.ParsingError) -> String {
    skipSpaces()
    let column = column
    try expect("\"", "before the name of a view")
    var text = ""
    // Inside the quotes a # is a character as any other.
    while index < characters.count {
      defer { index += 1 }
      switch characters[index] {
      case "\"": return text
      case "\\" where index + 1 < characters.count:
        index += 1
        text.append(characters[index])
      default: text.append(characters[index])
      }
    }
    throw failure("the name does not end", at: column)
  }

  private mutating func point() throws(FingerLines.ParsingError) -> CGPoint {
    try expect("(", "before a point")
    let x = try scanNumber()
    skipSpaces()
    try expect(",", "between x and y")
    let y = try scanNumber()
    skipSpaces()
    try expect(")", "after a point")
    return CGPoint(x: x, y: y)
  }

  private mutating func scanNumber() throws(FingerLines.ParsingError) -> CGFloat {
    skipSpaces()
    let column = column
    let text = take { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard let number = Double(text), number.isFinite else {
      throw failure(text.isEmpty ? "a number is missing" : "\(text) is no number", at: column)
    }
    return CGFloat(number)
  }
}
