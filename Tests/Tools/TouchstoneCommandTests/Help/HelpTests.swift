// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDoctor

@testable import CommandKit
@testable import TouchstoneCommand

struct HelpTests {
  private let program = TouchstoneProgram.program

  @Test func `the declarations have no problems`() {
    #expect(program.problems == [])
  }

  @Test func `help and the manual are those of the files`() throws {
    try expectGolden(Run("help").output, "help/touchstone.txt")
    for verb in program.root.commands.map(\.name) {
      let help = Run("help \(verb)").output
      try expectGolden(help, "help/\(verb).txt")
      #expect(Run("\(verb) --help").output == help)
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(verb)")
    }
    try expectGolden(Run("help --man").output, "help/touchstone.1")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the scripts of shells are those of the files`(shell: String) throws {
    try expectGolden(Run("completion \(shell)").output, "completion/touchstone.\(shell)")
  }

  @Test func `there are no golden files of verbs that are gone`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden/help")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      files == (program.root.commands.map { "\($0.name).txt" } + ["touchstone.1", "touchstone.txt"]).sorted())
  }

  @Test func `every example can be parsed, and names what there is`() throws {
    for path in CommandPath(commands: [program.root]).tree {
      for example in path.last.examples {
        let words = ShellLine(example.line(after: path.line)).words
        #expect(words.first == "touchstone", "\(example.line)")
        let result = try ArgumentReader.read(Array(words.dropFirst()), for: program.root)
        let arguments = words.dropFirst(2)
        switch result.path.words {
        case ["play"] where arguments.first?.hasSuffix(".json5") == false:
          #expect(ScenarioCatalog.names.contains(arguments.first ?? ""), "\(example.line)")
        case ["list"]:
          #expect(ScenarioCatalog.series.contains(arguments.first ?? ""), "\(example.line)")
        case ["explain"]:
          #expect(DoctorPage.all.contains { $0.name == arguments.first }, "\(example.line)")
        default: break
        }
      }
    }
  }

  @Test func `the version is on one line`() {
    #expect(Run("--version").output == "touchstone \(program.version)\n")
  }
}
