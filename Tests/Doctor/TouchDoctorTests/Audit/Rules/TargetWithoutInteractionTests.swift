// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct TargetWithoutInteractionTests {
  @Test func `a label or image view with a recognizer is an error, anything else a warning`() {
    expectFindings(
      of: TargetWithoutInteraction.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UILabel 0 0 100 50 text=More tap
          2️⃣UIImageView 0 50 100 50 recognizers
          3️⃣UIView 0 100 100 50 off tap
          4️⃣UIButton 0 150 100 50 off action
          UILabel 0 200 100 50 on tap
          UITableView 0 250 100 50 off recognizers
          UILabel 0 300 100 50 text=Plain
        """,
      [
        "error, certain: UILabel \"More\" has a UITapGestureRecognizer, and its user interaction is disabled: no touch reaches it",
        "error, certain: UIImageView has a gesture recognizer, and its user interaction is disabled: no touch reaches it",
        "warning, certain: UIView has a UITapGestureRecognizer, and its user interaction is disabled: no touch reaches it",
        "warning, certain: UIButton has an action, and its user interaction is disabled: no touch reaches it",
      ])
  }

  @Test func `in a design code may turn on what it has a way to`() {
    expectFindings(
      of: TargetWithoutInteraction.self,
      in: """
        UIView 0 0 320 480
          1️⃣UILabel 0 0 100 50 text=More tap outlet
          2️⃣UISwitch 0 50 51 31 off action outlet
          3️⃣UISwitch 0 100 51 31 off action
        """, format: .storyboard,
      [
        "warning, likely: UILabel \"More\" has a UITapGestureRecognizer, and its user interaction is disabled: no touch reaches it, "
          + "unless code turns it on",
        "note, cannot be known: UISwitch has an action, and its user interaction is disabled: no touch reaches it, "
          + "unless code turns it on",
        "warning, likely: UISwitch has an action, and its user interaction is disabled: no touch reaches it",
      ])
  }

  @Test
  func `in a design what scrolls without interaction is a note, and what has a target in it another rule's`()
  {
    expectFindings(
      of: TargetWithoutInteraction.self,
      in: """
        UIView 0 0 320 480
          1️⃣UIScrollView 0 0 100 50 off
            UILabel 0 0 100 500 text=Terms
          UIScrollView 0 50 100 50 off
            UIButton 0 0 100 50 action
          UIScrollView 0 100 100 50
        """, format: .storyboard,
      [
        "note, cannot be known: UIScrollView scrolls, and its user interaction is disabled: no touch reaches it"
      ])
  }
}
