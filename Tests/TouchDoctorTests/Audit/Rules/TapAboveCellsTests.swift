// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

@Suite struct TapAboveCellsTests {
  @Test func `a tap around a table keeps cells from being selected`() {
    expectFindings(
      of: TapAboveCells.self,
      in: """
        UIWindow 0 0 320 480
          1️⃣UIView 0 0 320 240 tap
            UIView 0 0 320 240
              UITableView 0 0 320 240 id=list
          2️⃣UICollectionView 0 240 320 100 id=grid tap
          3️⃣UIView 0 340 320 100 tap delegate
            UITableView 0 0 320 100 id=third
        """,
      [
        "warning, certain: UITapGestureRecognizer is on UIView around UITableView list: "
          + "it cancels the taps that should select cells",
        "warning, certain: UITapGestureRecognizer is on UICollectionView grid: "
          + "it cancels the taps that should select cells",
        "note, cannot be known: UITapGestureRecognizer is on UIView around UITableView third: "
          + "it cancels the taps that should select cells",
      ])
  }

  @Test func `double taps, taps that cancel nothing and taps beside the table do no harm`() {
    expectFindings(
      of: TapAboveCells.self,
      in: """
        UIWindow 0 0 320 480
          UIView 0 0 320 240 tap=2
            UITableView 0 0 320 240
          UIView 0 0 320 240 tap keeps
            UITableView 0 0 320 240
          UIView 0 240 320 100 tap
        """)
  }
}
