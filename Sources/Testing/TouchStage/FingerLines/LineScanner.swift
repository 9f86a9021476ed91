// SPDX-License-Identifier: Apache-2.0

/// Scans one line of text from left to right and tracks the position.
struct LineScanner {
  /// An error in a line, with its position.
  struct Failure: Error {
    /// The line number, from 1.
    var line: Int
    /// The character in the line, from 1.
    var column: Int
    /// A description of the error.
    var message: String
  }

  private let characters: [Character]
  let lineNumber: Int
  private var index = 0

  init(_ line: Substring, number: Int) {
    characters = Array(line)
    lineNumber = number
  }

  /// The column of the next character, from 1.
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

  /// The text after the `#` that ends the line here; nil if there is none.
  var comment: String? {
    guard index < characters.count, characters[index] == "#" else { return nil }
    return String(characters[(index + 1)...].drop { $0 == " " || $0 == "\t" }).trimmedAtEnd
  }

  mutating func skipSpaces() {
    while peek == " " || peek == "\t" { index += 1 }
  }

  mutating func scan(while matches: (Character) -> Bool) -> String {
    var text = ""
    while let character = peek, matches(character) {
      text.append(character)
      index += 1
    }
    return text
  }

  func failure(_ message: String, at column: Int? = nil) -> Failure {
    Failure(line: lineNumber, column: column ?? self.column, message: message)
  }

  mutating func expect(_ character: Character, _ where: String) throws(Failure) {
    guard peek == character else { throw failure("\(character) is missing \(`where`)") }
    index += 1
  }

  /// Parses a text in quotes; `what` names it in an error message.
  mutating func quoted(_ what: String = "the name of a view") throws(Failure) -> String {
    skipSpaces()
    let column = column
    guard peek == "\"" else {
      let word = scan { $0 != " " && $0 != "\t" }.unquoted
      throw failure(
        word.isEmpty
          ? "\(what) is missing; write it in quotes" : "\(what) must be in quotes: \"\(word.shortened)\"",
        at: column)
    }
    index += 1
    var text = ""
    // Inside quotes a # is an ordinary character.
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
    throw failure("the quotes are not closed", at: column)
  }

  mutating func expectEnd() throws(Failure) {
    skipSpaces()
    guard isAtEnd else { throw failure("nothing may follow here") }
  }
}

extension String {
  /// The text without typographic quotes around it, which no script uses.
  nonisolated var unquoted: String {
    let quotes = "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{AB}\u{BB}'"
    return String(drop { quotes.contains($0) }.reversed().drop { quotes.contains($0) }.reversed())
  }
}
