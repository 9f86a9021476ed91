// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct ZeroSizeTests {
  @Test func `a container without a height is to blame for what sticks out of it`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣<UIView: 0x102; frame = (0 100; 375 0)>
         |    |    | 2️⃣<UIButton: 0x103; frame = (20 0; 100 44)>
      """
    ).expect(ZeroSize.self)
    #expect(
      finding.text.hasPrefix(
        "UIView 0x102, which contains it, is 375 × 0 points in size, so nothing in it can be touched"))
    #expect(
      finding.code == [
        "// container is UIView 0x102 (375 × 0)",
        "button.topAnchor.constraint(equalTo: container.topAnchor).isActive = true",
        "button.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true",
      ])
  }

  @Test func `a button without any size is to blame itself`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 1️⃣2️⃣<UIButton: 0x103; frame = (20 0; 0 0)>
      """
    ).expect(ZeroSize.self)
    #expect(finding.code.count == 2)
  }

  @Test func `a rotated view without a width is to blame, although the box around it has an area`() throws {
    let dump = try MarkedDump(
      """
      3️⃣<UIWindow: 0x100; frame = (0 0; 400 400)>
         | 1️⃣2️⃣<UIView: 0x101; frame = (73.3786 52.1561; 161.243 62.6879); transform = [0.362358, -0.932039, 0.932039, 0.362358, 0, 0]>
      """)
    let onLine = ViewPoint(x: 73.3786, y: 52.1561), beside = ViewPoint(x: 220, y: 60)
    #expect(try dump.expect(ZeroSize.self, at: onLine).text.hasPrefix("It is 0 × 173 points"))
    #expect(try dump.explain(at: onLine).certainty == .likely)
    try dump.expect(ZeroSize.self, at: beside)
    #expect(try dump.explain(at: beside).certainty == .certain)
  }

  @Test func `the custom view of a bar item says how large it is by constraints`() throws {
    let dump = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UINavigationBar: 0x101; frame = (0 20; 375 44)>
         |    | <_UINavigationBarContentView: 0x102; frame = (0 0; 375 44)>
         |    |    | 3️⃣<_UIButtonBarStackView: 0x103; frame = (300 0; 60 44)>
         |    |    |    | 1️⃣<_UITAMICAdaptorView: 0x104; frame = (42 22; 0 0)>
         |    |    |    |    | <Chat.Avatar: 0x105; frame = (-18 -18; 36 36)>
         |    |    |    |    |    | 2️⃣<UIButton: 0x106; frame = (0 0; 36 36)>
      """)
    let finding = try dump.expect(ZeroSize.self)
    #expect(finding.certainty == .likely)
    #expect(finding.code.contains("customView.widthAnchor.constraint(equalToConstant: 36).isActive = true"))
    #expect(try dump.explain().certainty == .likely)
  }

  @Test func `a title view without a size gets that of what is in it`() throws {
    let explanation = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 402 874)>
         | <UINavigationBar: 0x101; frame = (0 62; 402 54)>
         |    | <UIKit.NavigationBarContentView: 0x102; frame = (0 0; 402 54)>
         |    |    | <UIKit.NavigationBarTitleControl: 0x103; frame = (0 0; 402 54)>
         |    |    |    | <_UITAMICAdaptorView: 0x104; frame = (201 27; 0 0)>
         |    |    |    |    | <ChannelTitleView: 0x105; frame = (0 0; 0 0)>
         |    |    |    |    |    | 2️⃣<UIButton: 0x106; frame = (-70 -17; 140 34)>
      """
    ).explain()
    let finding = try #require(explanation.expectation?.blocking.first)
    #expect(finding.reason == ZeroSize.id && finding.remedy.contains("titleView of the navigation item"))
    #expect(
      finding.code.filter { !$0.hasPrefix("//") } == [
        "titleView.widthAnchor.constraint(equalToConstant: 140).isActive = true",
        "titleView.heightAnchor.constraint(equalToConstant: 34).isActive = true",
      ])
  }

  @Test func `a view of React Native gets its size from its style`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 390 844)>
         | <RCTRootView: 0x101; frame = (0 0; 390 844)>
         |    | 1️⃣<RCTView: 0x102; frame = (0 800; 390 0); clipsToBounds = YES>
         |    |    | 2️⃣<RCTView: 0x103; frame = (20 -96; 100 44)>
      """
    ).expect(ZeroSize.self)
    #expect(finding.code.first == "overflow: 'visible'" && !finding.remedy.contains("Auto Layout"))
  }

  @Test func `the constraint of a file that makes a view empty is named`() throws {
    let box = DesignFile.view(
      "view", "box", 0, 100, 300, 0,
      """
      <subviews>\(DesignFile.view("button", "b", 0, 0, 300, 44))</subviews>
      <constraints><constraint firstAttribute="height" id="h-1"/></constraints>
      """)
    let file = DesignFile.storyboard(box, outlets: "<outlet property=\"boxHeight\" destination=\"h-1\"/>")
    let document = try SnapshotDocument.read(bytes: Array(file.utf8), file: "a.storyboard")
    let finding = try #require(
      try Explainer(document).explain(at: nil, expecting: ViewSelector("b")).expectation?.blocking.first)
    #expect(finding.remedy.hasPrefix("Its height constraint (h-1, outlet boxHeight) is 0."))
    #expect(finding.code == ["boxHeight.constant = 44"])
  }

  @Test func `the view beside the text of a text field says how large it is by constraints`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 390 844)>
         | <UITextField: 0x101; frame = (24 300; 345 48); text = 'secret'>
         |    | 1️⃣<UIView: 0x102; frame = (338 24; 0 0)>
         |    |    | 2️⃣<UIButton: 0x103; frame = (-52 -15; 44 30)>
      """
    ).expect(ZeroSize.self)
    #expect(finding.remedy.contains("is the rightView of a text field"))
    #expect(finding.code.contains("rightView.widthAnchor.constraint(equalToConstant: 44).isActive = true"))
  }

  @Test func `a view without any size is pinned to what is in it`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 390 844)>
         | <UIView: 0x101; frame = (24 300; 345 48)>
         |    | 1️⃣<UIView: 0x102; frame = (338 24; 0 0)>
         |    |    | 2️⃣<UIButton: 0x103; frame = (-52 -15; 44 30)>
      """
    ).expect(ZeroSize.self)
    #expect(finding.code.filter { $0.contains("Anchor.constraint(equalTo:") }.count == 4)
    #expect(!finding.code.contains { $0.contains("bounds.origin") })
  }
}
