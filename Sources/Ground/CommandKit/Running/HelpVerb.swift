// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// The verb `help`, which every program has.
enum HelpVerb {
  static let name = "help"
  static let json = Flag.json
  static let manual = Flag("man", "Prints the manual of all verbs as a page for man.")

  static func verb(of names: [String]) -> Argument<[String]> {
    let kind = Kind<String>(
      "VERB", expected: "a verb", words: .words(names), parse: { $0 }, spell: { $0 })
    return .any("VERB", kind, "The verb, and the verb below it if there is one.")
  }

  static func command(for commands: [Command]) -> Command {
    Command(
      name, "Explains the program, or one verb.", arguments: [verb(of: commands.map(\.name))],
      options: [manual, json], body: { _ in .yes })
  }

  @MainActor static func run(_ call: Call, _ program: CommandLineProgram) throws -> ExitCode {
    var path = CommandPath(commands: [program.root])
    for word in try call[verb(of: [])] {
      guard let below = path.below(word) else { throw UsageProblem.unknownVerb(word, path) }
      path = below
    }
    let text = try call[manual] ? StyledText(ManualPage(program).text) : program.helpPage(for: path, call)
    guard try call[json] else {
      call.output.write(text)
      return .yes
    }
    call.output.line(
      JSONText.document(
        "\(program.root.name)-help", version: 1,
        [
          "verb": .string(path.words.joined(separator: " ")), "summary": .string(path.last.summary),
          "verbs": .array(path.last.commands.map { .string($0.name) }), "text": .string(text.plain),
        ]
      ).pretty)
    return .yes
  }
}
