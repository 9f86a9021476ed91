// SPDX-License-Identifier: Apache-2.0

/// A verb of the program: its parameters, its help, and its implementation.
///
/// Everything is declared once. Parsing, messages, help, the manual and the completion of three shells read
/// the same declaration, so they cannot disagree:
///
/// ```swift
/// enum Play {
///   static let script = Argument("SCRIPT", .file("touch"), "The script of fingers; - is standard input.")
///   static let scene = Option("scene", short: "s", .file("scene.json5"), "The scene it is played in.")
///   static let format = Option("format", .word(TraceFormat.self), default: .text, "How it is written.")
///   static let until = Option("until", .number("SECONDS", in: 0...60), default: 10, "When to stop.")
///
///   static let command = Command(
///     "play", "Plays a script and prints what happened.",
///     arguments: [script], options: [scene, format, until],
///     examples: [Example("tap.touch --scene form.scene.json5", "Plays one tap in a form.")]
///   ) { call in
///     let source = try call.read(call[script])
///     let trace = try play(source, until: call[until])
///     call.output.write(trace.written(as: try call[format]))
///     return trace.passed ? .yes : .no
///   }
/// }
/// ```
package struct Command: Sendable {
  /// The implementation of a verb: it reads the parameters, writes output, and returns the exit code.
  package typealias Body = @MainActor (Call) throws -> ExitCode

  /// The word on the command line.
  package let name: String
  /// What the verb does, as one sentence with a period.
  package let summary: String
  /// A longer description: paragraphs separated by empty lines; indented lines are kept unchanged.
  package let discussion: String
  /// Examples of its use.
  package let examples: [Example]
  /// Its positional arguments.
  package let arguments: [Parameter]
  /// Its options, without `--color` and `--help`, which every verb has.
  package let options: [Parameter]
  /// Its subverbs.
  package let commands: [Command]
  /// The implementation; nil if there are only subverbs.
  package let body: Body?

  /// Declares a verb.
  package init(
    _ name: String, _ summary: String, discussion: String = "", arguments: [any Declared] = [],
    options: [any Declared] = [], examples: [Example] = [], commands: [Command] = [], body: Body?
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments.map(\.parameter)
    self.options = options.map(\.parameter)
    self.commands = commands
    self.body = body
  }
}

/// An example command line with a description.
package struct Example: Sendable, Hashable {
  /// The words after the verb; with a leading `$ ` it is a complete shell command.
  package let line: String
  /// What it does, in one sentence.
  package let summary: String

  /// Creates an example.
  package init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }

  /// The complete line, with the verb before the declared words.
  func line(after verb: String) -> String {
    line.hasPrefix("$ ") ? String(line.dropFirst(2)) : "\(verb) \(line)"
  }
}
