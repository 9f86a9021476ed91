// SPDX-License-Identifier: Apache-2.0

/// A verb with the verbs above it, from the program down.
struct CommandPath: Sendable {
  /// The program first, the verb last.
  var commands: [Command]

  /// The verb; a path always has one.
  var last: Command { commands[commands.count - 1] }
  /// Whether it is the program itself.
  var isTop: Bool { commands.count == 1 }
  /// The words to type: `touchstone router apps`.
  var line: String { commands.map(\.name).joined(separator: " ") }
  /// The words after the program.
  var words: [String] { commands.dropFirst().map(\.name) }
  /// The words to type for its help: `touchstone help router apps`, or `--help` in a program without verbs.
  var helpLine: String {
    if commands[0].commands.isEmpty { return "\(line) --\(Self.help.parameter.name)" }
    return ([commands[0].name, "help"] + words).joined(separator: " ")
  }

  /// Its options, including those of all verbs.
  var options: [Parameter] { last.options + common }

  /// The options of all verbs, and of the program.
  var common: [Parameter] {
    [ColorChoice.option.parameter, Self.help.parameter] + (isTop ? [Self.version.parameter] : [])
  }

  static let help = Flag("help", short: "h", "Prints this help.")
  static let version = Flag("version", short: "V", "Prints the version.")

  /// The subverb with a name.
  func below(_ name: String) -> CommandPath? {
    last.commands.first { $0.name == name }.map { CommandPath(commands: commands + [$0]) }
  }

  /// This verb and all its subverbs, each before those below it.
  var tree: [CommandPath] {
    [self] + last.commands.flatMap { CommandPath(commands: commands + [$0]).tree }
  }
}
