// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

@MainActor struct ProblemsTests {
  @Test func `the sample program has no mistakes in its declarations`() {
    #expect(sampleProgram.problems == [])
  }

  @Test func `each mistake of a declaration is found`() {
    let verb = Command(
      "do", "Does",
      arguments: [
        Argument.any("A", .text("A"), "Takes all."), Argument.optional("B", .text("B"), "May be left out."),
        Argument("c", .text("C"), "Must be given."),
      ],
      options: [Flag("color", "Is there already."), Flag("Loud", short: "h", "Is loud.")]
    ) { _ in .yes }
    let program = CommandLineProgram(
      "p", "Is a program.", version: "1", date: "May 1, 2026", reports: "nowhere",
      commands: [verb, Command("none", "Is empty.", body: nil), Command("none", "Is empty.", body: nil)])
    #expect(
      program.problems == [
        "p: The verb none is declared twice.",
        "p do: The summary of do is not one line with a full stop at its end.",
        "p do: --color is declared twice.", "p do: -h is declared twice.",
        "p do: The name of the option Loud does not begin with a small letter.",
        "p do: The name of the argument c is not in capitals.",
        "p do: A takes everything, so B gets nothing.",
        "p do: B can be left out, and c after it cannot.",
        "p none: It does nothing and has no verbs.", "p none: It does nothing and has no verbs.",
      ])
  }
}
