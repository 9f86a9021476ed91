// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The verb `completion`, which every program has.
enum CompletionVerb {
  /// The shells with a completion script.
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  static let name = "completion"
  static let json = Flag.json
  static let shell = Argument("SHELL", .word(Shell.self), "The shell: bash, zsh or fish.")

  static func command(for program: String) -> Command {
    Command(
      name, "Prints the script that completes this command in a shell.",
      discussion: """
        Load it where the shell reads its settings:

          ~/.bashrc                   source <(\(program) completion bash)
          ~/.zshrc, after compinit    source <(\(program) completion zsh)
          ~/.config/fish/config.fish  \(program) completion fish | source
        """,
      arguments: [shell], options: [json], body: { _ in .yes })
  }

  @MainActor static func run(_ call: Call, _ program: CommandLineProgram) throws -> ExitCode {
    let contexts = CompletionContext.all(of: program.root)
    let shell = try call[shell]
    let script =
      switch shell {
      case .bash: BashCompletion(program.root.name, contexts).text
      case .zsh: ZshCompletion(program.root.name, contexts).text
      case .fish: FishCompletion(program.root.name, contexts).text
      }
    guard try call[json] else {
      call.output.write(script)
      return .yes
    }
    call.output.line(
      JSONText.document(
        "\(program.root.name)-completion", version: 1,
        ["shell": .string(shell.rawValue), "script": .string(script)]
      ).pretty)
    return .yes
  }
}
