// SPDX-License-Identifier: Apache-2.0

/// The verb `completion`, which every program has.
enum CompletionVerb {
  /// The shells there are scripts for.
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  static let name = "completion"
  static let shell = Argument("SHELL", .word(Shell.self), "The shell: bash, zsh or fish.")

  static func command(for program: String) -> Command {
    Command(
      name, "Prints the script with which a shell completes this command.",
      discussion: """
        Load it where the shell reads its settings:

          ~/.bashrc                   source <(\(program) completion bash)
          ~/.zshrc, after compinit    source <(\(program) completion zsh)
          ~/.config/fish/config.fish  \(program) completion fish | source
        """,
      arguments: [shell], body: { _ in .yes })
  }

  @MainActor static func run(_ call: Call, _ program: CommandLineProgram) throws -> ExitCode {
    let places = CompletionPlace.all(of: program.root)
    switch try call[shell] {
    case .bash: call.output.write(BashCompletion(program.root.name, places).text)
    case .zsh: call.output.write(ZshCompletion(program.root.name, places).text)
    case .fish: call.output.write(FishCompletion(program.root.name, places).text)
    }
    return .yes
  }
}
