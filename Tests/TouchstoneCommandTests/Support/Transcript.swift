// SPDX-License-Identifier: Apache-2.0
import Testing

/// What a terminal shows of one command line after the other: what was typed, both outputs, and the exit code.
struct Transcript {
  private(set) var text = ""
  private let folder: Folder

  /// Names of files that begin with `@` in the lines are of this folder.
  init(in folder: Folder) { self.folder = folder }

  /// Runs a line; words with spaces in them stand in quotes.
  mutating func run(_ line: String, input: [UInt8] = []) {
    let run = Run(
      words(of: line).map { $0.hasPrefix("@") ? folder(String($0.dropFirst())) : $0 }, input: input)
    text += "$ touchstone \(line.replacing("@", with: ""))\n"
    text += folder.plain(run.output) + folder.plain(run.errors) + "=> \(run.code)\n\n"
  }

  /// Runs a line that must fail: standard output stays empty, and standard error says what, and what to do.
  mutating func fail(_ line: String, input: [UInt8] = [], sourceLocation: SourceLocation = #_sourceLocation) {
    let before = text.endIndex
    run(line, input: input)
    let lines = text[before...].split(separator: "\n")
    #expect(lines.count >= 3, "\(line)", sourceLocation: sourceLocation)
    #expect(lines[1].hasPrefix("touchstone: error: "), "\(line)", sourceLocation: sourceLocation)
    #expect(
      lines.dropFirst(2).dropLast().allSatisfy { $0.hasPrefix("  ") }, "\(line)",
      sourceLocation: sourceLocation)
    // What to do stands below, or follows what is wrong.
    #expect(lines.count > 3 || lines[1].contains(";"), "no advice: \(line)", sourceLocation: sourceLocation)
  }

  private func words(of line: String) -> [String] { ShellLine(line).words }
}
