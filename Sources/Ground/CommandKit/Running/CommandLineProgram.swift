// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program of verbs: it parses its command line, runs one verb, and ends with its exit code.
///
/// ```swift
/// CommandLineProgram(
///   "touchstone", "Plays touches into views and explains what they do.", version: "0.1.0",
///   date: "November 20, 2026", reports: "https://example.com/issues", commands: [Play.command, Why.command]
/// ).main()
/// ```
package struct CommandLineProgram: Sendable {
  /// The program as the topmost verb, including `help` and `completion`.
  package let root: Command
  /// The version, as it is printed.
  package let version: String
  /// The date of the manual, as in `November 20, 2026`.
  package let date: String
  /// Where to report bugs.
  package let reports: String

  /// Declares a program.
  package init(
    _ name: String, _ summary: String, discussion: String = "", version: String, date: String,
    reports: String, examples: [Example] = [], commands: [Command]
  ) {
    let own = commands + [CompletionVerb.command(for: name), VersionVerb.command]
    root = Command(
      name, summary, discussion: discussion, examples: examples,
      commands: own + [HelpVerb.command(for: own)], body: nil)
    self.version = version
    self.date = date
    self.reports = reports
  }

  /// Declares a program that is one verb, without subverbs and `help`.
  package init(_ command: Command, version: String, date: String, reports: String) {
    root = command
    self.version = version
    self.date = date
    self.reports = reports
  }

  /// Runs with the arguments of the process, and ends it.
  @MainActor package func main() -> Never {
    exit(run(bytes: CommandLine.argumentBytes.dropFirst(), in: .process()))
  }

  /// Runs with the words after the program's name as bytes; invalid UTF-8 is refused.
  ///
  /// Converted to text it would be repaired, and name another file.
  @MainActor package func run(bytes arguments: some Sequence<[UInt8]>, in context: ProcessContext) -> Int32 {
    let arguments = arguments.map { FilePath(bytes: $0) }
    let words = arguments.map(\.name)
    if let wrong = arguments.first(where: { $0.text == nil }) {
      return run(.failure(.notUTF8(wrong.name, root)), words, in: context)
    }
    return run(words, in: context)
  }

  /// Runs with the words after the program's name, and returns the exit status.
  @MainActor package func run(_ arguments: [String], in context: ProcessContext) -> Int32 {
    let reading = Swift.Result { () throws(UsageProblem) in try ArgumentReader.read(arguments, for: root) }
    return run(reading, arguments, in: context)
  }

  @MainActor private func run(
    _ reading: Swift.Result<ArgumentReader.Result, UsageProblem>, _ arguments: [String],
    in context: ProcessContext
  ) -> Int32 {
    let color = color(of: reading, arguments)
    let output = Output(context.output, isTerminal: context.terminal.isOutput, style: style(false))
    let errors = Output(context.errors, isTerminal: context.terminal.isErrors, style: style(true))
    func style(_ isErrors: Bool) -> Style {
      let terminal = context.terminal
      return Style(
        isOn: color.usesColor(
          environment: context.environment,
          isTerminal: isErrors ? terminal.isErrors : terminal.isOutput))
    }
    var code = ExitCode.yes
    do {
      let result = try reading.get()
      let call = Call(result, in: context, output: output, errors: errors)
      defer { call.progress.clear() }
      code = try answer(result, call)
    } catch {
      code = report(error, output, errors, asJSON: wantsJSON(reading, arguments))
    }
    return end(code, output, errors)
  }

  @MainActor private func answer(_ result: ArgumentReader.Result, _ call: Call) throws -> ExitCode {
    if result.wantsVersion || result.path.words == [VersionVerb.name], !result.wantsHelp {
      call.output.line("\(root.name) \(version)")
    } else if result.wantsHelp {
      call.output.write(helpPage(for: result.path, call))
    } else if result.path.words.first == HelpVerb.name {
      return try HelpVerb.run(call, self)
    } else if result.path.words.first == CompletionVerb.name {
      return try CompletionVerb.run(call, self)
    } else if let body = result.path.last.body {
      try call.prepareFiles()
      return try body(call)
    }
    return .yes
  }

  func helpPage(for path: CommandPath, _ call: Call) -> StyledText {
    HelpPage(path, style: call.output.style, width: call.context.terminal.textWidth).text
  }

  /// Whether results were to be JSON; like color, this also applies to an invalid command line, where the
  /// option is searched for behind the verb.
  private func wantsJSON(_ reading: Result<ArgumentReader.Result, UsageProblem>, _ arguments: [String])
    -> Bool
  {
    if case .success(let result) = reading { return result.values["--json"]?.isEmpty == false }
    return arguments.prefix { $0 != "--" }.dropFirst().contains("--json")
  }

  /// The choice also applies to messages about an invalid command line, so `--color never` is searched for in
  /// it.
  private func color(
    of reading: Result<ArgumentReader.Result, UsageProblem>, _ arguments: [String]
  ) -> ColorChoice {
    if case .success(let result) = reading {
      return result.values["--color"]?.last as? ColorChoice ?? .auto
    }
    for (word, next) in zip(arguments, arguments.dropFirst() + [""]) where word.hasPrefix("--color") {
      let text = word == "--color" ? next : String(word.dropFirst("--color=".count))
      if let choice = ColorChoice(rawValue: text) { return choice }
    }
    return .auto
  }
}

extension CommandLine {
  /// The arguments of the process as bytes, beginning with the program's name.
  fileprivate static var argumentBytes: [[UInt8]] {
    (0..<Int(argc)).compactMap { index in
      unsafe unsafeArgv[index].map { unsafe Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }
}
