// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// The results of a run of the sample program.
struct Run {
  var code: Int32
  var output: String
  var errors: String

  @MainActor init(
    _ line: String, environment: [String: String] = [:], input: String = "", terminal: Terminal = Terminal(),
    output: MemorySink = MemorySink()
  ) {
    let errors = MemorySink()
    code = sampleProgram.run(
      line.split(separator: " ").map(String.init),
      in: ProcessContext(
        environment: environment, input: MemorySource(input), output: output, errors: errors,
        terminal: terminal))
    self.output = output.text
    self.errors = errors.text
  }
}
