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
        "error, certain: UITapGestureRecognizer is on UIView around UITableView list: "
          + "it cancels the taps that should select cells",
        "error, certain: UITapGestureRecognizer is on UICollectionView grid: "
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

  @Test func `a tap that fills a cell keeps its segue from happening`() {
    func file(
      _ height: Double, segue: String = "<segue destination=\"vc\" kind=\"show\"/>", _ tap: String = ""
    ) -> [String] {
      let tapped = DesignFile.view(
        "view", "hit", 0, 0, 320, height,
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections>")
      let cell = DesignFile.view(
        "tableViewCell", "cell", 0, 28, 320, 60,
        "<tableViewCellContentView key=\"contentView\" id=\"content\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" "
          + "height=\"60\"/><subviews>\(tapped)</subviews></tableViewCellContentView><connections>\(segue)</connections>"
      )
      return DesignFile.audit(
        DesignFile.storyboard(
          DesignFile.view("tableView", "list", 0, 0, 320, 480, "<prototypes>\(cell)</prototypes>"),
          others:
            "<tapGestureRecognizer id=\"tap\" \(tap)><connections><action selector=\"like:\" destination=\"vc\"/>"
            + "</connections></tapGestureRecognizer>"), rule: TapAboveCells.self)
    }
    #expect(
      file(60) == [
        "warning tap-above-cells: UITapGestureRecognizer is on UIView hit, which fills UITableViewCell cell: it cancels the "
          + "taps that should select the cell, so its segue is never triggered"
      ])
    #expect(file(30) == [])
    #expect(file(60, segue: "") == [])
    #expect(file(60, segue: "<segue destination=\"vc\" kind=\"show\" trigger=\"accessoryAction\"/>") == [])
    #expect(file(60, "cancelsTouchesInView=\"NO\"") == [])
  }
}
