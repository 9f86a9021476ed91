// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

@Suite struct AuditRulesTests {
  @Test func `every rule has a name, a summary in one line and a page that says how to fix it`() {
    var seen: Set<String> = []
    for rule in AuditRules.all {
      #expect(seen.insert(rule.id).inserted)
      #expect(rule.id.allSatisfy { $0 == "-" || $0.isLowercase })
      #expect(!rule.summary.contains("\n") && rule.summary.hasSuffix("."))
      #expect(rule.page.hasPrefix("# \(rule.id)\n\n\(rule.summary)\n\n"))
      #expect(rule.page.contains("## Fix it"), "\(rule.id)")
      #expect(AuditRules.description(of: rule.id) == rule)
      // A rule that pages of others name must exist.
      for word in rule.page.split(separator: "`")
      where word.contains("-") && word.allSatisfy({ $0 == "-" || $0.isLowercase }) {
        #expect(AuditRules.description(of: String(word)) != nil, "\(rule.id) names \(word)")
      }
    }
  }

  @Test func `a name that is nearly right finds the right one`() {
    #expect(AuditRules.nearest(to: "target-to-small") == "target-too-small")
    #expect(AuditRules.nearest(to: "Dead-Zone") == "dead-zone")
    #expect(AuditRules.nearest(to: "quiet") == nil)
    #expect(AuditRules.description(of: "quiet") == nil)
  }
}
