// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Scenes of storyboards as the app will show them: with the frames that constraints give, the sizes of what
/// scrolls, and the bars of containers.
struct DesignSceneTests {
  private func document(
    _ views: String, constraints: String = "", controller: String = "", scenes: String = ""
  ) throws -> SnapshotDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes><scene sceneID="s1"><objects>
      <viewController id="vc"><view key="view" id="all"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints>
      </view>\(controller)</viewController></objects></scene>\(scenes)</scenes></document>
      """
    return try SnapshotDocument.read(bytes: Array(text.utf8), file: "a.storyboard")
  }

  private func view(_ name: String, _ id: String, _ frame: String, _ within: String = "", marks: String = "")
    -> String
  {
    let sides = zip(["x", "y", "width", "height"], frame.split(separator: " ")).map { "\($0)=\"\($1)\"" }
    return
      "<\(name) \(marks) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
      + "<rect key=\"frame\" \(sides.joined(separator: " "))/>\(within)</\(name)>"
  }

  /// `"b.top = a.bottom + 12"`, `"a.height = 50"`.
  private func constraint(_ text: String, _ id: String = "c") -> String {
    let parts = text.split(separator: " ").map(String.init)
    let first = parts[0].split(separator: ".")
    var line = "<constraint id=\"\(id)\" firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
    if let constant = Double(parts[2]) { return line + " constant=\"\(constant)\"/>" }
    let second = parts[2].split(separator: ".")
    line += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
    return line + (parts.count > 4 ? " constant=\"\(parts[4])\"/>" : "/>")
  }

  private func all(_ constraints: String...) -> String { constraints.map { constraint($0) }.joined() }

  @Test(arguments: ["", "misplaced=\"YES\""])
  func `constraints win over stored frames that contradict them`(mark: String) throws {
    let button = view("button", "b", "20 700 353 50", marks: mark)
    let panel = view("view", "p", "0 690 393 50", marks: mark)
    let document = try document(
      button + panel,
      constraints: all(
        "b.leading = safe.leading + 20", "safe.trailing = b.trailing + 20", "p.top = b.bottom + 10",
        "p.leading = safe.leading", "safe.trailing = p.trailing", "safe.bottom = p.bottom", "p.height = 50"))
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.expectation?.gets == true)
    #expect(explanation.certainty == .likely)
    // The safe area ends at 818, the panel begins at 768, and the button ends 10 points above that.
    #expect(explanation.point == ViewPoint(x: 196.5, y: 733))
    #expect(explanation.text().contains("Update Frames"))
  }

  @Test func `a frame that is marked as wrong, and that no chain of constraints gives, is not known`() throws
  {
    let document = try document(
      view("button", "b", "20 700 353 50", marks: "misplaced=\"YES\""),
      constraints: all("b.leading = safe.leading + 20"))
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.certainty == .cannotBeKnown)
    #expect(explanation.text().contains("Choose Update Frames in Interface Builder"))
  }

  @Test func `frames that agree with their constraints stay, whatever margins there are`() throws {
    let document = try document(
      view("button", "b", "36 100 321 50"),
      constraints: all("b.leading = all.leadingMargin + 16", "b.top = safe.top + 41"))
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.point == ViewPoint(x: 196.5, y: 125))
    #expect(!explanation.text().contains("Update Frames"))
  }

  private func scroller(_ extra: String, content: String, inside: String = "") -> String {
    let button = view("button", "b", "20 980 353 50")
    let within =
      "<subviews>\(view("view", "c", content, "<subviews>\(button)</subviews><constraints>\(inside)</constraints>"))</subviews>"
      + "<constraints>"
      + all(
        "c.top = guide.top", "c.leading = guide.leading", "guide.trailing = c.trailing",
        "guide.bottom = c.bottom", "c.width = frame.width") + extra + "</constraints>"
      + "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"guide\"/><viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame\"/>"
    return view("scrollView", "s", "0 59 393 759", within)
  }

  @Test func `content as high as its scroll view never scrolls`() throws {
    let document = try document(
      scroller(constraint("c.height = frame.height", "tall"), content: "0 0 393 759"))
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(finding.reason == OutsideAncestor.id)
    #expect(finding.remedy.contains("its height constraint (tall) fixes its height"))
    #expect(finding.remedy.contains("Lower its priority to 250"))
    #expect(finding.isOutOfSight == false)
  }

  @Test func `content that ends below what is in it, or farther down, is as high as that needs`() throws {
    let pin = constraint("c.bottom = b.bottom + 24").replacing(
      "/>", with: " relation=\"greaterThanOrEqual\"/>")
    let document = try document(
      scroller(
        constraint("c.height = frame.height").replacing("/>", with: " priority=\"250\"/>"),
        content: "0 0 393 1054", inside: pin))
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.expectation?.blocking.first?.isOutOfSight == true)
  }

  @Test func `a height that gives way to what is in the content fixes nothing`() throws {
    let document = try document(
      scroller(
        constraint("c.height = frame.height").replacing("/>", with: " priority=\"250\"/>"),
        content: "0 0 393 1054", inside: all("c.bottom = b.bottom + 24")))
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.expectation?.blocking.first?.isOutOfSight == true)
  }

  private static let tabs = """
    <scene sceneID="s2"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar">
    <rect key="frame" x="0" y="769" width="393" height="83"/></tabBar><connections>
    <segue destination="vc" kind="relationship" relationship="viewControllers" id="r"/></connections>
    </tabBarController></objects></scene>
    """

  @Test(arguments: [
    ("", tabs), ("<tabBarItem key=\"tabBarItem\" title=\"Home\" id=\"t\"/>", ""),
    ("<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", ""),
  ])
  func `the tab bar of a container lies over the lower end of a scene`(controller: String, scenes: String)
    throws
  {
    let document = try document(
      view("button", "b", "20 784 353 50"), controller: controller, scenes: scenes)
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(finding.reason == CoveredView.id)
    #expect(finding.text == "UITabBar of its container lies in front of it.")
    #expect(finding.remedy.hasPrefix("It lies under the tab bar. Pin it to the safe area"))
    #expect(explanation.certainty == .likely)
    let above = try self.document(
      view("button", "b", "20 700 353 50"), controller: controller, scenes: scenes)
    #expect(try Explainer(above).explain(at: nil, expecting: ViewSelector("b")).expectation?.gets == true)
  }

  @Test func `a view that is pinned to the safe area ends above the tab bar, whatever its stored frame is`()
    throws
  {
    let document = try document(
      view("button", "b", "20 784 353 50"),
      constraints: all(
        "b.leading = safe.leading + 20", "safe.trailing = b.trailing + 20", "safe.bottom = b.bottom + 16"),
      scenes: Self.tabs)
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.expectation?.gets == true)
    #expect(explanation.point == ViewPoint(x: 196.5, y: 728))
  }

  private static let overlay =
    "<connections><outlet property=\"loading\" destination=\"o\" id=\"x\"/></connections>"

  @Test(arguments: ["hidden=\"YES\"", "alpha=\"0.0\""])
  func `an overlay that code shows is named before it is in the way`(state: String) throws {
    let views =
      view("button", "b", "20 300 353 50", DesignFile.action)
      + view("view", "o", "0 0 393 852", marks: state)
    let explanation = try Explainer(document(views, controller: Self.overlay)).explain(
      at: nil, expecting: ViewSelector("b"))
    #expect(explanation.works)
    let later = try #require(explanation.expectation?.consequences.first)
    #expect(later.reason == CoveredView.id)
    #expect(later.text.contains("(outlet loading) lies in front of it"))
    let plain = try Explainer(document(views)).explain(at: nil, expecting: ViewSelector("b"))
    #expect(plain.expectation?.consequences.isEmpty == true, "no code has a way to it")
  }

  @Test(arguments: [("", true), (" selectionStyle=\"none\"", false)])
  func `what a cell already says about its selection is not advised`(style: String, advises: Bool) throws {
    let content =
      "<tableViewCellContentView key=\"contentView\" id=\"k\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"44\"/>"
      + "<subviews>\(view("switch", "w", "300 6 51 31"))</subviews></tableViewCellContentView>"
    let cell =
      "<tableViewSection id=\"n\"><cells><tableViewCell\(style) userInteractionEnabled=\"NO\" id=\"r\">"
      + "<rect key=\"frame\" x=\"0\" y=\"55\" width=\"393\" height=\"44\"/>\(content)</tableViewCell></cells></tableViewSection>"
    let document = try document(
      view("tableView", "t", "0 0 393 852", "<sections>\(cell)</sections>", marks: "dataMode=\"static\""))
    let finding = try #require(
      Explainer(document).explain(at: nil, expecting: ViewSelector("w")).expectation?.blocking.first)
    #expect(finding.reason == InteractionOff.id)
    #expect(finding.remedy.contains("set selectionStyle = .none") == advises)
  }

  @Test(arguments: [(true, "touchUpInside is not sent"), (false, "")])
  func `a tap of a button itself takes the touch from its action`(acts: Bool, says: String) throws {
    let action =
      acts
      ? "<action selector=\"edit:\" destination=\"vc\" eventType=\"touchUpInside\" id=\"x\"/>" : ""
    let connections =
      "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"y\"/>\(action)</connections>"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s1"><objects>
      <viewController id="vc"><view key="view" id="all"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(view("button", "b", "20 300 353 50", connections))</subviews></view></viewController>
      <tapGestureRecognizer id="tap"><connections><action selector="tapped:" destination="vc" id="z"/></connections></tapGestureRecognizer>
      </objects></scene></scenes></document>
      """
    let explanation = try Explainer(SnapshotDocument.read(bytes: Array(text.utf8), file: "a.storyboard"))
      .explain(at: nil, expecting: ViewSelector("b"))
    #expect((explanation.expectation?.blocking.first?.reason == TakenByRecognizer.id) == acts)
    #expect(says.isEmpty || explanation.text(width: 10_000).contains(says))
  }

  private func panel(_ frame: String, constant: Int, outlet: String = "") throws -> SnapshotDocument {
    let button = view("button", "b", "257 15 80 35")
    return try document(
      view("view", "p", frame, "<subviews>\(button)</subviews>"),
      constraints: constraint("p.height = \(constant)", "high")
        + all(
          "p.top = safe.top + 64", "p.leading = safe.leading + 20", "safe.trailing = p.trailing + 20",
          "b.top = p.top + 15"),
      controller: outlet)
  }

  private static let outlet =
    "<connections><outlet property=\"panelHeight\" destination=\"high\" id=\"o\"/></connections>"

  @Test(arguments: ["", outlet])
  func `a height of zero counts where another one is stored, whether code can raise it or not`(outlet: String)
    throws
  {
    let document = try panel("20 123 353 120", constant: 0, outlet: outlet)
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(finding.reason == ZeroSize.id)
    #expect(finding.code.contains("panelHeight.constant = 50") == !outlet.isEmpty)
    #expect(explanation.certainty == .likely)
  }

  @Test(arguments: ["", outlet])
  func `a height counts where zero is stored`(outlet: String) throws {
    let document = try panel("20 123 353 0", constant: 50, outlet: outlet)
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.works)
    #expect(explanation.text().contains("Update Frames"))
  }

  /// A list, and a button of a fixed height below it.
  private func list(_ stored: String, _ last: String) throws -> Explanation {
    let frames = stored.split(separator: "|").map(String.init)
    let document = try document(
      view("tableView", "t", frames[0]) + view("button", "b", frames[1]),
      constraints: all(
        "t.top = safe.top", "t.leading = all.leading", "all.trailing = t.trailing", "b.top = t.bottom + 12",
        "b.leading = all.leading + 16", "all.trailing = b.trailing + 16", "b.height = 52") + last,
      scenes: Self.tabs)
    return try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
  }

  @Test(arguments: ["0 59 393 717|16 788 361 52", "0 59 393 683|16 754 361 52"])
  func `a list gives way to the button below it, which required constraints keep above the tab bar`(
    stored: String
  ) throws {
    let explanation = try list(stored, constraint("safe.bottom = b.bottom + 12"))
    #expect(explanation.works)
    #expect(explanation.point == ViewPoint(x: 196.5, y: 731))
  }

  @Test func `what is tied to a view moves with it on trial, and loses no touch`() throws {
    let document = try document(
      view("button", "u", "16 724 361 52") + view("button", "b", "16 788 361 52"),
      constraints: all(
        "b.top = u.bottom + 12", "b.height = 52", "u.height = 52", "all.bottom = b.bottom + 12"),
      scenes: Self.tabs)
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(finding.takesFrom.isEmpty && finding.leaves.isEmpty)
  }

  @Test func `a drawer that is closed is opened by the constant of its outlet`() throws {
    let button = view("button", "b", "20 100 200 44")
    let document = try document(
      view("view", "m", "0 0 280 852", "<subviews>\(button)</subviews>"),
      constraints: all("m.top = all.top", "all.bottom = m.bottom", "m.width = 280")
        + constraint("m.leading = all.leading + -280", "lead"),
      controller:
        "<connections><outlet property=\"menuLeading\" destination=\"lead\" id=\"o\"/></connections>")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(finding.reason == OutsideAncestor.id)
    #expect(finding.code == ["menuLeading.constant = 0"])
  }

  @Test func `a limit that the stored frames break moves a view as far as it has to`() throws {
    let limit = constraint("b.bottom = safe.bottom").replacing("/>", with: " relation=\"lessThanOrEqual\"/>")
    let explanation = try list("0 59 393 717|16 788 361 52", limit)
    #expect(explanation.works)
    #expect(explanation.point == ViewPoint(x: 196.5, y: 743))
  }

  @Test func `where constraints contradict each other, the one to the superview is blamed`() throws {
    let limit = constraint("b.bottom = safe.bottom", "inside").replacing(
      "/>", with: " relation=\"lessThanOrEqual\"/>")
    let explanation = try list(
      "0 59 393 717|16 788 361 52", constraint("all.bottom = b.bottom + 12", "low") + limit)
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(finding.remedy.contains("Its constraint inside already keeps it in the safe area"))
    #expect(finding.remedy.hasSuffix("Delete low in Interface Builder."))
    #expect(finding.code.isEmpty)
  }

  @Test func `the constraint that lets a view end under the tab bar is named, with its constant`() throws {
    let explanation = try list(
      "0 59 393 717|16 788 361 52", constraint("all.bottom = b.bottom + 12", "low"))
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(finding.remedy.contains("select its constraint low, and change Superview to Safe Area"))
    #expect(
      finding.code.contains {
        $0.hasSuffix(
          ".bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12).isActive = true"
        )
      })
  }

  @Test func `a constant that was measured from the screen is changed with the constraint`() throws {
    let explanation = try list(
      "0 59 393 691|16 750 361 52", constraint("all.bottom = b.bottom + 50", "low"))
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(
      finding.remedy.contains("change Superview to Safe Area in the Size inspector, and its constant to 8."))
  }

  @Test func `a container that ends with its content grows with it`() throws {
    let button = view("button", "b", "20 150 353 44")
    let inside =
      "<subviews>\(button)</subviews><constraints>" + all("b.top = p.top + 150", "p.bottom = b.bottom + 20")
    let document = try document(
      view("view", "p", "0 100 393 120", inside + "</constraints>"),
      constraints: all("p.top = safe.top + 41", "p.leading = all.leading", "all.trailing = p.trailing"))
    #expect(try Explainer(document).explain(at: nil, expecting: ViewSelector("b")).expectation?.gets == true)
  }

  @Test func `the content of a scroll view ends with what is in it, whatever is stored`() throws {
    let document = try document(
      scroller("", content: "0 0 393 300", inside: all("b.top = c.top + 980", "c.bottom = b.bottom + 24")))
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.expectation?.blocking.first?.isOutOfSight == true)
  }

  @Test(arguments: [0, 40, 120])
  func `a container that was stored with another height ends with what it holds`(height: Int) throws {
    let button = view("button", "b", "20 0 353 44")
    let inside =
      "<subviews>\(button)</subviews><constraints>" + all("b.top = p.top", "p.bottom = b.bottom + 16")
    let document = try document(
      view("view", "p", "0 100 393 \(height)", inside + "</constraints>")
        + view("tableView", "t", "0 220 393 500"),
      constraints: all(
        "p.top = safe.top + 41", "p.leading = all.leading", "all.trailing = p.trailing",
        "t.top = p.bottom + 20",
        "all.bottom = t.bottom"))
    #expect(try Explainer(document).explain(at: nil, expecting: ViewSelector("b")).works)
  }

  @Test(arguments: ["o.top = safe.top + 41", "safe.bottom = o.bottom"])
  func `containers in each other that were stored without a height end with what they hold`(held: String)
    throws
  {
    let button = view("button", "b", "20 0 353 44")
    let inner = view(
      "view", "i", "0 0 393 0",
      "<subviews>\(button)</subviews><constraints>" + all("b.top = i.top + 8", "i.bottom = b.bottom + 8")
        + "</constraints>")
    let document = try document(
      view(
        "view", "o", "0 100 393 0",
        "<subviews>\(inner)</subviews><constraints>" + all("i.top = o.top", "o.bottom = i.bottom")
          + "</constraints>"),
      constraints: all(held, "o.leading = all.leading", "all.trailing = o.trailing"))
    #expect(try Explainer(document).explain(at: nil, expecting: ViewSelector("b")).works)
  }

  @Test(arguments: [30, 63, 64, 65, 103, 111])
  func `what is tied to the safe area begins below the navigation bar, wherever it is stored`(y: Int) throws {
    let document = try document(
      view("button", "b", "126 \(y) 141 36") + view("label", "l", "20 \(y + 66) 353 20"),
      constraints: all(
        "b.top = safe.top + 8", "b.centerX = all.centerX", "b.width = 141", "b.height = 36",
        "l.top = b.bottom + 30"),
      controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>")
    #expect(try Explainer(document).explain(at: nil, expecting: ViewSelector("b")).works)
  }

  @Test(arguments: [
    ("switch", "324 100 51 31"), ("switch", "322 100 51 31"), ("slider", "18 100 359 31"),
  ])
  func `constraints hold the alignment rectangle of a control`(element: String, frame: String) throws {
    let document = try document(
      view(element, "w", frame) + view("button", "b", "20 300 353 50"),
      constraints: all(
        "all.trailing = w.trailing + \(element == "switch" ? 20 : 18)", "w.top = all.top + 100"))
    let text = try Explainer(document).explain(at: nil, expecting: ViewSelector("b")).text()
    #expect(!text.contains("Update Frames"))
  }

  @Test(arguments: [
    ("", "It has no action in the file: a tap only highlights it."),
    (
      "eventType=\"touchUpOutside\"",
      "Its action save: is connected to touchUpOutside, which a tap does not send"
    ),
    (
      "eventType=\"valueChanged\"", "Its action save: is connected to valueChanged, which a tap does not send"
    ),
    ("eventType=\"touchUpInside\"", nil), ("eventType=\"primaryActionTriggered\"", nil),
  ])
  func `a button whose tap sends nothing gets the touch in vain`(event: String, says: String?) throws {
    let action =
      event.isEmpty
      ? "" : "<connections><action selector=\"save:\" destination=\"vc\" \(event) id=\"x\"/></connections>"
    let explanation = try Explainer(document(view("button", "b", "20 300 353 50", action)))
      .explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.works)
    let found = explanation.expectation?.consequences.first { $0.reason == IdleButton.id }
    #expect((found == nil) == (says == nil))
    if let says { #expect(explanation.text(width: 10_000).contains(says)) }
  }

  @Test func `a view that fills the scene reaches behind the bars on purpose`() throws {
    let document = try document(
      view("view", "canvas", "0 0 393 852", marks: "customClass=\"Canvas\""), scenes: Self.tabs)
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("canvas"))
    #expect(explanation.works)
  }

  @Test func `the navigation bar lies over the upper end`() throws {
    let document = try document(
      view("button", "b", "20 50 353 30"),
      controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.expectation?.blocking.first?.reason == CoveredView.id)
  }

  @Test func `a scene without a container has no bars`() throws {
    let text = try document(
      view("button", "b", "20 784 353 50"), scenes: Self.tabs)
    #expect(try Explainer(text).explain(at: nil, expecting: ViewSelector("b")).expectation?.gets == false)
    let plain = try document(view("button", "b", "20 784 353 50"))
    #expect(try Explainer(plain).explain(at: nil, expecting: ViewSelector("b")).expectation?.gets == true)
  }

  @Test(arguments: [
    ("", "", "It has no action in the file"),
    ("", "<connections><action selector=\"save:\" id=\"a\"/></connections>", "It is enabled in the file"),
    (" enabled=\"NO\"", "", "It is disabled in the file"),
  ])
  func `an item of a bar is no view`(state: String, connections: String, says: String) throws {
    let document = try document(
      view("button", "b", "20 400 353 50"),
      controller:
        "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\"\(state) title=\"Save\" id=\"i\">\(connections)</barButtonItem></navigationItem>"
    )
    let failure = #expect(throws: ExplainingFailure.self) {
      try Explainer(document).explain(at: nil, expecting: ViewSelector("Save"))
    }
    #expect(failure?.message.hasPrefix("'Save' is a bar button item, which is no view") == true)
    #expect(failure?.message.contains(says) == true)
  }
}
