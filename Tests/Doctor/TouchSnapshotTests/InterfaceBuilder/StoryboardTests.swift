// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

struct StoryboardTests {
  private let frame = Storyboards.frame(-8.5, 10, 20, 30)

  @Test func `each scene is a tree named after its controller, and views lie in the order of the file`()
    throws
  {
    let text = Storyboards.storyboard(
      Storyboards.scene(
        """
        <subviews>
          <button id="b" customClass="Fancy" customModule="App">\(frame)</button>
          <stackView id="s">\(frame)<subviews><label id="l"/><slider id="sl">\(frame)</slider></subviews></stackView>
          <visualEffectView id="v"><view key="contentView">\(frame)<subviews><switch id="sw"/></subviews></view>
          </visualEffectView>
        </subviews>
        """)
          + """
          <scene sceneID="n"><objects><navigationController id="nav">
            <navigationBar key="navigationBar" id="bar">\(frame)</navigationBar>
            <toolbar key="toolbar" id="tools">\(frame)<items><barButtonItem id="i">
              <button key="customView" id="c">\(frame)</button></barButtonItem></items></toolbar>
          </navigationController></objects></scene>
          <scene sceneID="t"><objects><tableViewController id="tvc" customClass="List" customModule="App">
            <tableView key="view" id="table"><view key="tableHeaderView" id="header"/>
              <prototypes><tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content"/>
                <view key="backgroundView" id="back"/></tableViewCell></prototypes>
              <sections><tableViewSection id="x"><cells><tableViewCell id="static"/></cells></tableViewSection></sections>
            </tableView>
            <navigationItem key="navigationItem" id="ni"><imageView key="titleView" id="title"/></navigationItem>
          </tableViewController></objects></scene>
          """)
    let document = try SnapshotDocument.reading(text)
    #expect(document.format == .storyboard)
    #expect(
      document.outline == [
        "Main",
        "  UIView root [0 0 375 667]",
        "    App.Fancy (UIButton) b [-8.5 10 20 30]",
        "    UIStackView s [-8.5 10 20 30]",
        "      UILabel l ?",
        "      UISlider sl [-8.5 10 20 30]",
        "    UIVisualEffectView v ?",
        "      UIView [-8.5 10 20 30]",
        "        UISwitch sw ?",
        "UINavigationController nav",
        "  UINavigationBar bar [-8.5 10 20 30]",
        "  UIToolbar tools [-8.5 10 20 30]",
        "    UIButton c [-8.5 10 20 30]",
        "App.List",
        "  UITableView table ?",
        "    UIView header ?",
        "    UITableViewCell cell ?",
        "      UITableViewCellContentView (UIView) content ?",
        "      UIView back ?",
        "    UITableViewCell static ?",
        "App.List, titleView",
        "  UIImageView title ?",
      ])
    #expect(document.entries == 18 && document.viewCount == 18 && document.repairs.isEmpty)
    let list = document.trees[2]
    let cell = try #require(list.views.firstIndex { $0.identifier == "cell" })
    #expect(list.views[cell].children.map { list.views[$0].identifier } == ["back", "content"])
    #expect(try document.view("l").attribute("arranged") == "YES")
    #expect(try document.view("root").position == SourcePosition(file: "f", line: 7, column: 5))
  }

  @Test func `a label and an image view take touches unless the file says no`() throws {
    let document = try SnapshotDocument.reading(
      Storyboards.around(
        """
        <label id="on"/><label userInteractionEnabled="NO" id="off"/><imageView id="image"/>
        <view id="default"/><button id="control"/>
        <view id="set" hidden="YES" alpha="0.25" clipsSubviews="YES" multipleTouchEnabled="YES" tag="-3"
          exclusiveTouch="YES" opaque="NO"/>
        <button enabled="NO" id="disabled"/>
        """))
    #expect(try document.view("on").isUserInteractionEnabled == .known(true))
    #expect(try document.view("off").isUserInteractionEnabled == .known(false))
    #expect(try document.view("image").isUserInteractionEnabled == .known(true))
    let plain = try document.view("default")
    #expect(
      plain.isHidden == .known(false) && plain.alpha == .known(1) && plain.clipsToBounds == .known(false))
    #expect(plain.isMultipleTouchEnabled == .known(false) && plain.isExclusiveTouch == .known(false))
    #expect(plain.tag == .known(0) && plain.transform == .known(.identity) && !plain.isEnabled.isKnown)
    #expect(!plain.frame.isKnown && !plain.bounds.isKnown)
    let set = try document.view("set")
    #expect(set.isHidden == .known(true) && set.alpha == .known(0.25) && set.clipsToBounds == .known(true))
    #expect(set.isMultipleTouchEnabled == .known(true) && set.isExclusiveTouch == .known(true))
    #expect(set.tag == .known(-3) && set.attributes == [.init(name: "opaque", value: "NO")])
    #expect(try document.view("control").isEnabled == .known(true))
    #expect(try document.view("disabled").isEnabled == .known(false))
  }

  @Test func `what is set by key paths when the file is loaded counts last`() throws {
    let document = try SnapshotDocument.reading(
      Storyboards.around(
        """
        <view id="a" alpha="0.5"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="userInteractionEnabled" value="NO"/>
          <userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.0"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="me"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.transform.rotation.z"><real key="value" value="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """))
    let view = try document.view("me")
    #expect(view.isHidden == .known(true) && view.isUserInteractionEnabled == .known(false))
    #expect(view.alpha == .known(0) && view.transform == .unknown)
    #expect(view.attribute("runtime.layer.transform.rotation.z") == "1")
  }

  @Test func `texts come from wherever the file has them`() throws {
    let document = try SnapshotDocument.reading(
      Storyboards.around(
        """
        <button id="1"><state key="highlighted" title="no"/><state key="normal" title="Go &amp; see"/></button>
        <button id="2"><buttonConfiguration key="configuration" style="plain" title="New"/></button>
        <button id="3"><state key="normal"><attributedString key="attributedTitle">
          <fragment content="bo"/><fragment><string key="content">th</string></fragment></attributedString></state></button>
        <label text="one" id="4"/><label id="5"><string key="text">two
        lines</string></label>
        <label id="6"><string key="text" base64-UTF8="YES">AWE</string></label>
        <textField placeholder="Name" id="7"/><textField text="Ann" placeholder="Name" id="8"/>
        <segmentedControl id="9"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <view id="10"><accessibility key="accessibilityConfiguration" identifier="x" label="y" hint="z">
          <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="NO"/></accessibility></view>
        """))
    let texts = try (1...9).map { try document.view(String($0)).text }
    #expect(
      texts == ["Go & see", "New", "both", "one", "two\nlines", "\u{1}a", "Name", "Ann", "A, B"])
    let view = try document.view("10")
    #expect(view.accessibilityIdentifier == "x" && view.accessibilityLabel == "y")
    #expect(view.attribute("accessibilityTraits") == "button")
    #expect(view.attribute("isAccessibilityElement") == "NO" && view.attribute("accessibilityHint") == "z")
  }
}
