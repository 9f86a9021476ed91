// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

struct XibTests {
  @Test func `each object of a xib that is a view is a tree`() throws {
    let owner = """
      customClass="Pane"><connections><outlet property="view" destination="1" id="o"/></connections>
      """
    let document = try SnapshotDocument.reading(
      Storyboards.xib(
        """
        <view contentMode="scaleToFill" id="1">\(Storyboards.frame(0, 0, 320, 480))</view>
        <tableViewCell id="cell" customClass="Cell" customModule="App"/>
        <label id="stray"/>
        <viewController id="vc"><view key="view" id="inner"/></viewController>
        <customObject id="object" customClass="Model"/><tapGestureRecognizer id="tap"/>
        """, owner: owner))
    #expect(document.format == .xib)
    #expect(
      document.outline == [
        "Pane", "  UIView 1 [0 0 320 480]", "App.Cell", "  App.Cell (UITableViewCell) cell ?", "-",
        "  UILabel stray ?", "UIViewController vc", "  UIView inner ?",
      ])
    #expect(document.repairs.isEmpty)
    #expect(document.looseRecognizers.map(\.identifier) == ["tap"])
  }

  @Test func `what is not as it should be is told and taken for unknown`() throws {
    let document = try SnapshotDocument.reading(
      Storyboards.xib(
        """
        <view id="1" hidden="maybe" alpha="thick"><rect key="frame" x="0" y="nan" width="1" height="1"/>
        <subviews><sparkleView id="2"/></subviews></view>
        """, owner: ">"))
    let view = try document.view("1")
    #expect(!view.isHidden.isKnown && !view.alpha.isKnown && !view.frame.isKnown)
    #expect(
      document.repairs.map(\.description) == [
        "f:4:5: hidden is “maybe”, neither YES nor NO; it is treated as unknown",
        "f:4:5: alpha is “thick”, which is no number; it is treated as unknown",
        "f:4:47: the frame does not have the four numbers x, y, width and height; it is treated as unknown",
        "f:5:11: the element <sparkleView> is not known; it is treated as a view of an unknown class",
      ])
    #expect(document.entries == 2 && document.viewCount == 2)
  }

  @Test func `files that are not for fingers, and broken ones, are refused with the way out`() throws {
    #expect(
      SnapshotDocument.refusal(
        of: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>")
        == "f:1:1: this file is for macOS, whose views take clicks by other rules; only files for iOS and tvOS are read"
    )
    #expect(
      SnapshotDocument.refusal(
        of: "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>")
        == "f:1:1: this file is for watchOS, whose views take touches by other rules; only files for iOS and tvOS are "
        + "read")
    let conflict = Storyboards.xib("\n<<<<<<< HEAD\n<view/>\n=======\n>>>>>>> theirs\n", owner: ">")
    #expect(
      SnapshotDocument.refusal(of: conflict)
        == "f:5:1: here are the marks of a merge that was not finished; resolve the conflict and save the file in Xcode"
    )
    #expect(
      SnapshotDocument.refusal(of: String(Storyboards.xib("<view/>", owner: ">").dropLast(24)))
        == "f:2:3: the text ends inside the element “objects”, which begins here; </objects> was expected")
    let television = try SnapshotDocument.reading(
      "<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"><view/></document>"
    )
    #expect(
      television.repairs.map(\.message) == [
        "the file is for tvOS, where the focus and no finger selects; sizes of targets say little there"
      ])
    let empty = try SnapshotDocument.reading(Storyboards.storyboard(""))
    #expect(empty.trees.isEmpty && empty.repairs.count == 1)
  }
}
