// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchDoctor

@testable import TouchInspector

struct OverlayMarkTests {
  @Test func `every rule of the audit says how the overlay marks what it finds, and no other name is marked`()
  {
    let known = Array(OverlayMark.marks.keys) + Array(OverlayMark.unmarked)
    #expect(known.sorted() == AuditRules.all.map(\.id).sorted())
  }
}
