// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

struct HiddenViewTests {
  @Test func `what lies in a hidden view is hidden with it`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 1️⃣<UIView: 0x101; frame = (0 0; 375 667); hidden = YES>
         |    | 2️⃣<UIButton: 0x102; frame = (20 20; 100 44)>
      """
    ).expect(HiddenView.self)
    #expect(finding.text == "UIView 0x101, which contains it, is hidden, and so is everything in it.")
    #expect(finding.code == ["// container is UIView 0x101 (375 × 667)", "container.isHidden = false"])
  }
}
