// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct CompetingTapsTests {
  @Test func `two taps of one view compete unless one waits for the other`() {
    expectFindings(
      of: CompetingTaps.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIView 0 0 100 50 tap tap=2
          2️⃣UIView 0 50 100 50 tap tap
          UIView 0 100 100 50 tap tap=2 waits
          3️⃣UIView 0 150 100 50 tap tap=2 delegate
          UIView 0 200 100 50 tap
        """,
      [
        "warning, certain: UIView has recognizers for single taps and double taps, "
          + "and the first does not wait for the second to fail",
        "warning, certain: UIView has two recognizers for single taps: one of them prevents the other",
        "note, cannot be known: UIView has recognizers for single taps and double taps, "
          + "and the first does not wait for the second to fail",
      ])
  }

  @Test func `in a design code may have said who waits`() {
    expectFindings(
      of: CompetingTaps.self, in: "1️⃣UIView 0 0 100 50 tap=2 tap", format: .xib,
      [
        "warning, likely: UIView has recognizers for single taps and double taps, "
          + "and the first does not wait for the second to fail"
      ])
  }
}
