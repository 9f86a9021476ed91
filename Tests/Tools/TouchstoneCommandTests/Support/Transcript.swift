// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A terminal transcript of several command lines: the line, both outputs, and the exit status.
struct Transcript {
  private(set) var text = ""
  private let folder: Folder

  /// File names that begin with `@` in the lines refer to this folder.
  init(in folder: Folder) { self.folder = folder }

  /// Runs a line; words that contain spaces are in quotes.
  mutating func run(_ line: String, input: [UInt8] = []) {
    let run = Run(
      words(of: line).map { $0.hasPrefix("@") ? folder(String($0.dropFirst())) : $0 }, input: input)
    text += "$ touchstone \(line.replacing("@", with: ""))\n"
    text += folder.plain(run.output) + folder.plain(run.errors) + "=> \(run.code)\n\n"
  }

  /// Runs a line that must fail: standard output stays empty, and standard error says what is wrong and what
  /// to do.
  mutating func fail(_ line: String, input: [UInt8] = [], sourceLocation: SourceLocation = #_sourceLocation) {
    let before = text.endIndex
    run(line, input: input)
    let lines = text[before...].split(separator: "\n")
    if line.split(separator: " ").dropFirst().contains("--json") {
      #expect(lines.count == 3, "\(line)", sourceLocation: sourceLocation)
      #expect(
        lines[1].hasPrefix("{\"format\": \"touchstone-error\""), "\(line)", sourceLocation: sourceLocation)
      return
    }
    #expect(lines.count >= 3, "\(line)", sourceLocation: sourceLocation)
    #expect(lines[1].hasPrefix("touchstone: error: "), "\(line)", sourceLocation: sourceLocation)
    #expect(
      lines.dropFirst(2).dropLast().allSatisfy { $0.hasPrefix("  ") }, "\(line)",
      sourceLocation: sourceLocation)
    // The advice is on the lines below, or follows the message.
    #expect(lines.count > 3 || lines[1].contains(";"), "no advice: \(line)", sourceLocation: sourceLocation)
  }

  private func words(of line: String) -> [String] { ShellLine(line).words }
}
