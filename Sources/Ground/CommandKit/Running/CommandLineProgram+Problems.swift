// SPDX-License-Identifier: Apache-2.0
extension CommandLineProgram {
  /// The errors in the declarations, one sentence each; a test of every program expects none.
  package var problems: [String] {
    CommandPath(commands: [root]).tree.flatMap { path in
      Self.problems(of: path).map { "\(path.line): \($0)" }
    }
  }

  private static func problems(of path: CommandPath) -> [String] {
    let verb = path.last
    var found: [String] = []
    for (name, summary) in [(verb.name, verb.summary)]
      + (verb.arguments + path.options).map({ ($0.name, $0.summary) })
      + verb.examples.map({ ($0.line, $0.summary) })
    where !summary.hasSuffix(".") || summary.contains("\n") {
      found.append("The summary of \(name) is not one line with a full stop at its end.")
    }
    found += repeated(path.options.map { "--\($0.name)" }).map { "\($0) is declared twice." }
    let letters = path.options.compactMap { $0.short.map { "-\($0)" } }
    found += repeated(letters).map { "\($0) is declared twice." }
    found += repeated(verb.arguments.map(\.name)).map { "\($0) is declared twice." }
    found += repeated(verb.commands.map(\.name)).map { "The verb \($0) is declared twice." }
    for option in verb.options where !option.isOption {
      found.append("The name of the option \(option.name) does not begin with a small letter.")
    }
    for argument in verb.arguments where argument.isOption {
      found.append("The name of the argument \(argument.name) is not in capitals.")
    }
    for (argument, next) in zip(verb.arguments, verb.arguments.dropFirst()) {
      if argument.repeats { found.append("\(argument.name) takes everything, so \(next.name) gets nothing.") }
      if argument.count == .optional, next.isRequired {
        found.append("\(argument.name) can be left out, and \(next.name) after it cannot.")
      }
    }
    if verb.body == nil, verb.commands.isEmpty { found.append("It does nothing and has no verbs.") }
    return found
  }

  private static func repeated(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { !seen.insert($0).inserted }
  }
}
