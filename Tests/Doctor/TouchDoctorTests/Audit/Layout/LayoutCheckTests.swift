// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

@Suite struct LayoutCheckTests {
  /// How far the frames of a storyboard's views can be believed, by their ids.
  private func trust(_ text: String) throws -> [String: FrameTrust] {
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "Main")
    let tree = AuditedTree(document.trees[0], at: 0, format: document.format)
    var trust: [String: FrameTrust] = [:]
    for (index, view) in tree.tree.views.enumerated() {
      trust[view.identifier ?? ""] = tree.standings[index].trust
    }
    return trust
  }

  private func placed(_ text: String) throws -> [String] {
    try trust(text).filter { !$0.value.isPlaced }.map(\.key).sorted()
  }

  private let bars =
    DesignFile.view("view", "bar", 0, 20, 320, 44)
    + DesignFile.view("view", "header", 0, 20, 320, 60)
    + DesignFile.view("view", "body", 0, 80, 320, 400)
    + DesignFile.view("view", "aside", 0, 100, 50, 50)

  @Test
  func
    `a constraint that the frames break says that both views lie elsewhere, and so does what hangs on them`()
    throws
  {
    let constraints = [
      "bar.top = safe.top", "header.top = bar.bottom", "body.top = header.bottom",
      "aside.leading = root.leading",
    ].map { DesignFile.constraint($0) }.joined()
    #expect(try placed(DesignFile.storyboard(bars, constraints: constraints)) == ["bar", "body", "header"])
  }

  @Test func `a priority of 999 means required, as headers have it while they are measured`() throws {
    let constraints = DesignFile.constraint("header.top = bar.bottom", "priority=\"999\"")
    #expect(try placed(DesignFile.storyboard(bars, constraints: constraints)) == ["bar", "header"])
  }

  @Test func `constraints that hold, or need not, contradict nothing`() throws {
    let constraints = [
      DesignFile.constraint("header.top = bar.bottom", "priority=\"998\""),
      DesignFile.constraint("header.top >= bar.bottom - 50"),
      DesignFile.constraint("body.top = header.bottom + 1"),
      DesignFile.constraint("aside.leading = root.leadingMargin - 20"),
      DesignFile.constraint("aside.width = 50"),
      DesignFile.constraint("aside.width = aside.height", "multiplier=\"1:1\""),
      DesignFile.constraint("aside.firstBaseline = body.firstBaseline + 20"),
      DesignFile.constraint("aside.top = nowhere.bottom"),
      DesignFile.constraint("aside.top = bar.bottom", "multiplier=\"thick\""),
      DesignFile.constraint("aside.top = safe.top + 10"),
    ].joined()
    #expect(try placed(DesignFile.storyboard(bars, constraints: constraints)) == [])
  }

  @Test func `what a constraint ties that is gone when the app is built lies nobody knows where`() throws {
    let constraints = DesignFile.constraint("header.top = bar.bottom + 1", "placeholder=\"YES\"")
    #expect(try placed(DesignFile.storyboard(bars, constraints: constraints)) == ["bar", "header"])
  }

  @Test func `a constraint of a size class that is not the default contradicts nothing`() throws {
    let variation =
      "</constraints><variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"c1\"/></mask></variation><constraints>"
    let constraints = DesignFile.constraint("header.top = bar.bottom", "id=\"c1\"") + variation
    #expect(try placed(DesignFile.storyboard(bars, constraints: constraints)) == [])
  }

  @Test func `an inequality that the frames break contradicts them, too`() throws {
    let constraints = DesignFile.constraint("header.top >= bar.bottom + 8")
    #expect(try placed(DesignFile.storyboard(bars, constraints: constraints)) == ["bar", "header"])
  }

  @Test func `a constraint with an outlet is for code to change`() throws {
    let constraints =
      DesignFile.constraint("aside.leading = root.leading", "id=\"c1\"")
      + DesignFile.constraint("header.height = 60", "id=\"c2\"")
    let outlets =
      "<outlet property=\"slide\" destination=\"c1\"/><outlet property=\"height\" destination=\"c2\"/>"
    let trust = try trust(DesignFile.storyboard(bars, constraints: constraints, outlets: outlets))
    #expect(trust["aside"]?.contains(.movesAcross) == true)
    #expect(trust["aside"]?.contains(.movesDown) == false)
    #expect(trust["header"]?.contains(.resizesDown) == true)
    #expect(trust["root"] == [])
  }

  @Test func `edges of a scroll view stand for those of its content`() throws {
    let scroller = DesignFile.view(
      "scrollView", "scroll", 0, 0, 320, 480,
      "<subviews>" + DesignFile.view("view", "content", 0, 0, 320, 1000) + "</subviews>")
    let constraints =
      DesignFile.constraint("scroll.bottom = content.bottom")
      + DesignFile.constraint("content.top = scroll.top")
    #expect(try placed(DesignFile.storyboard(scroller, constraints: constraints)) == [])
    #expect(
      try placed(
        DesignFile.storyboard(
          scroller, constraints: constraints + DesignFile.constraint("content.height = scroll.height"))
      ) == ["content", "scroll"])
  }

  @Test func `what lies in a view that moves, moves with it`() throws {
    let holder = DesignFile.view(
      "view", "panel", 0, 0, 100, 100,
      "<subviews>" + DesignFile.view("view", "inner", 0, 0, 50, 50) + "</subviews>")
    let constraints = DesignFile.constraint("panel.top = root.top + 200")
    #expect(try placed(DesignFile.storyboard(holder, constraints: constraints)) == ["inner", "panel"])
  }

  @Test func `a constant settles a size, and a size that follows from a cell's is not settled`() throws {
    let cell = """
      <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="43.5"/>
      <subviews>
      \(DesignFile.view("view", "small", 0, 0, 24, 24, "<constraints><constraint firstAttribute=\"width\" constant=\"24\"/></constraints>"))
      \(DesignFile.view("view", "wide", 0, 0, 320, 20))
      </subviews>
      <constraints>
      \(DesignFile.constraint("wide.leading = content.leading"))\(DesignFile.constraint("content.trailing = wide.trailing"))
      </constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects><tableViewController id="vc">\(cell)</tableViewController></objects></scene></scenes>
      </document>
      """
    let trust = try trust(file)
    #expect(trust["small"]?.contains(.pinnedAcross) == true)
    #expect(trust["small"]?.contains(.pinnedDown) == false)
    #expect(trust["wide"]?.contains(.elasticAcross) == true)
    #expect(trust["content"]?.contains(.elasticDown) == true)
    #expect(trust["table"]?.contains(.elasticDown) == false)
  }
}
