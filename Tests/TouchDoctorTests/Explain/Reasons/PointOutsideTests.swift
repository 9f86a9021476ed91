// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

struct PointOutsideTests {
  @Test func `a point beside the view is measured to the nearest word`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣2️⃣<UIButton: 0x102; frame = (20 100; 24 24); text = 'x'>
      """
    ).expect(PointOutside.self, at: CGPoint(x: 47.5, y: 110))
    #expect(
      finding.text
        == "The point is 3.5 pt right of its right edge. It covers (20 100; 24 24) of the screen.")
    #expect(finding.code[1] == "  bounds.insetBy(dx: -4, dy: -4).contains(point)")
  }

  @Test func `it is said before anything about the views around`() throws {
    try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | <UIView: 0x102; frame = (0 100; 375 100); hidden = YES>
         |    |    | 1️⃣2️⃣<UIButton: 0x103; frame = (20 0; 24 24)>
      """
    ).expect(PointOutside.self, at: CGPoint(x: 300, y: 110))
  }
}
