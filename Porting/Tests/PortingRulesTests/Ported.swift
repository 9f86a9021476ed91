// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

/// Ports one file, and expects its text and its remarks, `line: text` each.
func expect(
  _ source: String, becomes expected: String, remarks: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = Porter.port([Porter.File(path: "A.swift", text: source)])
  #expect(result.files.first?.text == expected, sourceLocation: sourceLocation)
  #expect(result.remarks.map { "\($0.line): \($0.text)" } == remarks, sourceLocation: sourceLocation)
}

/// Ports files together, and answers their texts.
func ported(_ sources: String...) -> [String] {
  Porter.port(sources.enumerated().map { Porter.File(path: "\($0).swift", text: $1) }).files.map(\.text)
}
