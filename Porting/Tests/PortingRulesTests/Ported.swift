// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

/// Ports one file, and expects its text and its remarks, `line: text` each.
///
/// Excerpts of files import nothing: `import UIKit` on the first line counts only if it is expected.
func expect(
  _ source: String, becomes expected: String, remarks: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = Porter.port([Porter.File(path: "A.swift", text: source)])
  let text = result.files.first.map { expected.contains(added) ? $0.text : withoutImport($0.text) }
  #expect(text == expected, sourceLocation: sourceLocation)
  #expect(result.remarks.map { "\($0.line): \($0.text)" } == remarks, sourceLocation: sourceLocation)
}

private let added = "import UIKit; "

/// What became of an excerpt, without the import that it gets.
private func withoutImport(_ text: String) -> String {
  guard let range = text.firstRange(of: added) else { return text }
  return String(text[..<range.lowerBound] + text[range.upperBound...])
}

/// Ports files together, and answers their texts.
func ported(_ sources: String...) -> [String] {
  Porter.port(sources.enumerated().map { Porter.File(path: "\($0).swift", text: $1) }).files.map {
    withoutImport($0.text)
  }
}
