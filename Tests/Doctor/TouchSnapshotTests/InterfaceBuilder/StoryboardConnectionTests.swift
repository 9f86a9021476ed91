// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

struct StoryboardConnectionTests {
  @Test func `actions and the segues that touching sets off are actions`() throws {
    let document = try SnapshotDocument.reading(
      Storyboards.around(
        """
        <button id="b"><connections>
          <action selector="go:" destination="vc" eventType="touchUpInside" id="c1"/>
          <segue destination="other" kind="show" id="c2"/>
          <segue destination="exit" kind="unwind" unwindAction="back:" id="c3"/>
          <outlet property="label" destination="vc" id="c4"/>
        </connections></button>
        <containerView id="c"><connections><segue destination="child" kind="embed" id="c5"/></connections></containerView>
        """))
    #expect(
      try document.view("b").actions
        == .known([
          ActionSnapshot(event: "touchUpInside", target: "vc", selector: "go:"),
          ActionSnapshot(event: "segue", target: "other"),
          ActionSnapshot(event: "segue", target: "exit", selector: "back:"),
        ]))
    #expect(try document.view("c").actions == .known([]))
    #expect(try document.view("c").attribute("embeds") == "child")
  }

  @Test func `recognizers are those that the collection of a view joins`() throws {
    let document = try SnapshotDocument.reading(
      Storyboards.around(
        """
        <view id="v"><gestureRecognizers/><connections>
          <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/>
          <outletCollection property="gestureRecognizers" destination="long" appends="YES" id="o2"/>
          <outletCollection property="gestureRecognizers" destination="gone" appends="YES" id="o3"/>
          <outletCollection property="buttons" destination="pan" id="o4"/>
        </connections></view>
        """,
        others: """
          <tapGestureRecognizer cancelsTouchesInView="NO" numberOfTapsRequired="2" id="tap">
            <connections><action selector="tap:" destination="vc" id="a1"/>
            <outlet property="delegate" destination="vc" id="a2"/></connections></tapGestureRecognizer>
          <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.25" enabled="NO" id="long" customClass="Press"/>
          <panGestureRecognizer minimumNumberOfTouches="1" id="pan"/>
          """))
    let view = try document.view("v")
    let recognizers = try #require(view.recognizers.value)
    #expect(recognizers.map(\.className) == ["UITapGestureRecognizer", "Press"])
    #expect(recognizers.map(\.baseClass) == ["UITapGestureRecognizer", "UILongPressGestureRecognizer"])
    #expect(recognizers.map(\.isEnabled) == [.known(true), .known(false)])
    #expect(recognizers.map(\.numberOfTapsRequired) == [.known(2), .known(0)])
    #expect(recognizers.map(\.cancelsTouchesInView) == [.known(false), .known(true)])
    #expect(recognizers.map(\.hasDelegate) == [.known(true), .known(false)])
    #expect(
      recognizers[0].actions == .known([ActionSnapshot(event: "action", target: "vc", selector: "tap:")]))
    #expect(recognizers[1].minimumPressDuration == .known(0.25))
    #expect(recognizers[1].attributes == [.init(name: "allowableMovement", value: "10")])
    #expect(view.hasRecognizers == .known(true))
    #expect(
      document.repairs.map { "\($0.message)" } == [
        "the recognizer gone is not in the file; it is left out"
      ])
    #expect(document.looseRecognizers.map(\.identifier) == ["pan"])
    #expect(
      document.looseRecognizers.map(\.attributes).last?.last == .init(name: "outlets", value: "buttons[]"))
  }

  @Test func `rules can tell views that are not installed, and views whose frame is stale`() throws {
    let document = try SnapshotDocument.reading(
      Storyboards.storyboard(
        Storyboards.scene(
          """
          <subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES"/>
            <view id="b"><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/></view>
            <view id="c"/>
            <view id="d"/>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
            <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="k2"/>
          </constraints>
          <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="d"/></mask>
            <mask key="constraints"><exclude reference="k1"/></mask></variation>
          <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/><exclude reference="b"/></mask>
          </variation>
          <variation key="widthClass=compact"><mask key="subviews"><exclude reference="c"/></mask></variation>
          <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="d"/></mask>
          </variation>
          """)))
    let a = try document.view("a")
    #expect(a.attribute("installed") == "NO" && a.attribute("installedFor") == "widthClass=regular")
    #expect(a.attribute("constraints") == "2" && a.attribute("misplaced") == "YES")
    let b = try document.view("b")
    #expect(b.attribute("notInstalledFor") == "widthClass=regular" && b.attribute("installed") == nil)
    #expect(try document.view("c").attribute("installed") == "NO", "the file is drawn for a phone")
    #expect(try document.view("d").attribute("installed") == nil)
    #expect(b.attribute("autoresize") == "RM+H" && b.attribute("constraints") == nil)
    let root = try document.view("root")
    #expect(root.attribute("device") == "retina4_7" && root.attribute("screenSize") == "667 375")
    #expect(a.attribute("device") == nil)
  }
}
