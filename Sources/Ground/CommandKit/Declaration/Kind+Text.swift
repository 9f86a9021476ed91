// SPDX-License-Identifier: Apache-2.0

extension Kind where Value == String {
  /// Any nonempty text.
  package static func text(_ placeholder: String) -> Kind {
    Kind(placeholder, expected: "a text", parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// The path of a file, with the endings that shells complete, such as `scene.json5`; `-` is standard input.
  ///
  /// The endings are only suggestions: any other file name is accepted.
  package static func file(_ endings: String..., placeholder: String = "FILE") -> Kind {
    Kind(
      placeholder, expected: "the path of a file", words: .files(endings),
      parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// The path of a file that the verb writes, with the endings that shells complete; `-` is standard output.
  ///
  /// Before the verb begins, the program checks that the file can be written and is no other file of the run.
  package static func output(_ endings: String...) -> Kind {
    Kind(
      "FILE", expected: "the path of a file", words: .files(endings), isWritten: true,
      parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// The path of a file, or one of the names that the program prints when called with the arguments.
  package static func file(_ endings: String..., orNamePrintedBy arguments: [String]) -> Kind {
    Kind(
      "FILE", expected: "the path of a file or a name",
      words: .either(.files(endings), .printed(by: arguments)), parse: { $0.isEmpty ? nil : $0 },
      spell: { $0 })
  }

  /// The path of a folder.
  package static func directory(placeholder: String = "DIRECTORY") -> Kind {
    Kind(
      placeholder, expected: "the path of a folder", words: .directories,
      parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// One of the names that the program prints, one per line, when called with the arguments.
  ///
  /// Shells complete them; the verb must check the name itself.
  package static func named(_ placeholder: String, printedBy arguments: String...) -> Kind {
    Kind(
      placeholder, expected: "a name", words: .printed(by: arguments),
      parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }
}
