// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

struct AccessibilityReaderTests {
  @Test func `the page source of WebDriverAgent is a tree on the screen`() throws {
    let document = try SnapshotDocument.reading(
      """
      <?xml version="1.0" encoding="UTF-8"?><AppiumAUT>
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="save" label="Save &amp; go" enabled="false" visible="false" x="10" y="-20" width="30" height="40" index="0"/>
        <XCUIElementTypeStaticText name="Hi" label="Hi" value="there"/>
      </XCUIElementTypeWindow></AppiumAUT>
      """)
    #expect(document.format == .webDriverAgent)
    #expect(
      document.outline == [
        "-", "  XCUIElementTypeWindow (UIWindow) [0 0 390 844]",
        "    XCUIElementTypeButton (UIButton) [10 -20 30 40] “Save & go”",
        "    XCUIElementTypeStaticText ? “there”",
      ])
    let tree = document.trees[0]
    #expect(tree.space == .screen && tree.isAccessibility)
    let button = try document.view("save")
    #expect(
      button.isEnabled == .known(false) && !button.isHidden.isKnown && button.attribute("visible") == "false")
    #expect(tree.views[0].isHidden == .known(false) && !button.isUserInteractionEnabled.isKnown)
    #expect(tree.views[2].accessibilityIdentifier == nil && document.repairs.isEmpty)
    #expect(document.entries == 3 && document.viewCount == 3)
  }

  @Test func `the state of a switch is not its text`() throws {
    let document = try SnapshotDocument.reading(
      """
      <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
        <XCUIElementTypeSwitch value="0" x="1" y="2" width="3" height="4"/>
      </XCUIElementTypeWindow>
      """)
    #expect(document.trees[0].views[1].text == nil)
  }

  @Test func `a part of a page source is read as far as it goes`() throws {
    let document = try SnapshotDocument.reading(
      """
          <XCUIElementTypeOther x="0" y="0" width="1" height="1"/>
        </XCUIElementTypeWindow>
        <XCUIElementTypeWindow>
          <XCUIElementTypeSwitch/>
      """)
    #expect(
      document.outline == [
        "-", "  XCUIElementTypeOther [0 0 1 1]", "  XCUIElementTypeWindow (UIWindow) ?",
        "    XCUIElementTypeSwitch (UISwitch) ?",
      ])
    #expect(document.repairs.map(\.position.line) == [2, 3])
  }

  @Test func `idb lists elements, and axe nests them`() throws {
    let document = try SnapshotDocument.reading(
      """
      [{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "App", "type": "Application", "enabled": true, "children": [
        {"AXUniqueId": "go", "type": "Button", "role": "AXButton", "enabled": false, "AXLabel": "Go", "AXValue": null,
         "frame": {"x": 336, "y": 50.5, "width": 38, "height": 38}, "custom_actions": ["Open", "Close"]}]},
       {"AXLabel": "no type"}, 7]
      """)
    #expect(document.format == .idb)
    #expect(
      document.outline == [
        "-", "  Application [0 0 390 844] “App”", "    Button (UIButton) [336 50.5 38 38] “Go”",
      ])
    #expect(try document.view("go").isEnabled == .known(false))
    #expect(try document.view("go").attribute("custom_actions") == "Open, Close")
    #expect(document.entries == 4 && document.lostCount == 2)
    #expect(
      document.repairs.map(\.message) == [
        "an element has neither “type” nor “role”; the entry is left out, and what is in it belongs to the entry around "
          + "it",
        "found a number, where an object was expected; the entry is left out, and what is in it belongs to the entry "
          + "around it",
      ])
  }

  @Test func `maestro writes corners`() throws {
    let document = try SnapshotDocument.reading(
      """
      {"attributes": {}, "children": [{"attributes": {"text": "", "accessibilityText": "Go", "resource-id": "go",
        "bounds": "[10,20][40,60]", "enabled": "true", "class": "Button"}, "clickable": true, "children": []},
        {"attributes": {"bounds": "[1,2]", "text": "T"}, "enabled": false}, {}]}
      """)
    #expect(document.format == .maestro)
    #expect(document.outline == ["-", "  Button (UIButton) [10 20 30 40] “Go”", "  Element ? “T”"])
    #expect(try document.view("go").isEnabled == .known(true))
    #expect(document.trees[0].views[1].isEnabled == .known(false))
    #expect(try document.view("go").attribute("clickable") == "true")
    #expect(document.entries == 3 && document.lostCount == 1)
  }

  @Test func `what is near and not read is named, with what to give instead`() {
    let old = SnapshotDocument.refusal(
      of: "{\"UIAWindow\": {\"@\": {\"x\": 0, \"enabled\": true}, \">\": []}}")
    #expect(
      old.hasPrefix(
        "f:1:1: this is a tree of UIAutomation, which Apple ended with Xcode 8; take the page source"))
    let controllers = SnapshotDocument.refusal(
      of: "<UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>")
    #expect(
      controllers.hasPrefix(
        "f:1:1: this is _printHierarchy, which lists view controllers and gives no frames"))
  }
}
