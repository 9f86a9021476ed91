// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import TouchDoctor

  /// The findings about a screen, as text for the console.
  enum AuditText {
    static func text(_ findings: [AuditFinding]) -> String {
      guard !findings.isEmpty else { return "No touch problems found on this screen." }
      return findings.map { finding in
        var lines = ["\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"]
        lines.append("    \(finding.remedy.words)")
        if let code = finding.remedy.code { lines.append("    \(code)") }
        return lines.joined(separator: "\n")
      }.joined(separator: "\n")
    }
  }
#endif
