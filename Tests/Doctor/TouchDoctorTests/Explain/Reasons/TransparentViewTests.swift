// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

struct TransparentViewTests {
  @Test(arguments: ["0.01", "0.009", "0"])
  func `an alpha that is not above a hundredth keeps touches away`(alpha: String) throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣<UIView: 0x102; frame = (0 0; 375 667); alpha = \(alpha)>
         |    |    | 2️⃣<UIButton: 0x103; frame = (20 20; 100 44)>
      """
    ).expect(TransparentView.self)
    #expect(
      finding.certainty == (alpha == "0.01" ? .likely : .certain), "six digits could hide a little more")
  }

  @Test func `a little more is enough`() throws {
    let explanation = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 2️⃣<UIButton: 0x103; frame = (20 20; 100 44); alpha = 0.011>
      """
    ).explain()
    #expect(explanation.expectation?.gets == true)
  }
}
