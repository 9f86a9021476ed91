// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

@Suite struct DeadZoneTests {
  @Test func `a part behind a view that does nothing is dead`() {
    expectFindings(
      of: DeadZone.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIButton 0 0 100 50 text=Buy
          2️⃣UIButton 0 100 100 40 text=Sell
          UIView 75 0 100 50 id=a
          UIView 0 125 320 50 id=b
          UIView 0 200 100 100
        """,
      [
        "warning, certain: UIView a lies over 25 % of UIButton \"Buy\", and touches there do nothing",
        "error, certain: UIView b lies over 38 % of UIButton \"Sell\", and touches there do nothing",
      ])
  }

  @Test func `what does something with touches makes no dead zone, and an edge is none`() {
    expectFindings(
      of: DeadZone.self,
      in: """
        UIWindow 0 0 320 480
          UIButton 0 0 100 50
          UIView 75 0 100 50 recognizers
          UIButton 0 100 100 50
          UIScrollView 75 100 100 50
          UIButton 0 200 100 50
          UIView 95 200 100 50
        """)
  }
}
