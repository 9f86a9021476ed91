// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// What a file of Interface Builder says about the app that is built of it, and what it says about the editor
/// alone.
@Suite struct DesignPrecisionTests {
  private static let small =
    "<constraints><constraint firstAttribute=\"width\" constant=\"22\"/>"
    + "<constraint firstAttribute=\"height\" constant=\"22\"/></constraints>"

  private func severities(_ file: String, _ rule: any Rule.Type) -> [String] {
    DesignFile.audit(file, rule: rule).map { String($0.prefix { $0 != " " }) }
  }

  private func tiny(_ inside: String = "", attributes: String = "", outlets: String = "") -> String {
    DesignFile.storyboard(
      DesignFile.view(
        "button", "buy", 10, 10, 22, 22, attributes: attributes, inside + Self.small + DesignFile.action),
      outlets: outlets)
  }

  @Test func `a variation changes a view and is none`() {
    func file(_ key: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "button", "buy", 10, 10, 20, 20, attributes: "fixedFrame=\"YES\"",
          "<state key=\"normal\" title=\"i\"/><variation key=\"\(key)\" fixedFrame=\"YES\">"
            + "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"120\" height=\"44\"/></variation>"
            + DesignFile.action))
    }
    for key in ["heightClass=regular", "widthClass=compact", "heightClass=regular-widthClass=compact"] {
      #expect(DesignFile.audit(file(key)) == [], "\(key)")
    }
    for key in ["heightClass=compact", "widthClass=regular", "heightClass=compact-widthClass=compact"] {
      #expect(severities(file(key), TargetTooSmall.self) == ["error"], "\(key)")
    }
  }

  @Test func `a cover that a variation hides on an upright phone covers nothing`() {
    func file(_ key: String) -> String {
      DesignFile.storyboard(
        DesignFile.view("button", "buy", 10, 30, 100, 44, DesignFile.action)
          + DesignFile.view(
            "view", "cover", 0, 0, 320, 480, "<variation key=\"\(key)\" hidden=\"YES\"/>"))
    }
    #expect(DesignFile.audit(file("widthClass=compact")) == [])
    #expect(severities(file("heightClass=compact"), CoveredTarget.self) == ["error"])
  }

  @Test func `a constraint that is gone when the app is built settles nothing`() {
    #expect(severities(tiny(), TargetTooSmall.self) == ["error"])
    #expect(
      severities(
        tiny().replacing("constant=\"22\"", with: "constant=\"22\" placeholder=\"YES\""), TargetTooSmall.self)
        == ["note"])
    let views = DesignFile.view(
      "view", "card", 0, 100, 320, 30,
      "<subviews>" + DesignFile.view("button", "buy", 10, 40, 100, 44, DesignFile.action) + "</subviews>"
        + "<constraints><constraint firstAttribute=\"height\" constant=\"30\"/></constraints>")
    #expect(severities(DesignFile.storyboard(views), ChildOutsideParent.self) == ["error"])
    #expect(
      severities(
        DesignFile.storyboard(
          views.replacing("constant=\"30\"", with: "constant=\"30\" placeholder=\"YES\"")),
        ChildOutsideParent.self) == ["note"])
  }

  @Test func `a constraint that loses against the content settles nothing`() {
    for (priority, severity) in [("250", "note"), ("750", "note"), ("751", "error"), ("999", "error")] {
      #expect(
        severities(
          tiny("<state key=\"normal\" image=\"gear\"/>")
            .replacing("constant=\"22\"", with: "constant=\"22\" priority=\"\(priority)\""),
          TargetTooSmall.self)
          == [severity], "\(priority)")
    }
  }

  @Test func `a frame in which the image of the file cannot be drawn is not believed`() {
    func file(_ size: Int, catalog: String = "") -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "button", "buy", 10, 10, 22, 22, "<state key=\"normal\" image=\"gear\"/>" + DesignFile.action),
        constraints: DesignFile.constraint("buy.top = root.top + 10")
      ).replacing(
        "</scenes>",
        with:
          "</scenes><resources><image name=\"gear\" width=\"\(size)\" height=\"\(size)\" \(catalog)/></resources>"
      )
    }
    #expect(severities(file(22), TargetTooSmall.self) == ["error"])
    #expect(severities(file(60), TargetTooSmall.self) == ["note"])
    #expect(severities(file(60, catalog: "catalog=\"system\""), TargetTooSmall.self) == ["error"])
  }

  @Test func `a runtime attribute of an extension may enlarge a target, and one that draws does not`() {
    func attribute(_ path: String) -> String {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(path)\">"
        + "<real key=\"value\" value=\"10\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    }
    for path in ["touchAreaInset", "hitOutset", "extraPadding"] {
      #expect(severities(tiny(attribute(path)), TargetTooSmall.self) == ["note"], "\(path)")
    }
    for path in ["layer.cornerRadius", "cornerRadius", "borderWidth", "localizedKey"] {
      #expect(severities(tiny(attribute(path)), TargetTooSmall.self) == ["error"], "\(path)")
    }
  }

  @Test func `a target in a row that does the same is as large as the row`() {
    func file(_ selector: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "view", "row", 0, 0, 320, 60,
          "<subviews>" + DesignFile.view("button", "buy", 280, 20, 22, 22, Self.small + DesignFile.action)
            + "</subviews><connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections>"
        ),
        others:
          "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"\(selector)\" destination=\"vc\"/>"
          + "</connections></tapGestureRecognizer>")
    }
    #expect(severities(file("go:"), TargetTooSmall.self) == [])
    #expect(severities(file("no:"), TargetTooSmall.self) == ["error"])
  }

  @Test func `what does the same may cover a target, and a row button the control that only shows its state`()
  {
    let box = DesignFile.view("button", "box", 10, 10, 50, 50, DesignFile.action)
    let row = DesignFile.view("button", "row", 0, 0, 320, 70, DesignFile.action)
    #expect(DesignFile.audit(DesignFile.storyboard(box + row), rule: CoveredTarget.self) == [])
    #expect(
      severities(DesignFile.storyboard(box + row.replacing("go:", with: "no:")), CoveredTarget.self) == [
        "error"
      ])
    let toggle = DesignFile.view("switch", "toggle", 10, 10, 51, 31)
    let outlets = "<outlet property=\"toggle\" destination=\"toggle\"/>"
    #expect(severities(DesignFile.storyboard(toggle + row, outlets: outlets), CoveredTarget.self) == ["note"])
  }

  @Test func `a text link with nothing near it is a note`() {
    func file(_ others: String = "", constraints: String = "") -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "button", "buy", 10, 100, 120, 24, "<state key=\"normal\" title=\"Forgot?\"/>" + DesignFile.action)
          + others, constraints: constraints)
    }
    #expect(severities(file(), TargetTooSmall.self) == ["note"])
    let other = DesignFile.view(
      "button", "other", 10, 126, 120, 44, DesignFile.action.replacing("go:", with: "no:"))
    #expect(severities(file(other), TargetTooSmall.self) == ["error"])
    let label = DesignFile.view("label", "label", 200, 100, 50, 24)
    #expect(
      severities(
        file(label, constraints: DesignFile.constraint("buy.height = label.height")), TargetTooSmall.self)
        == ["error"])
  }

  @Test func `an image view of a class of its own may turn its interaction on`() {
    func file(_ attributes: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "imageView", "face", 0, 0, 100, 100, attributes: "userInteractionEnabled=\"NO\" \(attributes)",
          "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections>"
        ),
        others: "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"go:\" destination=\"vc\"/>"
          + "</connections></tapGestureRecognizer>")
    }
    #expect(severities(file(""), TargetWithoutInteraction.self) == ["error"])
    #expect(severities(file("customClass=\"AvatarView\""), TargetWithoutInteraction.self) == ["note"])
  }

  @Test func `a tap above rows of which none shows a selection is a note`() {
    func file(_ style: String) -> String {
      DesignFile.storyboard(
        "<tableView id=\"table\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/><prototypes>"
          + "<tableViewCell id=\"cell\" \(style)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
          + "</tableViewCell></prototypes><connections><outlet property=\"delegate\" destination=\"vc\"/>"
          + "<outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections></tableView>",
        others: "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"go:\" destination=\"vc\"/>"
          + "</connections></tapGestureRecognizer>")
    }
    #expect(severities(file(""), TapAboveCells.self) == ["warning"])
    #expect(severities(file("selectionStyle=\"none\""), TapAboveCells.self) == ["note"])
  }

  @Test func `what a larger phone shows is not outside of the screen`() {
    func file(_ constraint: String) -> String {
      DesignFile.storyboard(
        DesignFile.view("button", "buy", 330, 100, 100, 44, DesignFile.action),
        constraints: DesignFile.constraint(constraint))
    }
    #expect(severities(file("buy.leading = root.leading + 330"), OffScreenTarget.self) == ["note"])
    #expect(severities(file("buy.leading = root.trailing + 10"), OffScreenTarget.self) == ["error"])
  }

  @Test func `a xib whose controller sizes it may be larger than it was drawn`() {
    func file(_ x: Int, _ y: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shop"><connections>
      <outlet property="view" destination="root"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <button id="buy"><rect key="frame" x="\(x)" y="\(y)" width="100" height="44"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <connections><action selector="go:" destination="-1" eventType="touchUpInside"/></connections></button>
      </subviews></view></objects></document>
      """
    }
    #expect(severities(file(10, 490), ChildOutsideParent.self) == ["note"])
    #expect(severities(file(10, -60), ChildOutsideParent.self) == ["error"])
  }

  @Test func `a container that a required constraint keeps empty is a warning`() {
    func file(_ constraints: String) -> String {
      DesignFile.storyboard(
        DesignFile.view(
          "view", "drawer", 0, 100, 320, 0,
          "<subviews>" + DesignFile.view("button", "buy", 10, 10, 100, 44, DesignFile.action) + "</subviews>"
            + constraints))
    }
    let height = "<constraints><constraint firstAttribute=\"height\" id=\"h\"/></constraints>"
    #expect(severities(file(height), ChildOutsideParent.self) == ["warning"])
    #expect(severities(file(""), ChildOutsideParent.self) == ["note"])
  }

  @Test func `a map behind a clear container is dead, and the remedy leaves both their touches`() {
    let views =
      DesignFile.view("mapView", "map", 0, 0, 320, 480)
      + DesignFile.view(
        "view", "over", 0, 0, 320, 480,
        "<subviews>" + DesignFile.view("button", "here", 250, 400, 50, 50, DesignFile.action) + "</subviews>")
    #expect(
      DesignFile.audit(DesignFile.storyboard(views), rule: CoveredTarget.self) == [
        "warning covered-target: UIView over covers all of MKMapView map and takes the touches: "
          + "it cannot be moved or scrolled"
      ])
    var run = AuditRun()
    let audit = run.audit(Array(DesignFile.storyboard(views).utf8), file: "Main")
    #expect(
      audit.findings.allSatisfy { $0.remedy.code?.contains("isUserInteractionEnabled = false") != true })
    let outlets = "<outlet property=\"over\" destination=\"over\"/>"
    #expect(DesignFile.audit(DesignFile.storyboard(views, outlets: outlets), rule: CoveredTarget.self) == [])
  }

  @Test func `an embedded scene of the same file with a plain view takes the touches`() {
    func file(_ scene: String) -> String {
      DesignFile.storyboard(
        DesignFile.view("button", "buy", 10, 300, 100, 44, DesignFile.action)
          + DesignFile.view(
            "containerView", "box", 0, 100, 320, 300,
            "<connections><segue destination=\"child\" kind=\"embed\"/></connections>")
      ).replacing(
        "</scenes>",
        with: "<scene><objects><viewController id=\"child\"><view key=\"view\" id=\"inner\" \(scene)>"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"300\"/></view></viewController></objects>"
          + "</scene></scenes>")
    }
    #expect(severities(file(""), CoveredTarget.self) == ["error"])
    #expect(severities(file("customClass=\"PassView\""), CoveredTarget.self) == ["note"])
  }

  @Test func `the remedy of a small target names the constraint that makes it small`() throws {
    var run = AuditRun()
    let finding = try #require(
      run.audit(Array(tiny().utf8), file: "Main").findings.first { $0.rule == TargetTooSmall.id })
    #expect(
      finding.remedy.words.hasPrefix("Raise the constraint of its width of 22 and its height of 22 to 44"))
  }

  @Test func `the page names the dead target before the small one`() throws {
    var run = AuditRun()
    var page = AuditPage()
    let small = page.text(for: run.audit(Array(tiny().utf8), file: "A"))
    let dead = DesignFile.storyboard(
      DesignFile.view("button", "buy", 10, 30, 100, 44, DesignFile.action)
        + DesignFile.view("view", "cover", 0, 0, 320, 480))
    let text = page.text(for: run.audit(Array(dead.utf8), file: "B"))
    let html = page.beginning(run.totals) + small + text + page.end
    let worst = try #require(html.firstRange(of: "class=\"worst\""))
    let list = html[worst.upperBound...]
    let first = try #require(list.firstRange(of: "covers all of"))
    let second = try #require(list.firstRange(of: "22 × 22"))
    #expect(first.lowerBound < second.lowerBound)
  }
}
