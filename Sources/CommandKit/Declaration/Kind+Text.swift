// SPDX-License-Identifier: Apache-2.0

extension Kind where Value == String {
  /// Any text that is not empty.
  package static func text(_ placeholder: String) -> Kind {
    Kind(placeholder, expected: "a text", parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// The path of a file, with the endings that shells offer, such as `scene.json5`; `-` is standard input.
  ///
  /// The endings are an offer only: a file with another name can be given.
  package static func file(_ endings: String..., placeholder: String = "FILE") -> Kind {
    Kind(
      placeholder, expected: "the path of a file", words: .files(endings),
      parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// The path of a file that the verb writes, with the endings that shells offer; `-` is standard output.
  ///
  /// Before the verb begins it is found out whether the file can be written, and that it is no other file of the run.
  package static func output(_ endings: String...) -> Kind {
    Kind(
      "FILE", expected: "the path of a file", words: .files(endings), isWritten: true,
      parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }

  /// The path of a file, or a name out of those that the program prints when it is called with the arguments.
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

  /// A name out of those that the program prints when it is called with the arguments, one a line.
  ///
  /// Shells offer them; whether a name is one of them is for the verb to find out.
  package static func named(_ placeholder: String, printedBy arguments: String...) -> Kind {
    Kind(
      placeholder, expected: "a name", words: .printed(by: arguments),
      parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
  }
}
