// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct ExclusiveTouchTests {
  @Test func `another view that wants to be the only one is a warning`() throws {
    var dump = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 1️⃣<UIView: 0x101; frame = (0 0; 375 99)>
         | 2️⃣3️⃣<UIView: 0x102; frame = (20 100; 100 44)>
      """)
    dump.change("1️⃣") { $0.isExclusiveTouch = .known(true) }
    let finding = try dump.expect(ExclusiveTouch.self, weight: .warns)
    #expect(
      finding.code == ["// overlay is UIView 0x101 (375 × 99, empty)", "overlay.isExclusiveTouch = false"])
    #expect(finding.text.hasPrefix("While a finger is on UIView 0x101"))
  }
}
