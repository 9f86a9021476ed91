// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct OffScreenTargetTests {
  @Test func `a target beside the window is found, however deep it lies`() {
    expectFindings(
      of: OffScreenTarget.self,
      in: """
        UIWindow 0 0 320 480
          UIView -320 0 320 480
            1️⃣UIButton 0 0 60 60 text=Menu
          2️⃣UIButton 0 480 60 60 text=Edge
          3️⃣UIButton 300 0 60 60 text=Part
          UIButton 280 100 60 60 text=Enough
          UIScrollView 0 200 320 100
            UIButton 600 0 60 60
          UIView 320 0 320 480 animated
            UIButton 100 0 60 60
        """,
      [
        "error, certain: UIButton \"Menu\" is outside the screen, 260 pt beyond its edge",
        "error, certain: UIButton \"Edge\" is outside the screen, right at its edge",
        "note, certain: UIButton \"Part\" is only partly on the screen: 33 % of its area",
      ])
  }

  @Test func `a part of a hierarchy has no screen, and a storyboard's root is one`() {
    let text = """
      UIView 0 0 320 480
        1️⃣UIButton 0 1000 60 60
      """
    expectFindings(of: OffScreenTarget.self, in: text.replacing("1️⃣", with: ""))
    expectFindings(
      of: OffScreenTarget.self, in: text, format: .storyboard,
      ["error, likely: UIButton is outside the screen, 520 pt beyond its edge"])
  }

  @Test func `a menu that code has a way to waits beside the screen`() {
    expectFindings(
      of: OffScreenTarget.self,
      in: """
        UIView 0 0 320 480
          UIView -320 0 320 480 outlet
            1️⃣UIButton 0 0 60 60 text=Menu action
          2️⃣UIButton 0 1000 60 60 text=Lost action
          3️⃣UIButton 0 500 60 60 text=Large action
        """, format: .storyboard,
      [
        "note, cannot be known: UIButton \"Menu\" is outside the screen, 260 pt beyond its edge, "
          + "unless code or constraints bring it in",
        "error, likely: UIButton \"Lost\" is outside the screen, 520 pt beyond its edge",
        "note, cannot be known: UIButton \"Large\" is outside the screen, 20 pt beyond its edge, "
          + "unless code or constraints bring it in",
      ])
  }
}
