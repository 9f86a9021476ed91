// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

/// A row whose swipe actions are open.
struct OpenSwipeTests {
  private func dump(_ marks: (String, String, String) = ("", "2️⃣", ""), width: Int = 100) throws -> MarkedDump
  {
    try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 390 844)>
         | 1️⃣<UITableView: 0x101; frame = (0 0; 390 844); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {390, 200}>
         |    | \(marks.0)<UISwipeActionPullView: 0x102; frame = (290 0; \(width) 80)>
         |    | <UITableViewCell: 0x103; frame = (-100 0; 390 80)>
         |    |    | <UITableViewCellContentView: 0x104; frame = (0 0; 390 80)>
         |    |    |    | \(marks.1)<UIButton: 0x105; frame = (200 20; 100 40)>
         |    | <UITableViewCell: 0x106; frame = (0 80; 390 80)>
         |    |    | <UITableViewCellContentView: 0x107; frame = (0 0; 390 80)>
         |    |    |    | \(marks.2)<UIButton: 0x108; frame = (200 20; 100 40)>
      """)
  }

  @Test func `the tap closes them, and never for certain`() throws {
    let finding = try dump().expect(TakenByRecognizer.self)
    #expect(finding.certainty == .likely)
    #expect(
      finding.text == "The swipe actions of its row are open: the tap closes them, and does nothing else.")
    #expect(finding.code.last == "tableView.setEditing(false, animated: true)")
  }

  @Test func `a button of another row may lose the tap, and an action loses none`() throws {
    let other = try dump(("", "", "2️⃣")).explain().expectation?.warnings.map(\.text) ?? []
    #expect(other.contains { $0.hasPrefix("The swipe actions of another row are open") })
    #expect(
      try dump(("2️⃣", "", "")).explain().expectation?.findings.contains { $0.reason == TakenByRecognizer.id }
        == false)
    #expect(try dump(width: 0).explain().expectation?.gets == true)
  }
}
