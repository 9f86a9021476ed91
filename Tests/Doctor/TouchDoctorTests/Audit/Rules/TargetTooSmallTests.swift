// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct TargetTooSmallTests {
  @Test func `a target that is lower than 28 points is an error, and one that stands alone a note`() {
    expectFindings(
      of: TargetTooSmall.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIButton 10 10 100 20 text=Buy
          2️⃣UIButton 10 100 100 30 text=Sell
          UIButton 10 200 44 44 text=Keep
          UIButton 10 300 100 43.6667 text=Third
        """,
      [
        "error, certain: UIButton \"Buy\" is 100 × 20 pt, less than 44 × 44",
        "note, certain: UIButton \"Sell\" is 100 × 30 pt, less than 44 × 44",
      ])
  }

  @Test func `a neighbor makes a warning of a note`() {
    expectFindings(
      of: TargetTooSmall.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIButton 10 10 100 30 text=Buy
          2️⃣UIButton 10 42 100 30 text=Sell
          UIButton 10 72 100 50 text=Large
        """,
      [
        "warning, certain: UIButton \"Buy\" is 100 × 30 pt, less than 44 × 44, and UIButton \"Sell\" is 2 pt away",
        "warning, certain: UIButton \"Sell\" is 100 × 30 pt, less than 44 × 44, and UIButton \"Large\" is right beside it",
      ])
  }

  @Test func `a class that may extend its hit area is not known to be small`() {
    expectFindings(
      of: TargetTooSmall.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣Shop.CartButton 10 10 20 20 base=UIButton
        """,
      [
        "note, cannot be known: CartButton is 20 × 20 pt, less than 44 × 44; its class may extend it by point(inside:with:)"
      ])
  }

  @Test func `a recognizer makes a target, and one of which nothing is told may make one`() {
    expectFindings(
      of: TargetTooSmall.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIImageView 10 10 24 24 on tap
          2️⃣UIImageView 10 100 24 24 on recognizers
          UIImageView 10 200 24 24 on
        """,
      [
        "error, certain: UIImageView is 24 × 24 pt, less than 44 × 44",
        "note, cannot be known: UIImageView is 24 × 24 pt, less than 44 × 44; "
          + "the source does not say what its recognizers wait for",
      ])
  }

  @Test func `what lies beside a long side, or is shown in its place, is no neighbor`() {
    expectFindings(
      of: TargetTooSmall.self,
      in: """
        UIView 0 0 320 480
          1️⃣UIButton 0 10 100 30 text=Left action
          2️⃣UIButton 100 10 100 30 text=Right action
          3️⃣UIButton 0 100 60 30 text=Edit action outlet
          4️⃣UIButton 10 100 60 30 text=Done action outlet
          5️⃣UIButton 0 200 60 30 text=Above action
          6️⃣UIButton 0 230 60 30 text=Below action
        """, format: .storyboard,
      [
        "note, likely: UIButton \"Left\" is 100 × 30 pt, less than 44 × 44",
        "note, likely: UIButton \"Right\" is 100 × 30 pt, less than 44 × 44",
        "note, likely: UIButton \"Edit\" is 60 × 30 pt, less than 44 × 44",
        "note, likely: UIButton \"Done\" is 60 × 30 pt, less than 44 × 44",
        "warning, likely: UIButton \"Above\" is 60 × 30 pt, less than 44 × 44, and UIButton \"Below\" is right beside it",
        "warning, likely: UIButton \"Below\" is 60 × 30 pt, less than 44 × 44, and UIButton \"Above\" is right beside it",
      ])
  }

  @Test func `a design whose size or use is left to code is not known to be small`() {
    expectFindings(
      of: TargetTooSmall.self,
      in: """
        UIView 0 0 320 480
          1️⃣UIButton 10 10 100 27 text=Almost action
          2️⃣UIButton 10 60 100 20 text=Held outlet noActions
          3️⃣UIButton 10 110 100 20 text=Nothing noActions
          4️⃣UIButton 10 160 100 20 text=Sized action
        """, format: .storyboard,
      [
        "note, likely: UIButton \"Almost\" is 100 × 27 pt, less than 44 × 44",
        "note, cannot be known: UIButton \"Held\" is 100 × 20 pt, less than 44 × 44; what it does, if anything, is up to code",
        "note, cannot be known: UIButton \"Nothing\" is 100 × 20 pt, less than 44 × 44; no action or outlet in the file is connected to it",
        "error, likely: UIButton \"Sized\" is 100 × 20 pt, less than 44 × 44",
      ])
  }

  @Test func `what lies in a control, in a bar or is not there is no target`() {
    expectFindings(
      of: TargetTooSmall.self,
      in: """
        UIWindow 0 0 320 480
          UIControl 0 0 100 100
            UIButton 0 0 20 20
          UINavigationBar 0 100 320 44
            UIButton 0 0 20 20
          UIButton 0 200 20 20 hidden
          UIButton 0 220 20 20 alpha=0.01
          UIButton 0 240 20 20 off
          UIButton 0 260 20 20 absent
          UIButton ?
          UIButton 0 300 20 20 turned
          UITextView 0 350 100 30
        """)
  }

  @Test func `a button without an action in a cell leaves the touch to the cell`() {
    expectFindings(
      of: TargetTooSmall.self,
      in: """
        UITableView 0 0 320 480
          UITableViewCell 0 0 320 44
            UIButton 0 0 20 20 noActions
            1️⃣UIButton 100 0 20 20 action
        """, format: .xib,
      ["error, likely: UIButton is 20 × 20 pt, less than 44 × 44"])
  }

  @Test func `frames below a stack view in a design are stale, and those that ran are not`() {
    let text = """
      UIView 0 0 320 480
        UIStackView 0 0 100 100
          UIButton 0 0 20 20
      """
    expectFindings(of: TargetTooSmall.self, in: text, format: .storyboard)
    expectFindings(
      of: TargetTooSmall.self, in: text.replacing("    UIButton", with: "    1️⃣UIButton"),
      ["error, certain: UIButton is 20 × 20 pt, less than 44 × 44"])
  }

  @Test func `the line of code makes the target large enough`() {
    let sketch = Sketch("UIWindow 0 0 320 480\n  UIButton 10 10 29 60")
    #expect(
      Auditor().findings(in: sketch.document).map(\.remedy.code) == [
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool "
          + "{\n  bounds.insetBy(dx: -8, dy: 0).contains(point)\n}"
      ])
  }
}
