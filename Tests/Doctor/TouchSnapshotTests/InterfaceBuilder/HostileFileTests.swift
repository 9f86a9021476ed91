// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchSnapshot

/// Files whose parts refer to each other so often that reading each reference anew would take hours.
///
/// Nothing is timed: a test that hangs is seen anyway.
@Suite struct HostileFileTests {
  private let count = 2000

  private func many(_ piece: String) -> String { String(repeating: piece, count: count) }

  private func read(_ text: String) throws -> SnapshotDocument {
    try SnapshotDocument.read(bytes: Array(text.utf8), file: "a")
  }

  private func xib(_ content: String) throws -> SnapshotDocument {
    try read(#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"# + content + "</document>")
  }

  private func archive(_ content: String) throws -> SnapshotDocument {
    try read(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"# + content + "</archive>")
  }

  @Test func `many backgrounds lie behind the other views, the last of them rearmost`() throws {
    let document = try xib("<view><view/>" + many(#"<view key="backgroundView"/>"#) + "<view/></view>")
    let children = document.trees[0].views[0].children
    #expect(children.prefix(2) == [count + 1, count] && children.suffix(3) == [2, 1, count + 2])
  }

  @Test func `many views of an owner with many outlets are read`() throws {
    let document = try xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" customClass="A"><connections>"#
        + many(#"<outlet property="view" destination="a"/>"#) + "</connections></placeholder>"
        + many(#"<view id="b"/>"#) + #"<view id="a"/>"#)
    #expect(document.trees.count == count + 1)
    #expect(document.trees.compactMap(\.name) == ["A"])
  }

  @Test func `many views with many variations have each of them once`() throws {
    let document = try xib(
      #"<view id="a"><variation key="b"><mask key="subviews">"# + many(#"<exclude reference="a"/>"#)
        + "</mask></variation></view>" + many(#"<view id="a"/>"#))
    #expect(document.trees.allSatisfy { $0.views[0].attribute("notInstalledFor") == "b" })
  }

  @Test func `many views share a recognizer with many actions`() throws {
    let view =
      #"<view><connections><outletCollection property="gestureRecognizers" destination="t"/></connections></view>"#
    let document = try xib(
      many(view) + #"<tapGestureRecognizer id="t"><connections>"#
        + many(#"<action selector="a" destination="b"/>"#) + "</connections></tapGestureRecognizer>")
    #expect(
      document.trees.allSatisfy { $0.views[0].recognizers.value?[0].actions.value?.count == count })
  }

  @Test func `a list of subviews belongs to one view`() throws {
    let view =
      #"<object class="IBUIView"><int key="NSvFlags">0</int><reference key="NSSubviews" ref="l"/></object>"#
    let document = try archive(
      #"<object class="NSMutableArray" id="l">"# + many(#"<reference ref="v"/>"#)
        + #"</object><object class="IBUIView" id="v"><int key="NSvFlags">0</int></object>"# + many(view))
    #expect(document.trees.count == count)
    // The first list names its view many times, and the other views have the same list.
    #expect(document.repairs.count == RepairList.limit + 1)
    #expect(
      document.repairs.last?.message
        == "\(2 * (count - 1) - RepairList.limit) more repairs from here on are counted and not listed")
  }

  @Test func `many views share a long text, which is no frame`() throws {
    let view =
      #"<object class="IBUILabel"><reference key="NSFrame" ref="t"/><reference key="IBUIText" ref="t"/></object>"#
    let document = try archive(#"<string id="t">"# + many("text ") + "</string>" + many(view))
    #expect(document.entries == count)
    #expect(document.trees.allSatisfy { $0.views[0].text == many("text ") })
  }
}
