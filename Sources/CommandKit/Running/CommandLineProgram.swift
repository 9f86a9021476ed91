// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program of verbs: it reads its command line, runs one verb, and ends with the exit code that fits.
///
/// ```swift
/// CommandLineProgram(
///   "touchstone", "Plays touches into views and explains what they do.", version: "0.1.0",
///   date: "November 20, 2026", reports: "https://example.com/issues", commands: [Play.command, Why.command]
/// ).main()
/// ```
package struct CommandLineProgram: Sendable {
  /// The program as the verb above all verbs, with `help` and `completion` among them.
  package let root: Command
  /// The version, as it is printed.
  package let version: String
  /// The day of the manual, as in `November 20, 2026`.
  package let date: String
  /// Where bugs are reported.
  package let reports: String

  /// Declares a program.
  package init(
    _ name: String, _ summary: String, discussion: String = "", version: String, date: String,
    reports: String, examples: [Example] = [], commands: [Command]
  ) {
    let own = commands + [CompletionVerb.command(for: name)]
    root = Command(
      name, summary, discussion: discussion, examples: examples,
      commands: own + [HelpVerb.command(for: own)], body: nil)
    self.version = version
    self.date = date
    self.reports = reports
  }

  /// Runs with what the process was given, and ends it.
  @MainActor package func main() -> Never {
    exit(run(bytes: CommandLine.argumentBytes.dropFirst(), in: .process()))
  }

  /// Runs with the words after the program's name as the system has them; one that is not UTF-8 is refused.
  ///
  /// As a text it would be repaired, and name another file.
  @MainActor package func run(bytes arguments: some Sequence<[UInt8]>, in surroundings: Surroundings) -> Int32
  {
    let arguments = arguments.map { FilePath(bytes: $0) }
    let words = arguments.map(\.name)
    if let wrong = arguments.first(where: { $0.text == nil }) {
      return run(.failure(.notUTF8(wrong.name, root)), words, in: surroundings)
    }
    return run(words, in: surroundings)
  }

  /// Runs with the words after the program's name; the number is what a shell is told.
  @MainActor package func run(_ arguments: [String], in surroundings: Surroundings) -> Int32 {
    let reading = Swift.Result { () throws(UsageProblem) in try ArgumentReader.read(arguments, for: root) }
    return run(reading, arguments, in: surroundings)
  }

  @MainActor private func run(
    _ reading: Swift.Result<ArgumentReader.Result, UsageProblem>, _ arguments: [String],
    in surroundings: Surroundings
  ) -> Int32 {
    let color = color(of: reading, arguments)
    let output = Output(surroundings.output, isTerminal: surroundings.terminal.isOutput, style: style(false))
    let errors = Output(surroundings.errors, isTerminal: surroundings.terminal.isErrors, style: style(true))
    func style(_ isErrors: Bool) -> Style {
      let terminal = surroundings.terminal
      return Style(
        isOn: color.usesColor(
          environment: surroundings.environment,
          isTerminal: isErrors ? terminal.isErrors : terminal.isOutput))
    }
    var code = ExitCode.yes
    do {
      let result = try reading.get()
      let call = Call(result, in: surroundings, output: output, errors: errors)
      defer { call.progress.clear() }
      code = try answer(result, call)
    } catch {
      code = report(error, output, errors)
    }
    return end(code, output, errors)
  }

  @MainActor private func answer(_ result: ArgumentReader.Result, _ call: Call) throws -> ExitCode {
    if result.wantsVersion {
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
    HelpPage(path, style: call.output.style, width: call.surroundings.terminal.textWidth).text
  }

  /// The choice counts for messages about a wrong command line too, so that `--color never` is looked for there.
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
  /// What the process was given, the name of the program first, as the bytes that they are.
  fileprivate static var argumentBytes: [[UInt8]] {
    (0..<Int(argc)).compactMap { index in
      unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }
}
