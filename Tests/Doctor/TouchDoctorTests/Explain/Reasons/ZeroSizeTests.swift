// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

struct ZeroSizeTests {
  @Test func `a container without a height is to blame for what sticks out of it`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣<UIView: 0x102; frame = (0 100; 375 0)>
         |    |    | 2️⃣<UIButton: 0x103; frame = (20 0; 100 44)>
      """
    ).expect(ZeroSize.self)
    #expect(
      finding.text.hasPrefix(
        "UIView 0x102, which contains it, is 375 × 0 points in size, so nothing in it can be touched"))
    #expect(
      finding.code == [
        "// container is UIView 0x102 (375 × 0)",
        "button.topAnchor.constraint(equalTo: container.topAnchor).isActive = true",
        "button.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true",
      ])
  }

  @Test func `a button without any size is to blame itself`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 1️⃣2️⃣<UIButton: 0x103; frame = (20 0; 0 0)>
      """
    ).expect(ZeroSize.self)
    #expect(finding.code.count == 2)
  }
}
