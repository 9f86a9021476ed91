// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing
import TouchDemo

@testable import TouchstoneCommand

struct ExitCodeTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Samples.dump, to: "dump.txt")
    try folder.write(Samples.scene, to: "form.scene.json5")
    try folder.write(Samples.script, to: "form.touch")
    try folder.write("tap \"buy\"\nexpect \"buy\" touchCancel\n", to: "wrong.touch")
    try folder.write("tap \"sell\"\n", to: "stops.touch")
  }

  private func code(_ line: String) -> Int32 {
    Run(ShellLine(line).words.map { $0.hasPrefix("@") ? folder(String($0.dropFirst())) : $0 }).code
  }

  @Test(arguments: [
    "help", "list", "explain", "explain outside-ancestor", "completion bash", "play button/click",
    "play @form",
    "play @form.touch", "play @form.scene.json5", "play @form.scene.json5 @form.touch",
    "why @dump.txt --at 210,310", "why @dump.txt --expect 0x104", "audit @dump.txt --fail-on never",
  ])
  func `0: it was done, or the answer is yes`(line: String) {
    #expect(code(line) == 0)
  }

  @Test(arguments: [
    "play @form.scene.json5 @wrong.touch",
    "play @form.scene.json5 @wrong.touch --format json", "play @form.scene.json5 @wrong.touch --json",
    "why @dump.txt --expect 0x103 --at 50,60", "audit @dump.txt", "audit @dump.txt --json",
  ])
  func `1: the answer is no`(line: String) {
    #expect(code(line) == 1)
  }

  @Test
  func `64, 65 and 66 are those of the command line, of what is in a file, and of a file that is not there`()
  {
    #expect(code("play button/click --onyl hits") == 64)
    #expect(code("play @form.scene.json5 @dump.txt") == 65)
    #expect(code("play @form.scene.json5 @stops.touch") == 65)
    #expect(code("play @form.scene.json5 @nothing.touch") == 66)
  }

  @Test func `69: a build that reports nothing says so`() {
    let lacking = CommandLineProgram(
      "touchstone", "Lacks facts.", version: "0", date: "", reports: "",
      commands: [Command("play", "Cannot.") { _ in throw CommandError.reportsNothing }])
    let run = Run(["play"], of: lacking)
    #expect(run.code == 69)
    #expect(
      run.errors == """
        touchstone: error: this build reports nothing: it was made with the trait Unobserved
          Build it without the trait.

        """)
    #expect(throws: Never.self) { try CommandError.requireFacts() }
  }

  @Test(arguments: ["help", "list", "play button/click", "why @dump.txt --at 1,1", "audit @dump.txt --json"])
  func `70: results that cannot be written are lost, and that is said`(line: String) {
    let words = line.split(separator: " ").map {
      $0.hasPrefix("@") ? folder(String($0.dropFirst())) : String($0)
    }
    let full = Run(words, output: MemorySink(capacity: 5, then: .refused("No space left on device")))
    #expect(full.code == 70)
    #expect(full.errors.contains("the results cannot be written: No space left on device\n"))
    #expect(!full.errors.contains("bug of ours"))
    let closed = Run(words, output: MemorySink(capacity: 5, then: .closed))
    #expect(closed.code == 141)
    #expect(closed.errors == (line.hasPrefix("audit") ? "1 error, 0 warnings, 0 notes in 1 file\n" : ""))
  }
}
