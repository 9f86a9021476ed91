// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

/// The script is run by bash itself, with simulated input.
@MainActor struct BashCompletionTests {
  nonisolated static let bash = "/bin/bash"

  /// Runs many completions in one bash; each line of words gives one line of sorted replies.
  private func replies(to lines: [[String]]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "red folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.apples", "b.pears", "c d.apples", "e.txt"] {
      try Data().write(to: folder.appending(path: name))
    }
    var script = Run("completion bash").output + "complete -p orchard\n"
    script += "orchard() { printf '%s\\n' boskoop braeburn 'el star' '$(touch broken)'; }\n"
    for line in lines {
      let words = (["orchard"] + line).map { "'\($0)'" }.joined(separator: " ")
      script +=
        "COMP_WORDS=(\(words)) COMP_CWORD=\(line.count); _orchard; (IFS='|'; echo \"${COMPREPLY[*]}\")\n"
    }
    let process = Process()
    process.executableURL = URL(filePath: Self.bash)
    process.arguments = ["--noprofile", "--norc", "-c", script]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "broken").path))
    return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.split(separator: "|").sorted().joined(separator: "|") }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: bash)))
  func `bash offers what was declared`() throws {
    let table: [(words: [String], replies: String)] = [
      ([""], "completion|count|farm|find|help|version"),
      (["co"], "completion|count"),
      (["farm", ""], "names"),
      (["--color", "a"], "always|auto"),
      (["--color", "never", "fi"], "find"),
      (["--v"], "--version"),
      (["count", "--fo"], "--format"),
      (
        ["count", "-"],
        "--color|--every|--format|--help|--json|--only|--parts|--sort|--verbose|--weight|-f|-h|-v|-w"
      ),
      (["count", "--format", ""], "json|lines|text"),
      (["count", "-f", "j"], "json"),
      (["count", "--format", "=", "t"], "text"),
      (["count", "--format", "="], "json|lines|text"),
      (["count", "--format=t"], "--format=text"),
      (["count", "--parts", "text,"], "text,json|text,lines|text,text"),
      (["count", "--weight", ""], ""),
      (["count", "--sort", "b"], "boskoop|braeburn"),
      (["count", "--sort", "e"], "el\\ star"),
      (["count", "--sort", "$"], "\\$\\(touch\\ broken\\)"),
      (["count", ""], "a.apples|b.pears|c d.apples|red folder"),
      (["count", "a.apples", ""], "a.apples|c d.apples|red folder"),
      (["count", "a.apples", "a.apples", ""], "a.apples|c d.apples|red folder"),
      (["count", "--", "--"], ""),
      (["find", "--folder", ""], "red folder"),
      (["help", "co"], "completion|count"),
      (["completion", ""], "bash|fish|zsh"),
    ]
    let replies = try replies(to: table.map(\.words))
    #expect(
      replies.first == "-F _orchard complete orchard" || replies.first == "complete -F _orchard orchard")
    for (row, reply) in zip(table, replies.dropFirst()) { #expect(reply == row.replies, "\(row.words)") }
    #expect(replies.count == table.count + 1)
  }
}
