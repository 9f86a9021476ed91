// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct DisabledControlTests {
  @Test func `a disabled control takes the touch and does nothing with it`() throws {
    var dump = try MarkedDump(Self.button)
    dump.change("1️⃣") { $0.isEnabled = .known(false) }
    let finding = try dump.expect(DisabledControl.self)
    #expect(finding.code == ["button.isEnabled = true"])
    #expect(
      try dump.explain().headline
        == "UIButton 0x102 gets the touch at 70, 122, but does nothing with it (certain).")
  }

  @Test func `where a dump does not say, it is a warning, with the line that settles it`() throws {
    let finding = try MarkedDump(Self.button).expect(DisabledControl.self, weight: .warns)
    #expect(finding.certainty == .cannotBeKnown)
    #expect(finding.trial == "expression -l objc -O -- (BOOL)[(id)0x102 isEnabled]")
  }

  @Test func `a healthy control is not called disabled`() throws {
    let text = try MarkedDump(Self.button).explain().text()
    #expect(
      text == """
        UIButton 0x102 gets the touch at 70, 122 (certain).

        All of it can be touched. If it still does nothing, check isEnabled and its
        action, which this source does not show.

        """)
  }

  private static let button = """
    <UIWindow: 0x100; frame = (0 0; 375 667)>
       | 1️⃣2️⃣3️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
    """

  @Test func `in a file, the tick box is named`() throws {
    let file = DesignFile.storyboard(
      DesignFile.view("button", "b", 0, 0, 100, 44, attributes: "enabled=\"NO\""))
    let document = try SnapshotDocument.read(bytes: Array(file.utf8), file: "a.storyboard")
    let finding = try Explainer(document).explain(at: nil, expecting: ViewSelector("b")).expectation?.blocking
      .first
    #expect(finding?.remedy.hasPrefix("In Interface Builder, tick Enabled") == true)
  }
}
