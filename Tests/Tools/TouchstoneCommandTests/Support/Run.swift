// SPDX-License-Identifier: Apache-2.0
import CommandKit

@testable import TouchstoneCommand

/// The results of a run of the command.
struct Run {
  var code: Int32
  var output: String
  var errors: String

  init(
    _ words: [String], environment: [String: String] = [:], input: [UInt8] = [],
    terminal: Terminal = Terminal(),
    output: MemorySink = MemorySink(), of program: CommandLineProgram = TouchstoneProgram.program
  ) {
    let errors = MemorySink()
    code = program.run(
      words,
      in: ProcessContext(
        environment: environment, input: MemorySource(input), output: output, errors: errors,
        terminal: terminal))
    self.output = output.text
    self.errors = errors.text
  }

  /// The words of the line contain no spaces.
  init(_ line: String, input: String = "") {
    self.init(line.split(separator: " ").map(String.init), input: Array(input.utf8))
  }
}
