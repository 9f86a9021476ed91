// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

@Suite struct TargetsOverlapTests {
  @Test func `the finding is at the target behind`() {
    expectFindings(
      of: TargetsOverlap.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIButton 10 10 50 50 text=A
          UIButton 50 10 50 50 text=B
          2️⃣UIButton 10 100 200 50 text=C
          UIButton 190 100 50 50 text=D
        """,
      [
        "warning, certain: UIButton \"B\" lies over 10 × 50 pt of UIButton \"A\" and takes the touches there",
        "note, certain: UIButton \"D\" lies over 20 × 50 pt of UIButton \"C\" and takes the touches there",
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
