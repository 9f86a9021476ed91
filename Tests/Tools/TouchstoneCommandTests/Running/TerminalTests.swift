// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing
import TouchCore

@testable import TouchstoneCommand

struct TerminalTests {
  private static let terminal = Terminal(isOutput: true, isErrors: true, columns: 60)

  private func isColored(_ words: [String], _ environment: [String: String], _ terminal: Terminal) -> Bool {
    Run(words, environment: environment, terminal: terminal).output.contains("\u{1b}[")
  }

  @Test(arguments: ["help", "list", "explain", "play button/click"])
  func `there is color on a terminal, unless somebody wants none`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(isColored(words, [:], Self.terminal))
    #expect(!isColored(words, [:], Terminal()))
    #expect(!isColored(words, ["NO_COLOR": "1"], Self.terminal))
    #expect(!isColored(words, ["TERM": "dumb"], Self.terminal))
    #expect(isColored(words, ["CLICOLOR_FORCE": "1"], Terminal()))
    #expect(!isColored(words + ["--color", "never"], ["CLICOLOR_FORCE": "1"], Self.terminal))
    #expect(isColored(words + ["--color", "always"], ["NO_COLOR": "1"], Terminal()))
  }

  @Test func `the severity of a finding has its color, and the words are the same without`() {
    let words = ["audit", "-", "--fail-on", "never", "--show", "note"]
    let input = Array(Samples.dump.replacing("(20 100; 100 44)", with: "(20 100; 10 10)").utf8)
    let colored = Run(words, input: input, terminal: Self.terminal).output
    #expect(colored.contains(/\u{1b}\[[0-9;]*m(error|warning|note)\u{1b}/))
    #expect(colored.replacing(/\u{1b}\[[0-9;]*m/, with: "") == Run(words, input: input).output)
  }

  @Test func `what a file says cannot move the cursor`() {
    let dump = Samples.dump.replacing("opaque = NO", with: "text = 'B\u{1b}[2Ju\u{7}y'")
    let run = Run(["why", "-", "--at", "40,40"], input: Array(dump.utf8), terminal: Self.terminal)
    #expect(run.output.contains(#"'B\u{1b}[2Ju\u{7}y'"#))
    #expect(!run.output.contains("\u{1b}[2J"))
  }

  @Test func `what the touch system says of a file cannot move the cursor`() {
    let program = CommandLineProgram(
      "touchstone", "Says something.", version: "0", date: "", reports: "",
      commands: [
        Command("play", "Plays.") { call in
          call.reportingMisuse { Misuse.report("a\u{1b}[2J\nb is wrong") }
          return .yes
        }
      ])
    let run = Run(["play"], of: program)
    #expect(run.errors == #"touchstone: warning: a\u{1b}[2J\nb is wrong"# + "\n")
  }

  @Test func `help is as wide as the terminal`() {
    let help = Run(["help", "play", "--color", "never"], terminal: Self.terminal).output
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 60 || $0.hasPrefix("  touchstone ") })
  }

  @Test func `an error is red on a terminal, and the same without`() {
    let run = Run(["play", "button/clcik"], terminal: Self.terminal)
    #expect(run.errors.contains("\u{1b}["))
    #expect(
      run.errors.replacing(/\u{1b}\[[0-9;]*[mK]/, with: "") == Run("play button/clcik").errors)
  }
}
