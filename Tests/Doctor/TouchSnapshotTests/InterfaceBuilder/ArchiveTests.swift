// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

struct ArchiveTests {
  /// An archive of version 8, whose lists are arrays, with references before and after what they mean.
  private let newer = """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
      <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        <object class="IBProxyObject" id="90"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
        <object class="IBUIView" id="10">
          <reference key="NSNextResponder"/>
          <int key="NSvFlags">274</int>
          <array class="NSMutableArray" key="NSSubviews">
            <object class="IBUIButton" id="11">
              <int key="NSvFlags">-2147483356</int>
              <string key="NSFrame">{{20, 59.5}, {106, 30}}</string>
              <reference key="NSSuperview" ref="10"/>
              <object class="IBUILabel" key="NSNextKeyView" id="12">
                <int key="NSvFlags">290</int>
                <string key="NSFrameSize">{10, 20}</string>
                <bool key="IBUIUserInteractionEnabled">NO</bool>
                <string key="IBUIText">Text &amp; more</string>
              </object>
              <bool key="IBUIEnabled">NO</bool>
              <string key="IBUINormalTitle">Go</string>
              <object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration">
                <string key="IBUIAccessibilityLabel">Start</string>
              </object>
            </object>
            <reference ref="12"/>
            <reference ref="99"/>
          </array>
          <string key="NSFrame">{{0, 20}, {320, 548}}</string>
        </object>
      </array>
      <object class="IBObjectContainer" key="IBDocument.Objects">
        <array class="NSMutableArray" key="connectionRecords">
          <object class="IBConnectionRecord">
            <object class="IBCocoaTouchEventConnection" key="connection">
              <string key="label">go:</string><reference key="source" ref="11"/>
              <reference key="destination" ref="90"/><int key="IBEventType">7</int>
            </object>
          </object>
          <object class="IBConnectionRecord">
            <object class="IBCocoaTouchOutletCollectionConnection" key="connection">
              <string key="label">gestureRecognizers</string><reference key="source" ref="10"/>
              <object class="IBUITapGestureRecognizer" key="destination" id="13"/>
            </object>
          </object>
        </array>
        <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
          <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="90"/></object>
          <object class="IBObjectRecord"><int key="objectID">6</int><reference key="object" ref="10"/></object>
          <object class="IBObjectRecord"><int key="objectID">8</int><reference key="object" ref="11"/></object>
        </array></object>
        <dictionary class="NSMutableDictionary" key="flattenedProperties">
          <string key="-1.CustomClassName">Owner</string><string key="8.CustomClassName">Fancy</string>
        </dictionary>
      </object>
    </data></archive>
    """

  @Test func `an old xib is read by the references in it`() throws {
    let document = try SnapshotDocument.reading(newer)
    #expect(document.format == .xibArchive)
    #expect(
      document.outline == [
        "-", "  UIView 6 [0 20 320 548]", "    Fancy (UIButton) 8 [20 59.5 106 30] “Go”",
        "    UILabel 12 [0 0 10 20] “Text & more”",
      ])
    let button = try document.view("8")
    #expect(button.isHidden == .known(true) && button.isEnabled == .known(false))
    #expect(button.attribute("autoresize") == "RM+BM" && button.accessibilityLabel == "Start")
    #expect(button.actions == .known([ActionSnapshot(event: "touchUpInside", target: "-1", selector: "go:")]))
    let label = try document.view("12")
    #expect(label.isUserInteractionEnabled == .known(false) && label.isHidden == .known(false))
    #expect(try document.view("6").recognizers.value?.map(\.className) == ["UITapGestureRecognizer"])
    #expect(
      document.repairs.map(\.description) == [
        "f:25:9: an entry of the list of subviews is no view of the file; it is left out"
      ])
    #expect(document.entries == 3 && document.viewCount == 3)
  }

  @Test func `an older one has its lists and its classes as objects`() throws {
    let document = try SnapshotDocument.reading(
      """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
        <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
          <bool key="EncodedWithXMLCoder">YES</bool>
          <object class="IBUITableView" id="2"><int key="NSvFlags">274</int>
            <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
              <object class="IBUISwitch" id="3"><int key="NSvFlags">256</int></object></object>
          </object>
          <object class="IBUIView" id="4"><int key="NSvFlags">256</int>
            <reference key="NSSuperview" ref="3"/></object>
        </object>
        <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
          <object class="IBObjectRecord"><int key="objectID">20</int><reference key="object" ref="2"/></object></object>
        </object>
        <object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>
          <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
            <string>-1.CustomClassName</string><string>20.CustomClassName</string></object>
          <object class="NSMutableArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool>
            <string id="77">Owner</string><reference ref="78"/></object></object>
        <string id="78">Special</string>
      </data></archive>
      """)
    #expect(
      document.outline == ["Special", "  Special (UITableView) 20 ?", "    UISwitch 3 ?", "      UIView 4 ?"])
  }

  @Test func `views in a circle are all there, and told`() throws {
    func view(_ id: Int, _ subview: Int) -> String {
      """
      <object class="IBUIView" id="\(id)"><int key="NSvFlags">256</int>
        <array key="NSSubviews"><reference ref="\(subview)"/></array></object>
      """
    }
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    let document = try SnapshotDocument.reading(
      "<archive type=\"\(type)\">\(view(1, 2))\(view(2, 3))\(view(3, 1))\(view(4, 4))</archive>")
    #expect(document.entries == 4 && document.viewCount == 4)
    #expect(
      document.outline == ["-", "  UIView 1 ?", "    UIView 2 ?", "      UIView 3 ?", "-", "  UIView 4 ?"])
    #expect(document.repairs.count == 2)
  }
}
