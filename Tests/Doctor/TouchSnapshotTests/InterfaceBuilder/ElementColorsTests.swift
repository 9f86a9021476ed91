// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

struct ElementColorsTests {
  private func view(_ inside: String, resources: String = "", tint: String = "") throws -> ViewSnapshot {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\(tint)
      <objects><button id="1"><rect key="frame" x="0" y="0" width="10" height="10"/>\(inside)</button></objects>
      <resources>\(resources)</resources></document>
      """
    let document = try SnapshotDocument.reading(text)
    return try #require(document.trees.first?.views.first)
  }

  @Test(arguments: [
    (#"red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#, "#FF8000"),
    (
      #"red="1" green="0.5" blue="0.0" alpha="0.5" colorSpace="custom" customColorSpace="displayP3""#,
      "#FF760080"
    ),
    (
      #"red="0.2" green="0.6" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      "#009C61"
    ),
    (#"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3""#, "#FFFFFF"),
    (#"white="0.2" alpha="1" colorSpace="calibratedWhite""#, "#333333"),
    (#"cyan="0" magenta="1" yellow="1" black="0" alpha="1" colorSpace="deviceCMYK""#, "#FF0000"),
    (#"systemColor="labelColor""#, "labelColor"),
    (#"cocoaTouchSystemColor="darkTextColor""#, "darkTextColor"),
    (#"systemColor="systemTealColor""#, "systemTealColor #5AC8FA"),
    (#"name="Brand""#, "#00FF00"),
  ])
  func `a color is read in each way in which files write it`(attributes: String, text: String) throws {
    let resources = """
      <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom"/></namedColor>
      <systemColor name="systemTealColor"><color red="0.353" green="0.784" blue="0.980" alpha="1"/></systemColor>
      """
    let view = try view(#"<color key="backgroundColor" \#(attributes)/>"#, resources: resources)
    #expect(view.attribute("backgroundColor") == text)
  }

  @Test(arguments: [
    #"name="Missing""#, #"red="1" green="x" blue="0""#, #"red="nan" green="inf" blue="0""#, "",
  ])
  func `a color that is not known is none`(attributes: String) throws {
    let view = try view(#"<color key="backgroundColor" \#(attributes)/>"#)
    #expect(view.attribute("backgroundColor") == nil)
  }

  @Test func `the colors of a button's normal state, its configuration and its runtime attributes are read`()
    throws
  {
    let view = try view(
      """
      <state key="normal" title="Go"><color key="titleColor" white="1" alpha="1"/></state>
      <state key="highlighted"><color key="titleColor" white="0" alpha="1"/></state>
      <buttonConfiguration key="configuration" style="filled" title="Go">
      <backgroundConfiguration key="background"><color key="backgroundColor" white="0.5" alpha="1"/></backgroundConfiguration>
      <color key="baseForegroundColor" systemColor="systemRedColor"/></buttonConfiguration>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" white="0" alpha="1"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """)
    #expect(view.attribute("titleColor") == "#FFFFFF")
    #expect(view.attribute("baseBackgroundColor") == "#808080")
    #expect(view.attribute("baseForegroundColor") == "systemRedColor")
    #expect(view.attribute("runtime.borderColor") == "#000000")
  }

  @Test func `the global tint is that of roots which have none`() throws {
    let tint = #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#
    #expect(try view("", tint: tint).attribute("tintColor") == "#FF0000")
    let own = #"<color key="tintColor" white="0" alpha="1"/>"#
    #expect(try view(own, tint: tint).attribute("tintColor") == "#000000")
  }

  @Test func `the colors of an archive are numbers in Base64`() throws {
    let archive = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
        <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
          <object class="IBUILabel" id="10">
            <string key="NSFrame">{{0, 20}, {320, 548}}</string>
            <object class="NSColor" key="IBUIBackgroundColor">
              <int key="NSColorSpace">1</int><bytes key="NSRGB">MC4xOTYwNzg0MzQ2IDAuMzA5ODAzOTMyOSAwLjUyMTU2ODY1NgA</bytes>
            </object>
            <object class="NSColor" key="IBUITextColor">
              <int key="NSColorSpace">3</int><bytes key="NSWhite">MQA</bytes>
            </object>
          </object>
        </array>
      </data></archive>
      """
    let document = try SnapshotDocument.reading(archive)
    let view = try #require(document.trees.first?.views.first)
    #expect(view.attribute("backgroundColor") == "#324F85")
    #expect(view.attribute("textColor") == "#FFFFFF")
  }
}
