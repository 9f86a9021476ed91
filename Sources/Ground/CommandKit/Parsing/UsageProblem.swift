// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// An error in a command line.
struct UsageProblem: CommandFailure, Sendable, Hashable {
  var message: String
  var advice: [String]
  /// Whether the verb does not exist.
  private(set) var isUnknownVerb = false
  var exitCode: ExitCode { .usage }

  private init(_ message: String, _ path: CommandPath, advice: [String] = []) {
    self.message = message
    self.advice = advice + ["Try `\(path.helpLine)`."]
  }

  /// An argument with invalid UTF-8; `word` shows those bytes escaped.
  static func notUTF8(_ word: String, _ program: Command) -> UsageProblem {
    UsageProblem(
      "the argument \(word.quoted) is not UTF-8", CommandPath(commands: [program]),
      advice: ["Rename the file, or give it a symbolic link with a name in UTF-8."])
  }

  static func missingVerb(_ path: CommandPath) -> UsageProblem {
    UsageProblem(
      "a verb is missing after `\(path.line)`", path,
      advice: ["Add \(path.last.commands.map(\.name).joinedByOr)."])
  }

  static func unknownVerb(_ word: String, _ path: CommandPath) -> UsageProblem {
    var problem = UsageProblem(
      "`\(path.line)` has no verb \(word.quoted)", path,
      advice: Suggestion.advice(for: word, of: path.last.commands.map(\.name)))
    problem.isUnknownVerb = true
    return problem
  }

  static func unknownOption(_ typed: String, _ path: CommandPath) -> UsageProblem {
    let name = String(typed.drop { $0 == "-" })
    let owners = path.last.commands.filter { command in
      command.options.contains { $0.name == name || $0.short.map(String.init) == name }
    }
    let advice =
      owners.isEmpty
      ? typed.hasPrefix("--")
        ? Suggestion.advice(for: name, of: path.options.map(\.name), prefix: "--")
        : path.options.contains { $0.name == name } ? ["Did you mean --\(name)?"] : []
      : ["It is an option of \(owners.map(\.name).joinedByAnd), and comes after the verb."]
    return UsageProblem("`\(path.line)` has no option \(typed.quoted)", path, advice: advice)
  }

  static func missingValue(_ option: Parameter, _ typed: String, _ path: CommandPath) -> UsageProblem {
    UsageProblem(
      "\(typed) needs a value", path,
      advice: ["Write \(typed) \(option.placeholder ?? ""): it takes \(option.expected)."])
  }

  static func needlessValue(_ typed: String, _ path: CommandPath) -> UsageProblem {
    UsageProblem("\(typed) takes no value", path, advice: ["Write \(typed) alone, or leave it out."])
  }

  static func wrongValue(
    _ text: String, of parameter: Parameter, _ typed: String, _ path: CommandPath
  ) -> UsageProblem {
    var wrong = text
    let allowed = parameter.words.allowed
    if parameter.isList, !allowed.isEmpty {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      wrong = parts.first { !allowed.contains($0) } ?? text
    }
    return UsageProblem(
      "\(typed) takes \(parameter.expected), not \(wrong.quoted)", path,
      advice: Suggestion.advice(for: wrong, of: allowed) + parameter.advice(wrong))
  }

  static func givenTwice(_ typed: String, _ text: String, _ path: CommandPath) -> UsageProblem {
    UsageProblem(
      "\(typed) is given twice, the second time with \(text.quoted)", path, advice: ["Leave one of them out."]
    )
  }

  static func missingArgument(_ argument: Parameter, _ path: CommandPath) -> UsageProblem {
    UsageProblem(
      "\(argument.name) is missing", path, advice: ["Write `\(UsageLine.text(for: path))`."])
  }

  static func missingOption(_ option: Parameter, _ path: CommandPath) -> UsageProblem {
    UsageProblem(
      "the option --\(option.name) is missing", path,
      advice: ["Add --\(option.name) \(option.placeholder ?? "")."])
  }

  static func unexpectedArgument(_ word: String, _ path: CommandPath) -> UsageProblem {
    let names = path.last.arguments.map(\.name)
    let takes = names.isEmpty ? "no argument" : names.joinedByAnd
    return UsageProblem(
      "the argument \(word.quoted) is not expected: `\(path.line)` takes \(takes)", path,
      advice: Suggestion.advice(for: word, of: path.last.commands.map(\.name)))
  }
}

extension String {
  /// The text in quotes on one line, shortened if it is long.
  package var quoted: String {
    let text = String(String.UnicodeScalarView(unicodeScalars.prefix(200))).onOneLine
    return "\"\(text)\(unicodeScalars.count > 200 ? "…" : "")\""
  }
}
