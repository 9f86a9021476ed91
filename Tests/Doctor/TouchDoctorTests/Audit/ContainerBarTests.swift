// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Controls behind the bars of the containers that the same file puts their screen into.
@Suite struct ContainerBarTests {
  private func file(
    _ constraint: String, y: Double, container: String = "tabBarController", bar: String = "tabBar",
    attributes: String = "", item: String = ""
  ) -> String {
    DesignFile.storyboard(
      DesignFile.view("button", "buy", 10, y, 100, 44, DesignFile.action),
      constraints: DesignFile.constraint(constraint), others: "</objects><objects>"
    ).replacing(
      "<viewController id=\"vc\" customClass=\"Shop\">",
      with: "<viewController id=\"vc\" customClass=\"Shop\">\(item)"
    )
    .replacing(
      "</scenes>",
      with: "<scene><objects><\(container) id=\"box\"><\(bar) key=\"\(bar)\" id=\"bar\" \(attributes)/>"
        + "<connections><segue destination=\"vc\" kind=\"relationship\"/></connections></\(container)></objects></scene></scenes>"
    )
  }

  private func findings(_ file: String) -> [String] { DesignFile.audit(file, rule: CoveredTarget.self) }

  @Test func `a button that is held at the bottom of the view lies behind the tab bar`() {
    #expect(
      findings(file("root.bottom = buy.bottom + 4", y: 432)) == [
        "error covered-target: the tab bar of the controller around this screen lies over all of UIButton buy and takes "
          + "the touches"
      ])
    #expect(findings(file("safe.bottom = buy.bottom + 4", y: 383)) == [])
    #expect(findings(file("root.bottom = buy.bottom + 80", y: 356)) == [])
    #expect(findings(file("root.bottom = buy.bottom + 4", y: 432, attributes: "translucent=\"NO\"")) == [])
    #expect(findings(file("root.bottom = buy.bottom + 4", y: 432, attributes: "customClass=\"Bar\"")) == [])
  }

  /// A list in a navigation controller, which may be in a tab bar controller, pushes the screen of the
  /// button.
  private func pushed(
    _ constraint: String, y: Double, list: String = "", detail: String = "", kind: String = "show",
    toolbar: String = "", inTabs: Bool = true
  ) -> [String] {
    let tabs =
      "<scene><objects><tabBarController id=\"tabs\"><tabBar key=\"tabBar\" id=\"bar\"/><connections>"
      + "<segue destination=\"nav\" kind=\"relationship\"/></connections></tabBarController></objects></scene>"
    return findings(
      DesignFile.storyboard(
        DesignFile.view("button", "buy", 10, y, 100, 44, DesignFile.action),
        constraints: DesignFile.constraint(constraint), others: "</objects><objects>"
      ).replacing(
        "<viewController id=\"vc\" customClass=\"Shop\">",
        with: "<viewController id=\"vc\" customClass=\"Shop\" \(detail)>"
      ).replacing(
        "</scenes>",
        with: """
          <scene><objects><viewController id="list" \(list)><view key="view" id="v"><rect key="frame" x="0" \
          y="0" width="320" height="480"/></view><connections><segue destination="vc" kind="\(kind)"/></connections>\
          </viewController></objects></scene><scene><objects><navigationController id="nav" navigationBarHidden="YES" \
          \(toolbar)><connections><segue destination="list" kind="relationship"/></connections></navigationController>\
          </objects></scene>\(inTabs ? tabs : "")</scenes>
          """))
  }

  @Test func `a screen that is pushed in a tab bar controller has its bar too`() {
    #expect(pushed("root.bottom = buy.bottom + 4", y: 432).map { $0.prefix(5) } == ["error"])
    #expect(pushed("root.bottom = buy.bottom + 4", y: 432, kind: "presentation") == [])
    #expect(pushed("root.bottom = buy.bottom + 4", y: 432, detail: "storyboardIdentifier=\"x\"") == [])
    for hides in [("hidesBottomBarWhenPushed=\"YES\"", ""), ("", "hidesBottomBarWhenPushed=\"YES\"")] {
      #expect(pushed("root.bottom = buy.bottom + 4", y: 432, list: hides.0, detail: hides.1) == [])
    }
    #expect(pushed("root.bottom = buy.bottom + 4", y: 432, inTabs: false) == [])
  }

  @Test func `a navigation controller may show a toolbar`() {
    let shown = "toolbarHidden=\"NO\""
    func found(_ detail: String, _ toolbar: String = shown) -> [String] {
      pushed("root.bottom = buy.bottom + 2", y: 434, detail: detail, toolbar: toolbar, inTabs: false)
    }
    // Code may fill the bar, or hide it.
    #expect(found("").map { $0.prefix(4) } == ["note"])
    #expect(found("", "") == [])
    #expect(found("hidesBottomBarWhenPushed=\"YES\"") == [])
  }

  @Test func `a navigation bar counts if the file puts something into it`() {
    func top(_ item: String) -> [String] {
      findings(
        file(
          "buy.top = root.top + 10", y: 10, container: "navigationController", bar: "navigationBar",
          item: item))
    }
    #expect(
      top("<navigationItem key=\"navigationItem\" title=\"Shop\" id=\"item\"/>").map { $0.prefix(5) } == [
        "error"
      ])
    #expect(
      top("<navigationItem key=\"navigationItem\" id=\"item\"/>").map { $0.prefix(4) } == ["note"])
    #expect(top("").map { $0.prefix(4) } == ["note"])
  }
}
