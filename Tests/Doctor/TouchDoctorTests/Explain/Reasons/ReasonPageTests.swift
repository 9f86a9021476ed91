// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

struct ReasonPageTests {
  @Test func `every reason has a page with a title, a remedy and code`() {
    for reason in Reasons.all {
      #expect(reason.page.hasPrefix("# "), "\(reason.id)")
      #expect(reason.page.contains("## How to fix it"), "\(reason.id)")
      #expect(reason.page.contains("\n    "), "\(reason.id) shows the line that mends it")
      #expect(reason.summary.hasSuffix("."), "\(reason.id)")
      #expect(reason.page.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(reason.id)")
    }
  }

  @Test func `reasons are found by their ids, which are words`() {
    for reason in Reasons.all {
      #expect(Reasons.reason(reason.id)?.id == reason.id)
      #expect(reason.id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
    }
    #expect(Set(Reasons.all.map { $0.id }).count == Reasons.all.count)
    #expect(Reasons.reason("nonsense") == nil)
  }

  @Test func `every reason has a row in the table of the documentation`() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<6 { root.deleteLastPathComponent() }
    let catalog = root.appendingPathComponent("Sources/Doctor/TouchDoctor/TouchDoctor.docc")
    let page = catalog.appendingPathComponent("WhyAViewGetsNoTouch.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for reason in Reasons.all {
      let hasRow = text.contains("\n| `\(reason.id)` |")
      #expect(hasRow, "Add a row for \(reason.id) to the table of TouchDoctor.docc/WhyAViewGetsNoTouch.md.")
    }
  }
}
