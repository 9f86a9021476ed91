// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

struct InteractionOffTests {
  @Test func `a container that is switched off keeps touches from what is in it`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣<UIView: 0x102; frame = (0 100; 375 200); userInteractionEnabled = NO>
         |    |    | <UIView: 0x103; frame = (0 0; 375 100)>
         |    |    |    | 2️⃣<UIButton: 0x104; frame = (20 20; 100 44)>
      """
    ).expect(InteractionOff.self)
    #expect(
      finding.text
        == "UIView 0x102, which contains it, has user interaction disabled, so nothing inside it can be touched."
    )
    #expect(
      finding.code == [
        "// container is UIView 0x102 (375 × 200)", "container.isUserInteractionEnabled = true",
      ])
    #expect(finding.trial == "expression -l objc -- (void)[(UIView *)0x102 setUserInteractionEnabled:YES]")
    #expect(finding.certainty == .certain)
  }

  @Test func `a view that is off itself is to blame itself`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣2️⃣<UIButton: 0x102; frame = (20 20; 100 44); userInteractionEnabled = NO>
      """
    ).expect(InteractionOff.self)
    #expect(finding.text == "Its own user interaction is disabled.")
  }

  @Test func `a container that is turned on lets the touches of others through by its class`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 390 844)>
         | <UIView: 0x101; frame = (0 0; 390 844)>
         |    | 3️⃣<App.Preview: 0x102; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>>
         |    | 1️⃣<UIView: 0x103; frame = (0 0; 390 844); userInteractionEnabled = NO>
         |    |    | 2️⃣<UIButton: 0x104; frame = (100 700; 80 80)>
      """
    ).expect(InteractionOff.self)
    #expect(finding.code.contains("container.isUserInteractionEnabled = true"))
    #expect(finding.code.contains("  return view == self ? nil : view"))
  }
}
