// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

/// What a file of Interface Builder says about screens, covers and lists that an app does not show so.
@Suite struct DesignScreenTests {
  private func severities(_ file: String, _ rule: any Rule.Type) -> [String] {
    DesignFile.audit(file, rule: rule).map { String($0.prefix { $0 != " " }) }
  }

  private func pinned(_ id: String, _ sides: [String] = ["top", "bottom", "leading", "trailing"]) -> String {
    sides.map { DesignFile.constraint("\(id).\($0) = root.\($0)") }.joined()
  }

  /// A container that fills the screen of 480 points, and a button that lies below it.
  private func below(_ own: String = "") -> String {
    DesignFile.storyboard(
      DesignFile.view(
        "view", "box", 0, 64, 320, 416,
        "<subviews>" + DesignFile.view("button", "send", 20, 430, 280, 44, DesignFile.action) + "</subviews>"
          + "<constraints>\(DesignFile.constraint("send.top = box.top + 430"))\(own)</constraints>"),
      constraints: pinned("box", ["bottom", "leading", "trailing"])
        + DesignFile.constraint("box.top = root.top + 64"))
  }

  @Test func `what ends with a screen of 480 points ends lower today`() {
    #expect(severities(below(), ChildOutsideParent.self) == ["note"])
    #expect(severities(below(), OffScreenTarget.self) == [])
    let held = DesignFile.constraint("send.bottom = box.bottom + 58")
    #expect(severities(below(held), ChildOutsideParent.self) == ["error"])
    // A container that fills the screen is the screen.
    let filling = below(held).replacing(
      "y=\"64.0\" width=\"320.0\" height=\"416.0\"", with: "y=\"0\" width=\"320\" height=\"480\""
    )
    .replacing("y=\"430.0\"", with: "y=\"500\"")
    #expect(severities(filling, OffScreenTarget.self).count == 1)
  }

  @Test func `what one holds at the bottom and the other at the top parts on a higher screen`() {
    let views =
      DesignFile.view("button", "send", 20, 420, 280, 44, DesignFile.action)
      + DesignFile.view(
        "view", "panel", 0, 0, 320, 460,
        "<constraints><constraint firstAttribute=\"height\" constant=\"460\"/></constraints>")
    let panel = pinned("panel", ["top", "leading", "trailing"])
    let atBottom = DesignFile.constraint("root.bottom = send.bottom + 16")
    let atTop = DesignFile.constraint("send.top = root.top + 420")
    #expect(
      severities(DesignFile.storyboard(views, constraints: panel + atBottom), CoveredTarget.self) == ["note"])
    #expect(
      severities(DesignFile.storyboard(views, constraints: panel + atTop), CoveredTarget.self) == ["warning"])
  }

  @Test func `a target outside of its parent is told once`() {
    let file = DesignFile.storyboard(
      DesignFile.view(
        "view", "box", 0, 400, 320, 60,
        "<subviews>" + DesignFile.view("button", "send", 20, 100, 280, 44, DesignFile.action) + "</subviews>"
          + "<constraints><constraint firstAttribute=\"height\" constant=\"60\"/></constraints>"))
    #expect(severities(file, ChildOutsideParent.self) == ["error"])
    #expect(severities(file, OffScreenTarget.self) == [])
  }

  @Test func `a field under a plain view is always covered to its harm`() {
    let file = DesignFile.storyboard(
      DesignFile.view("textField", "name", 20, 100, 280, 34)
        + DesignFile.view("view", "panel", 0, 50, 320, 200))
    #expect(severities(file, CoveredTarget.self) == ["error"])
  }

  @Test func `a plain view that nobody can hide is no alternate`() {
    let button = DesignFile.view("button", "buy", 20, 100, 280, 44, DesignFile.action)
    let cover = DesignFile.view("view", "border", 20, 100, 280, 44)
    #expect(severities(DesignFile.storyboard(button + cover), CoveredTarget.self) == ["error"])
    let other = DesignFile.view(
      "button", "sell", 20, 100, 280, 44, DesignFile.action.replacing("go:", with: "sell:"))
    #expect(severities(DesignFile.storyboard(button + other), CoveredTarget.self) == ["note"])
  }

  @Test func `a cover whose only content has an outlet can be hidden`() {
    let views =
      DesignFile.view("button", "buy", 20, 100, 280, 44, DesignFile.action)
      + DesignFile.view(
        "view", "loading", 0, 0, 320, 300,
        "<subviews>" + DesignFile.view("activityIndicatorView", "spinner", 100, 100, 20, 20) + "</subviews>")
    let outlet = "<outlet property=\"spinner\" destination=\"spinner\"/>"
    #expect(severities(DesignFile.storyboard(views), CoveredTarget.self) == ["error"])
    #expect(severities(DesignFile.storyboard(views, outlets: outlet), CoveredTarget.self) == ["note"])
  }

  @Test func `targets that call the same method do not overlap to anybody's harm`() {
    let big = DesignFile.view("button", "big", 20, 100, 46, 50, DesignFile.action)
    let icon = DesignFile.view("button", "icon", 46, 100, 40, 50, DesignFile.action)
    #expect(severities(DesignFile.storyboard(big + icon), TargetsOverlap.self) == [])
    #expect(
      severities(
        DesignFile.storyboard(big + icon.replacing("go:", with: "stop:")), TargetsOverlap.self) == ["warning"]
    )
  }

  private func list(_ attributes: String = "", delegate: Bool = true, card: String = "") -> String {
    let tap =
      "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections>"
    let connections =
      delegate ? "<connections><outlet property=\"delegate\" destination=\"vc\"/></connections>" : ""
    return DesignFile.storyboard(
      DesignFile.view(
        "view", "card", 0, 0, 320, 300,
        "<subviews>"
          + DesignFile.view("collectionView", "grid", 0, 0, 320, 300, attributes: attributes, connections)
          + "</subviews>\(tap)"),
      others: "<tapGestureRecognizer id=\"tap\"><connections>"
        + "<action selector=\"open:\" destination=\"vc\"/></connections></tapGestureRecognizer>")
  }

  @Test func `a tap above cells matters where a cell can be selected`() {
    #expect(severities(list(), TapAboveCells.self) == ["warning"])
    #expect(severities(list(delegate: false), TapAboveCells.self) == ["note"])
    #expect(severities(list("userInteractionEnabled=\"NO\""), TapAboveCells.self) == [])
  }

  @Test func `a recognizer without an action that takes nothing is a leftover`() {
    func file(_ recognizer: String, view: String = "") -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "view", "card", 0, 0, 320, 300, attributes: view,
          "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections>"
        ),
        others: "<tapGestureRecognizer id=\"tap\" \(recognizer)/>")
    }
    #expect(severities(file(""), IdleRecognizer.self) == ["warning"])
    #expect(severities(file("cancelsTouchesInView=\"NO\""), IdleRecognizer.self) == ["note"])
    #expect(severities(file("", view: "userInteractionEnabled=\"NO\""), IdleRecognizer.self) == [])
  }

  @Test func `a baseline knows a finding however its file was named`() throws {
    let text = Array(below().utf8)
    func run(_ name: String, folder: String, _ baseline: Baseline?) -> AuditRun {
      var run = AuditRun(
        auditor: Auditor(), baseline: baseline, checkout: Checkout(root: "/repo", folder: folder),
        collectsBaseline: true)
      _ = run.audit(text, file: name)
      return run
    }
    let made = try #require(run("App/Main.xib", folder: "/repo", nil).newBaseline)
    #expect(!made.entries.isEmpty && made.entries.allSatisfy { $0.file == "App/Main.xib" })
    for (name, folder) in [
      ("/repo/App/Main.xib", "/"), ("./Main.xib", "/repo/App"), ("../App/Main.xib", "/repo/Kit"),
    ] {
      let again = run(name, folder: folder, made)
      #expect(again.totals.stale.isEmpty && again.totals.unvisited == 0, "\(name)")
    }
  }
}
