// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// One run of a verb: its parameters and its output.
package final class Call {
  /// Standard output, only for results.
  package let output: Output
  /// Standard error, for everything else.
  package let errors: Output
  /// The progress line on the terminal.
  package let progress: Progress
  /// The process's environment.
  package let context: ProcessContext
  /// The words that were typed to get here: `touchstone router apps`.
  package var line: String { path.line }

  let path: CommandPath
  private let program: String
  let outputFiles: OutputFiles
  private let input: Input
  private let values: [String: [any Sendable]]

  init(_ result: ArgumentReader.Result, in context: ProcessContext, output: Output, errors: Output) {
    path = result.path
    values = result.values
    program = path.commands[0].name
    self.context = context
    self.output = output
    self.errors = errors
    input = Input(
      standardInput: context.input, folders: ReadableFolders(environment: context.environment))
    outputFiles = OutputFiles(context)
    let terminal = context.terminal
    progress = Progress(
      context.errors, isOn: terminal.isErrors && context.environment["TERM"] != "dumb",
      columns: terminal.columns ?? 80)
    errors.beforeWriting = { [progress] in progress.clear() }
    if terminal.isOutput { output.beforeWriting = { [progress] in progress.clear() } }
  }

  /// The value of an option or argument that the verb declares.
  package subscript<Value>(declared: any Declared<Value>) -> Value {
    get throws(CommandError) {
      let parameter = declared.parameter
      let isDeclared = (path.options + path.last.arguments).contains { $0.name == parameter.name }
      guard isDeclared else {
        throw CommandError(.bug, "`\(line)` reads \(parameter.name), which it does not declare")
      }
      guard let value = declared.value(given(parameter)) else {
        throw CommandError(.bug, "`\(line)` reads \(parameter.name), which was not given")
      }
      return value
    }
  }

  /// All values of an option or argument; empty if none was given.
  func given(_ parameter: Parameter) -> [any Sendable] {
    values[parameter.isOption ? "--\(parameter.name)" : parameter.name] ?? []
  }

  /// The bytes of a file, or of standard input if the path is `-`.
  ///
  /// A file with a zero byte is refused because it is not text; `anyBytes` is for verbs that also read
  /// UTF-16. A file that an option writes is refused as well.
  package func read(
    _ path: String, limit: Int = Input.limit, anyBytes: Bool = false
  ) throws(CommandError) -> [UInt8] {
    try input.read(path, limit: limit, anyBytes: anyBytes) { identity throws(CommandError) in
      try outputFiles.check(input: identity, named: Self.name(of: path))
    }
  }

  /// The text of a file, or of standard input if the path is `-`.
  package func readText(_ path: String) throws(CommandError) -> String {
    try Self.text(try read(path), of: Self.name(of: path))
  }

  /// The text in the bytes of a file, which messages call `name`: see ``name(of:)``.
  package static func text(_ bytes: [UInt8], of name: String) throws(CommandError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.badData, "\(name): it is not UTF-8", advice: "Save it as UTF-8.")
    }
    return text
  }

  /// The name in messages for the file at a path.
  package static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Writes a remark, separate from the results.
  package func note(_ text: String) {
    output.flush()
    errors.line(text.onOneLine)
    errors.flush()
  }

  /// Warns that something may be wrong although the verb continues.
  package func warn(_ message: String, advice: String...) {
    output.flush()
    errors.line("\(program): \(errors.style(.doubtful, "warning:")) \(message.onOneLine)")
    for sentence in advice { errors.line("  \(sentence.onOneLineWithTabs)") }
    errors.flush()
  }
}
