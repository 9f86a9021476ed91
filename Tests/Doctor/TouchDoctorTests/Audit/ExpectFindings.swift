// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Asks one rule about a sketch and compares all it says, in the order of the marks.
func expectFindings(
  of rule: any TreeRule.Type, in text: String, format: SnapshotFormat = .recursiveDescription,
  _ expected: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let sketch = Sketch(text, format: format)
  let findings = Auditor().findings(in: sketch.document).filter { $0.rule == rule.id }
  let said = findings.map { "\($0.severity.rawValue), \($0.certainty.rawValue): \($0.message)" }
  #expect(said == expected, sourceLocation: sourceLocation)
  #expect(findings.map(\.position) == sketch.marks, sourceLocation: sourceLocation)
}
