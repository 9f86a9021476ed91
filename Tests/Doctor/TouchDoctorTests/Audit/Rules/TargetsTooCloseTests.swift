// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

@Suite struct TargetsTooCloseTests {
  @Test func `each target is named once, with all that are too near`() {
    expectFindings(
      of: TargetsTooClose.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIButton 0 0 50 50 text=A
          2️⃣UIButton 50 0 50 50 text=B
          3️⃣UIButton 0 54 50 50 text=C
          UIButton 56 54 50 50 text=D
          UIButton 200 0 50 50 text=E
          UIButton 258 0 50 50 text=F
        """,
      [
        "note, certain: UIButton \"A\" touches UIButton \"B\" (and 2 more): a finger that misses one hits the other",
        "note, certain: UIButton \"B\" is 4 pt away from UIButton \"C\" (and 1 more): a finger that misses one hits the other",
        "note, certain: UIButton \"C\" is 6 pt away from UIButton \"D\": a finger that misses one hits the other",
      ])
  }

  @Test func `cells touch each other always`() {
    expectFindings(
      of: TargetsTooClose.self,
      in: """
        UITableView 0 0 320 480
          UITableViewCell 0 0 320 44
          UITableViewCell 0 44 320 44
        """)
  }
}
