// SPDX-License-Identifier: Apache-2.0

/// Parses a command line by the declarations of a program, from left to right.
///
/// A word that begins with `-` is an option, except `-` alone, negative numbers, and all words after `--`.
/// The first other word is a verb where there are verbs; everything else is an argument.
struct ArgumentReader {
  /// The parsed command line.
  struct Result {
    /// The verb.
    var path: CommandPath
    /// The given values, by the key of the parameter.
    var values: [String: [any Sendable]] = [:]
    /// Whether help was requested; nothing after that is parsed.
    var wantsHelp = false
    /// Whether the version was requested.
    var wantsVersion = false
  }

  private var result: Result
  private var words: ArraySlice<String>
  private var positionals: [String] = []
  private var optionsEnded = false

  private init(_ program: Command, _ words: [String]) {
    result = Result(path: CommandPath(commands: [program]))
    self.words = words[...]
  }

  /// Parses the words after the name of the program.
  static func read(_ words: [String], for program: Command) throws(UsageProblem) -> Result {
    var reader = ArgumentReader(program, words)
    // The program alone explains itself.
    reader.result.wantsHelp = words.isEmpty && program.body == nil
    do throws(UsageProblem) {
      while !reader.result.wantsHelp, !reader.result.wantsVersion, let word = reader.words.popFirst() {
        try reader.handle(word)
      }
      if !reader.result.wantsHelp, !reader.result.wantsVersion { try reader.finish() }
    } catch {
      // Who asks for help gets it, whatever else is wrong; but of a verb that does not exist there is no
      // help.
      guard !error.isUnknownVerb,
        words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" })
      else { throw error }
      reader.result.wantsHelp = true
    }
    return reader.result
  }

  private mutating func handle(_ word: String) throws(UsageProblem) {
    if optionsEnded || !looksLikeOption(word) {
      // A verb is recognized after `--` too; an argument with the name of a verb must follow another
      // argument.
      if positionals.isEmpty, !optionsEnded || result.path.last.body == nil,
        let below = result.path.below(word)
      {
        result.path = below
      } else if result.path.last.body == nil {
        throw .unknownVerb(word, result.path)
      } else {
        positionals.append(word)
      }
    } else if word == "--" {
      optionsEnded = true
    } else if word.hasPrefix("--") {
      try handleLong(word)
    } else {
      try handleShort(word)
    }
  }

  private func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    guard let second = word.dropFirst().first, second.isNumber || second == "." else { return true }
    return result.path.options.contains { $0.short == second }
  }

  private mutating func handleLong(_ word: String) throws(UsageProblem) {
    // The split uses bytes: a value may begin with a combining mark that forms a character with the preceding
    // sign.
    let parts = word.utf8.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    let name = parts.first ?? ""
    guard let option = result.path.options.first(where: { $0.name == name }) else {
      throw .unknownOption("--\(name)", result.path)
    }
    try handle(option, as: "--\(name)", joined: parts.count == 2 ? parts[1] : nil)
  }

  /// Short forms can be combined, and a value can follow its letter: `-vs FILE`, `-sFILE`.
  private mutating func handleShort(_ word: String) throws(UsageProblem) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = result.path.options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", result.path)
      }
      let joined = option.isFlag || letters.isEmpty ? nil : String(letters)
      if joined != nil { letters = "" }
      try handle(option, as: "-\(letter)", joined: joined)
    }
  }

  private mutating func handle(
    _ option: Parameter, as typed: String, joined: String?
  ) throws(UsageProblem) {
    if option.isFlag {
      guard joined == nil else { throw .needlessValue(typed, result.path) }
      switch option.name {
      case CommandPath.help.parameter.name: result.wantsHelp = true
      case CommandPath.version.parameter.name where result.path.isTop: result.wantsVersion = true
      default: result.values["--\(option.name)"] = [true]
      }
      return
    }
    guard let text = joined ?? words.popFirst() else { throw .missingValue(option, typed, result.path) }
    guard let value = option.parse(text) else {
      throw .wrongValue(text, of: option, typed, result.path)
    }
    let known = result.values["--\(option.name)"] ?? []
    guard known.isEmpty || option.repeats else { throw .givenTwice(typed, text, result.path) }
    result.values["--\(option.name)"] = known + [value]
  }

  private mutating func finish() throws(UsageProblem) {
    let path = result.path
    guard path.last.body != nil else { throw .missingVerb(path) }
    var rest = positionals[...]
    for argument in path.last.arguments {
      var values: [any Sendable] = []
      while values.isEmpty || argument.repeats, let text = rest.popFirst() {
        guard let value = argument.parse(text) else {
          throw .wrongValue(text, of: argument, argument.name, path)
        }
        values.append(value)
      }
      if values.isEmpty, argument.isRequired { throw .missingArgument(argument, path) }
      result.values[argument.name] = values
    }
    if let first = rest.first { throw .unexpectedArgument(first, path) }
    for option in path.options where option.isRequired && result.values["--\(option.name)"] == nil {
      throw .missingOption(option, path)
    }
  }
}
