// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchDoctor

struct WindowInFrontTests {
  @Test func `a window that fills the screen takes every touch`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
      1️⃣<UIWindow: 0x200; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x201; frame = (0 0; 375 667)>
      """
    ).expect(WindowInFront.self)
    #expect(finding.certainty == .likely, "the dump does not say the levels of windows")
    #expect(finding.code.prefix(2) == ["// window is UIWindow 0x200 (375 × 667)", "window.isHidden = true"])
    #expect(finding.code.contains("// or, in a subclass of UIWindow:"), "both of what the sentence says")
  }

  @Test func `the window of the keyboard lets touches through beside the keyboard`() throws {
    let explanation = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
      <UITextEffectsWindow: 0x200; frame = (0 0; 375 667)>
         | <UIInputSetContainerView: 0x201; frame = (0 0; 375 667)>
         |    | <UIInputSetHostView: 0x202; frame = (0 451; 375 216)>
      """
    ).explain()
    #expect(explanation.expectation?.gets == true)
    #expect(explanation.certainty == .certain)
  }

  @Test func `a window that shows a button elsewhere is made as small as what it shows`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 2️⃣<UIButton: 0x102; frame = (20 100; 100 44)>
      1️⃣<UIWindow: 0x200; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x201; frame = (0 0; 375 667)>
         |    | <UIButton: 0x202; frame = (100 20; 175 44)>
      """
    ).expect(WindowInFront.self)
    #expect(finding.code.contains("window.frame = CGRect(x: 100, y: 20, width: 175, height: 44)"))
    #expect(!finding.code.contains("window.isHidden = true"))
  }
}
