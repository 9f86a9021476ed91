// SPDX-License-Identifier: Apache-2.0

/// An error of the compiler, with what it is about.
public struct CompilerError: Sendable, Hashable {
  /// The path of the file, as the compiler names it.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// What the compiler says.
  public var text: String
  /// What the sources use that is not here; nil if the error is about something else.
  public var subject: Subject?

  /// The errors in what a compiler has printed, each once and by file and place.
  ///
  /// A name that the page of what is here lists as missing decides what an error is about, and so does the
  /// prefix of a module that the sources import.
  public static func all(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    var errors: [CompilerError] = []
    for line in output.split(separator: "\n") {
      guard let error = CompilerError(line), seen.insert(error).inserted else { continue }
      errors.append(error)
    }
    return errors.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  }

  /// Reads `path:line:column: error: text`.
  init?(_ line: some StringProtocol) {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2])
    else { return nil }
    path = place.dropLast(2).joined(separator: ":")
    self.line = number
    self.column = column
    text = line[mark.upperBound...].trimmingBlanks
    subject = Self.subject(of: text)
  }

  /// The subject of the first quoted name that has one.
  private static func subject(of text: String) -> Subject? {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if text.hasPrefix("no such module"), let module = quoted.first { return .ofModule(module) }
    for name in quoted {
      let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      for word in words {
        if let subject = MissingNames.page.subject(ofGlobal: word)
          ?? MissingNames.page.subject(ofMember: word)
        {
          return subject
        }
        let modules = AppleModules.modules(of: word).map { Subject.ofModule($0).name }
        if !modules.isEmpty { return Subject(name: modules.joined(separator: " or "), reason: "not here") }
      }
    }
    return nil
  }
}

extension StringProtocol {
  /// The text without blanks and carriage returns at its ends.
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
