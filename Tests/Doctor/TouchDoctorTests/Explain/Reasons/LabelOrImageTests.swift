// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct LabelOrImageTests {
  @Test func `a button in an image view is not touched`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣<UIImageView: 0x102; frame = (0 100; 375 200); userInteractionEnabled = NO>
         |    |    | 2️⃣<UIButton: 0x103; frame = (20 20; 100 44)>
      """
    ).expect(LabelOrImage.self, at: ViewPoint(x: 60, y: 140))
    #expect(
      finding.code == [
        "// imageView is UIImageView 0x102 (375 × 200)", "imageView.isUserInteractionEnabled = true",
      ])
  }

  @Test func `a label of one's own class is one too`() throws {
    try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣2️⃣<Shop.LinkLabel: 0x102; baseClass = UILabel; frame = (0 100; 375 20); userInteractionEnabled = NO>
      """
    ).expect(LabelOrImage.self)
  }
}
