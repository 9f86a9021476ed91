// SPDX-License-Identifier: Apache-2.0

/// Parses what follows `expect`.
extension LineScanner {
  mutating func expectation() throws(Failure) -> Expectation {
    skipSpaces()
    let start = column
    if accept(word: "nothing") { return Expectation(subject: .nothing) }
    let isNever = accept(word: "no")
    var times: Int?
    let subject: Expectation.Subject
    if let spoken = try eventFirst(&times) { subject = spoken } else { subject = try self.subject() }
    if case .state(let word, _, let name) = subject, isNever {
      throw failure("no is about what happens; write \"\(name)\" not \(word.rawValue)", at: start)
    }
    skipSpaces()
    guard times != nil || !isAtEnd else {
      return Expectation(subject: subject, count: isNever ? .never : .atLeastOnce)
    }
    let column = column
    if times == nil { times = try self.times() }
    guard let times else {
      throw failure("the expectation is over; once, twice or a number of times may follow", at: column)
    }
    if case .state = subject { throw failure("a view is something, not a number of times", at: column) }
    if isNever { throw failure("no and a number of times contradict each other", at: column) }
    return Expectation(subject: subject, count: .times(times))
  }

  /// Parses the order of speech, `touchUpInside twice on "buy"`; nil if what happens does not come first.
  private mutating func eventFirst(_ times: inout Int?) throws(Failure) -> Expectation.Subject? {
    var after = self
    let word = after.word()
    guard word != "not", Expectation.words.contains(word) else { return nil }
    self = after
    times = try self.times()
    _ = accept(word: "on") || accept(word: "of")
    let name = try quoted()
    if times == nil { times = try self.times() }
    return Self.subject(word, of: name)
  }

  private mutating func subject() throws(Failure) -> Expectation.Subject {
    skipSpaces()
    if peek != "\"" {
      switch try anyOf(
        ["hit", "log", "no", "nothing"], "what is expected begins with a name in quotes,")
      {
      case "hit": return .hit(accept(word: "nothing") ? nil : try quoted())
      case "log": return .log(try quoted("the line"))
      default: throw failure("this word comes first in what is expected, and only once")
      }
    }
    let name = try quoted()
    _ = accept(word: "is")
    let word = try anyOf(Expectation.words, "of \"\(name)\" can be expected")
    if word == "not" {
      let words = Expectation.StateWord.allCases.map(\.rawValue)
      let state = Expectation.StateWord(rawValue: try anyOf(words, "a view is not"))
      return .state(state ?? .highlighted, false, of: name)
    }
    return Self.subject(word, of: name)
  }

  /// What a word says about a name.
  private static func subject(_ word: String, of name: String) -> Expectation.Subject {
    if word == "action" { return .action(of: name) }
    if let state = Expectation.StateWord(rawValue: word) { return .state(state, true, of: name) }
    if let gesture = Expectation.GestureWord(rawValue: word) { return .gesture(gesture, of: name) }
    if let method = Expectation.methods.first(where: { $0.name == word }) {
      return .touches(method.phase, of: name)
    }
    return .event(word, of: name)
  }
}
