// SPDX-License-Identifier: Apache-2.0

extension Call {
  /// Writes a text into the file that an option names, and says so; `-` is standard output.
  package func write(_ text: String, to path: String, as option: String) throws(CommandError) {
    guard path != "-" else { return output.write(text) }
    output.flush()
    try FileTarget.write(Array(text.utf8), to: path, as: option)
    note("Wrote \(path)")
  }

  /// Whether one of the options names standard output, which then has nothing else.
  package func isTaken(by files: [any Declared]) -> Bool {
    files.contains { given($0.parameter).contains { $0 as? String == "-" } }
  }
}
