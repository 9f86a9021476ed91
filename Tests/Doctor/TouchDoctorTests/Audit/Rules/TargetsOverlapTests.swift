// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct TargetsOverlapTests {
  @Test func `the finding is at the target behind`() {
    expectFindings(
      of: TargetsOverlap.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIButton 10 10 40 20 text=A
          UIButton 35 10 50 20 text=B
          2️⃣UIButton 10 100 200 50 text=C
          UIButton 190 100 50 50 text=D
        """,
      [
        "warning, certain: UIButton \"B\" lies over 15 × 20 pt of UIButton \"A\" and takes the touches there",
        "note, certain: UIButton \"D\" lies over 20 × 50 pt of UIButton \"C\" and takes the touches there",
      ])
  }

  @Test func `a slight overlap, the end of a text field and what code shows in turns are notes`() {
    expectFindings(
      of: TargetsOverlap.self,
      in: """
        UIView 0 0 320 480
          1️⃣UIButton 0 0 30 30 text=A action
          UIButton 26 0 60 30 text=B action
          2️⃣UITextField 0 100 30 30
          UIButton 20 100 40 30 text=Eye action
          3️⃣UIButton 0 200 40 30 text=Edit action outlet
          UIButton 25 200 30 30 text=Done action outlet
          4️⃣UIButton 0 300 40 20 text=C action
          UIButton 25 300 60 20 text=D action
        """, format: .storyboard,
      [
        "note, likely: UIButton \"B\" lies over 4 × 30 pt of UIButton \"A\" and takes the touches there",
        "note, likely: UIButton \"Eye\" lies over 10 × 30 pt of UITextField and takes the touches there",
        "note, cannot be known: UIButton \"Done\" lies over 15 × 30 pt of UIButton \"Edit\" and takes the touches there, "
          + "unless they are shown in turn",
        "warning, likely: UIButton \"D\" lies over 15 × 20 pt of UIButton \"C\" and takes the touches there",
      ])
  }

  @Test func `what lies in each other, in different scroll views or half covered does not overlap here`() {
    expectFindings(
      of: TargetsOverlap.self,
      in: """
        UIWindow 0 0 320 480
          UIView 0 0 320 400 tap
            UIButton 10 10 50 50
          UIScrollView 0 100 320 100
            UIButton 0 0 50 50
          UIButton 40 100 50 50
          UIButton 200 300 50 50
          UIButton 210 300 50 50
        """)
  }
}
