// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// What in a file of Interface Builder keeps the audit from calling something a fault.
@Suite struct DesignDoubtTests {
  private let button = DesignFile.view("button", "buy", 10, 30, 100, 44, DesignFile.action)

  @Test func `a header whose constraint puts it below what it is drawn over covers nothing for certain`() {
    let views = button + DesignFile.view("view", "header", 0, 20, 320, 60)
    #expect(
      DesignFile.audit(DesignFile.storyboard(views), rule: CoveredTarget.self) == [
        "error covered-target: UIView header covers all of UIButton buy and takes the touches"
      ])
    let constraints = DesignFile.constraint("header.top = buy.bottom")
    #expect(
      DesignFile.audit(DesignFile.storyboard(views, constraints: constraints), rule: CoveredTarget.self) == [
        "note covered-target: UIView header covers all of UIButton buy and takes the touches, "
          + "unless constraints place them elsewhere"
      ])
  }

  @Test func `a view is called by its label in the outline where nothing else tells it apart`() {
    let views =
      button + DesignFile.view("view", "cover", 0, 0, 200, 200, attributes: "userLabel=\"Dimming view\"")
    #expect(
      DesignFile.audit(DesignFile.storyboard(views), rule: CoveredTarget.self) == [
        "error covered-target: UIView \"Dimming view\" covers all of UIButton buy and takes the touches"
      ])
  }

  @Test func `a tag, an outlet and a class are ways for code to a view`() {
    for handle in ["tag=\"7\"", "customClass=\"Overlay\""] {
      let views = button + DesignFile.view("view", "cover", 0, 0, 200, 200, attributes: handle)
      #expect(
        DesignFile.audit(DesignFile.storyboard(views), rule: CoveredTarget.self).map { $0.prefix(4) } == [
          "note"
        ])
    }
    let views = button + DesignFile.view("view", "cover", 0, 0, 200, 200)
    for (outlets, severity) in [
      ("<outlet property=\"cover\" destination=\"cover\"/>", "note"),
      ("<outletCollection property=\"covers\" destination=\"cover\"/>", "note"),
      ("<outlet property=\"delegate\" destination=\"cover\"/>", "erro"),
    ] {
      let file = DesignFile.storyboard(views, outlets: outlets)
      #expect(DesignFile.audit(file, rule: CoveredTarget.self).map { String($0.prefix(4)) } == [severity])
    }
  }

  @Test func `an accessory view stands elsewhere, and a cell lays out its own label`() {
    let toggle = DesignFile.view("switch", "toggle", 10, 6, 51, 31, DesignFile.action)
    let cell = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>
      <tableViewCell textLabel="label" style="IBUITableViewCellStyleDefault" id="cell">
      <rect key="frame" x="0" y="28" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="43.5"/>
      <subviews>\(toggle)<label id="label"><rect key="frame" x="0" y="0" width="320" height="43.5"/></label></subviews>
      </tableViewCellContentView>
      <connections><outlet property="accessoryView" destination="toggle"/></connections>
      </tableViewCell></prototypes></tableView>
      """
    #expect(DesignFile.audit(DesignFile.storyboard(cell)) == [])
    #expect(
      DesignFile.audit(
        DesignFile.storyboard(
          cell.replacing("textLabel=\"label\" ", with: "").replacing("accessoryView", with: "delegate")),
        rule: CoveredTarget.self
      ) == [
        "error covered-target: UILabel label covers all of UISwitch toggle and takes the touches"
      ])
  }

  @Test func `a view of the class UIScrollView scrolls, whatever its element is called`() {
    func file(_ name: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "view", "holder", 0, 0, 320, 200, attributes: "customClass=\"\(name)\"",
          "<subviews>" + DesignFile.view("button", "buy", 0, 300, 100, 44, DesignFile.action) + "</subviews>")
      )
    }
    #expect(DesignFile.audit(file("UIScrollView")) == [])
    #expect(DesignFile.audit(file("AvoidingScrollView")) == [])
    #expect(DesignFile.audit(file("UIView"), rule: ChildOutsideParent.self).map { $0.prefix(5) } == ["error"])
    #expect(DesignFile.audit(file("Holder"), rule: ChildOutsideParent.self).map { $0.prefix(4) } == ["note"])
  }

  @Test func `an outlet to a constraint lets code open what is closed`() {
    let views = DesignFile.view(
      "view", "drawer", 0, 100, 320, 20,
      "<subviews>" + DesignFile.view("button", "buy", 0, 40, 100, 44, DesignFile.action)
        + "</subviews><constraints><constraint firstAttribute=\"height\" constant=\"20\" id=\"c\"/></constraints>"
    )
    #expect(
      DesignFile.audit(DesignFile.storyboard(views), rule: ChildOutsideParent.self) == [
        "error child-outside-parent: UIButton buy is outside its ancestor UIView drawer, 20 pt below its "
          + "bottom edge: no touch reaches it"
      ])
    let file = DesignFile.storyboard(views, outlets: "<outlet property=\"height\" destination=\"c\"/>")
    #expect(
      DesignFile.audit(file, rule: ChildOutsideParent.self) == [
        "note child-outside-parent: UIButton buy is outside its ancestor UIView drawer, 20 pt below its "
          + "bottom edge: no touch reaches it, unless constraints give them other positions or sizes"
      ])
  }

  @Test func `a small size is settled by a constant, and not by a title that code sets`() {
    func file(_ inside: String, outlets: String = "") -> String {
      DesignFile.storyboard(
        DesignFile.view("button", "buy", 10, 10, 24, 44, inside + DesignFile.action),
        constraints: DesignFile.constraint("buy.top = root.top + 10"), outlets: outlets)
    }
    let title = "<state key=\"normal\" title=\"i\"/>"
    let outlet = "<outlet property=\"buy\" destination=\"buy\"/>"
    let width = "<constraints><constraint firstAttribute=\"width\" constant=\"24\"/></constraints>"
    let severities = [
      file(title), file(title, outlets: outlet), file(""), file(width), file(title + width, outlets: outlet),
      file("<state key=\"normal\" image=\"gear\"/>", outlets: outlet),
    ].map { DesignFile.audit($0, rule: TargetTooSmall.self).map { $0.prefix { $0 != " " } } }
    #expect(severities == [["error"], ["note"], ["note"], ["error"], ["error"], ["error"]])
  }

  @Test func `a small target in a larger one that does the same is large enough`() {
    let views =
      DesignFile.view(
        "button", "icon", 20, 20, 20, 20, "<state key=\"normal\" title=\"i\"/>" + DesignFile.action)
      + DesignFile.view("button", "area", 8, 8, 44, 44, DesignFile.action)
    #expect(DesignFile.audit(DesignFile.storyboard(views), rule: TargetTooSmall.self) == [])
    let other = views.replacing(
      "44.0\"/>\n<connections><action selector=\"go:\"",
      with: "44.0\"/>\n<connections><action selector=\"no:\"")
    #expect(other != views)
    #expect(
      DesignFile.audit(DesignFile.storyboard(other), rule: TargetTooSmall.self).map { $0.prefix(5) } == [
        "error"
      ])
  }

  @Test func `in the square for screens of any size, distances are those of no device`() {
    let views =
      DesignFile.view(
        "button", "left", 0, 0, 40, 20, "<state key=\"normal\" title=\"A\"/>" + DesignFile.action)
      + DesignFile.view(
        "button", "right", 25, 0, 60, 20,
        "<state key=\"normal\" title=\"B\"/>" + DesignFile.action.replacing("go:", with: "stop:"))
    let file = DesignFile.storyboard(views)
    #expect(DesignFile.audit(file, rule: TargetsOverlap.self).map { $0.prefix(7) } == ["warning"])
    let square = file.replacing("width=\"320\" height=\"480\"", with: "width=\"600\" height=\"600\"")
    #expect(DesignFile.audit(square, rule: TargetsOverlap.self).map { $0.prefix(4) } == ["note"])
  }

  @Test func `what a bar shows is laid out by the bar`() {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
      <button key="customView" id="gear"><rect key="frame" x="0" y="0" width="20" height="20"/>\(DesignFile.action)</button>
      </barButtonItem></navigationItem>
      """
    #expect(DesignFile.audit(DesignFile.storyboard("", others: "</objects><objects>" + item)) == [])
  }
}
