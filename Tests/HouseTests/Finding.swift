// SPDX-License-Identifier: Apache-2.0
import Testing

/// What is wrong at a place of the repository.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let text: String

  init(_ file: RepositoryFile, _ line: Int, _ text: String) {
    self.init(file.path, line, text)
  }

  init(_ path: String, _ line: Int, _ text: String) {
    self.path = path
    self.line = line
    self.text = text
  }

  /// The finding as editors and terminals read places.
  var description: String { "\(path):\(line): \(text)" }
}

/// Fails with all findings, one a line, and the advice, unless there are none.
func expectNone(
  _ findings: [Finding], _ advice: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !findings.isEmpty else { return }
  let list = findings.map(\.description).joined(separator: "\n")
  Issue.record("\n\(list)\n\n\(advice)", sourceLocation: sourceLocation)
}
