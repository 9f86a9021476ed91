// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

/// A verb whose parameters exclude each other.
@MainActor private enum Press {
  static let sort = Argument.optional("SORT", .text("SORT"), "The sort.")
  static let names = Flag("names", "Names alone.")
  static let tone = Option("tone", .word(Tone.self), default: .text, "How it is written.")
  static let label = Option("label", .output(), "A label.")
  static let size = Option("size", .integer(), "The size of the label.")

  static let program = CommandLineProgram(
    "press", "Presses.", version: "1", date: "", reports: "",
    commands: [
      Command("press", "Presses.", arguments: [sort], options: [names, tone, label, size]) { call in
        try call.allowOne(of: names, sort)
        try call.require(label, beside: size)
        try call.allowOneResult(of: [tone], [label])
        if !call.isTaken(by: [label]) { call.output.line("juice") }
        if let path = try call[label] { try call.write("label\n", to: path, as: "--label") }
        return .yes
      }
    ])
}

@MainActor struct ExclusionTests {
  private func run(_ words: String...) -> (code: Int32, output: String, errors: String) {
    let (output, errors) = (MemorySink(), MemorySink())
    let code = Press.program.run(["press"] + words, in: ProcessContext(output: output, errors: errors))
    return (code, output.text, errors.text)
  }

  @Test func `parameters that exclude each other are refused, and one that was not given is absent`() {
    #expect(run("--names").code == 0)
    #expect(run("elstar").code == 0)
    #expect(
      run("--names", "elstar") == (
        64, "",
        "press: error: --names and SORT cannot be combined\n  Use only one of them.\n"
      ))
  }

  @Test func `an option that belongs to another needs it`() {
    #expect(
      run("--size", "3") == (
        64, "",
        "press: error: --size has no effect without --label\n  Add --label FILE, or leave --size out.\n"
      ))
  }

  @Test func `a file called - is standard output, and nothing else is there`() {
    #expect(run("--label", "-") == (0, "label\n", ""))
    #expect(
      run("--label", "-", "--tone", "json") == (
        64, "",
        "press: error: --tone and --label - would both write to standard output\n"
          + "  Leave one of them out, or name a file.\n"
      ))
  }

  @Test func `a file is made or replaced, and what cannot be is said with the reason`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "press-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.txt").path
    try "something longer".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(run("--label", file) == (0, "juice\n", "Wrote \(file)\n"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "label\n")
    #expect(
      run("--label", folder.path) == (
        64, "",
        "press: error: --label: \(folder.path) cannot be written: Is a directory\n"
          + "  It is a folder: name a file in it.\n"
      ))
  }
}
