// SPDX-License-Identifier: Apache-2.0

/// A verb of the program: what it takes, what help says about it, and what it does.
///
/// Everything is declared once. Parsing, messages, help, the manual and the completion of three shells read the same
/// declaration, so they cannot disagree:
///
/// ```swift
/// enum Play {
///   static let script = Argument("SCRIPT", .file("touch"), "The script of fingers; - is standard input.")
///   static let scene = Option("scene", short: "s", .file("scene.json5"), "The scene it is played in.")
///   static let format = Option("format", .word(TraceFormat.self), default: .text, "How the trace is written.")
///   static let until = Option("until", .number("SECONDS", in: 0...60), default: 10, "When to stop.")
///
///   static let command = Command(
///     "play", "Plays a script and prints what happened.", arguments: [script], options: [scene, format, until],
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
  /// What a verb does: it reads what was given, writes, and says how the program ends.
  package typealias Body = @MainActor (Call) throws -> ExitCode

  /// The word on the command line.
  package let name: String
  /// What it does, in one sentence with a full stop.
  package let summary: String
  /// What there is to know about it: paragraphs with empty lines between; indented lines stay as they are.
  package let discussion: String
  /// How it is used.
  package let examples: [Example]
  /// What it takes by position.
  package let arguments: [Parameter]
  /// What it takes by name, without `--color` and `--help`, which every verb takes.
  package let options: [Parameter]
  /// The verbs below it.
  package let commands: [Command]
  /// What it does; nil if there are only the verbs below it.
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

/// A command line that shows how a verb is used, and what it does.
package struct Example: Sendable, Hashable {
  /// What is typed after the verb; with `$ ` in front it is a whole line of the shell.
  package let line: String
  /// What it does, in one sentence.
  package let summary: String

  /// Makes an example.
  package init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }

  /// The whole line, with the verb in front of what was declared.
  func line(after verb: String) -> String {
    line.hasPrefix("$ ") ? String(line.dropFirst(2)) : "\(verb) \(line)"
  }
}
