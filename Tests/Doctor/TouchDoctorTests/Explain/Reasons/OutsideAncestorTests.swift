// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct OutsideAncestorTests {
  @Test func `what is scrolled out of sight has to be scrolled, and nothing else`() throws {
    let dump = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x1>>
         |    | 1️⃣<UIScrollView: 0x102; frame = (0 0; 375 300); clipsToBounds = YES; layer = <CALayer: 0x1>; contentOffset: {0, 0}; contentSize: {375, 900}>
         |    |    | 2️⃣<UIButton: 0x103; frame = (0 400; 100 40); layer = <CALayer: 0x1>>
      """)
    let finding = try dump.expect(OutsideAncestor.self)
    #expect(finding.text.contains("scrolled out of sight"))
    #expect(
      finding.code == [
        "// scrollView is UIScrollView 0x102 (375 × 300)",
        "scrollView.scrollRectToVisible(scrollView.convert(button.bounds, from: button), animated: true)",
      ])
  }

  @Test func `what lies beside the window has to move`() throws {
    let dump = try MarkedDump(
      """
      1️⃣<UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
         | 2️⃣<UIButton: 0x103; frame = (0 -60; 100 40); layer = <CALayer: 0x1>>
      """)
    let finding = try dump.expect(OutsideAncestor.self)
    #expect(finding.text.contains("no finger can reach"))
    #expect(
      finding.code == [
        "button.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor).isActive = true",
        "// or, without Auto Layout: button.frame = button.frame.offsetBy(dx: 0, dy: 60)",
      ])
  }

  @Test func `what lies beside the window with all that it lies in is moved with it`() throws {
    let dump = try MarkedDump(
      """
      1️⃣<UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x1>>
         |    | <UIView: 0x102; frame = (400 0; 375 667); layer = <CALayer: 0x1>>
         |    |    | 2️⃣<UIButton: 0x103; frame = (20 100; 100 44); layer = <CALayer: 0x1>>
      """)
    let finding = try dump.expect(OutsideAncestor.self)
    #expect(finding.remedy == "Pin UIView 0x102, which contains it, inside the window:")
    #expect(
      finding.code.last?.contains("container.frame = container.frame.offsetBy(dx: -400, dy: 0)") == true)
    #expect(try dump.explain().expectation?.blocking.count == 1, "one cause, told once")
  }

  @Test func `what is larger than the window is moved as far as the view needs`() throws {
    let dump = try MarkedDump(
      """
      1️⃣<UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x102; frame = (0 0; 1000 667); layer = <CALayer: 0x1>>
         |    | 2️⃣<UIButton: 0x103; frame = (500 100; 100 44); layer = <CALayer: 0x1>>
      """)
    #expect(
      try dump.expect(OutsideAncestor.self).code.last?.contains(
        "container.frame = container.frame.offsetBy(dx: -225, dy: 0)") == true)
  }

  @Test func `what is scrolled below the window comes back by scrolling`() throws {
    let dump = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x1>>
         |    | 1️⃣<UIScrollView: 0x102; frame = (0 0; 375 667); clipsToBounds = YES; contentOffset: {0, 0}>
         |    |    | <UIView: 0x104; frame = (0 0; 375 2000); layer = <CALayer: 0x1>>
         |    |    |    | 2️⃣<UIButton: 0x103; frame = (20 1100; 100 44); layer = <CALayer: 0x1>>
      """)
    let finding = try dump.expect(OutsideAncestor.self)
    #expect(finding.text.contains("scrolled out of sight"))
    #expect(
      finding.code == [
        "// scrollView is UIScrollView 0x102 (375 × 667)",
        "scrollView.scrollRectToVisible(scrollView.convert(button.bounds, from: button), animated: true)",
      ])
    #expect(try dump.explain().expectation?.blocking.count == 1)
  }

  @Test func `a scroll view that is beside the window itself has to move`() throws {
    let dump = try MarkedDump(
      """
      1️⃣<UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
         | <UIScrollView: 0x102; frame = (375 0; 375 667); clipsToBounds = YES; contentOffset: {0, 0}>
         |    | 2️⃣<UIButton: 0x103; frame = (20 100; 100 44); layer = <CALayer: 0x1>>
      """)
    #expect(
      try dump.expect(OutsideAncestor.self).code.last?.contains(
        "scrollView.frame = scrollView.frame.offsetBy(dx: -375, dy: 0)") == true)
  }

  private static let bar = """
    <UIWindow: 0x100; frame = (0 0; 375 667)>
       | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
       |    | 1️⃣<BottomView: 0x102; frame = (0 603; 375 64)>
       |    |    | 2️⃣<UIButton: 0x103; frame = (167.5 -20; 40 40); text = '+'>
    """

  @Test func `a button that sticks out of its bar is not asked there, and the bar is to blame, by so much`()
    throws
  {
    let finding = try MarkedDump(Self.bar).expect(OutsideAncestor.self, at: ViewPoint(x: 187, y: 590))
    #expect(
      finding.text == """
        Its upper 20 pt lie outside BottomView 0x102, which contains it. The point is 13 pt above its top edge. UIKit \
        does not look inside a view for touches outside its bounds.
        """)
    #expect(finding.code[2] == "    || button.point(inside: convert(point, to: button), with: event)")
  }

  @Test func `the lower half of it is touched`() throws {
    let explanation = try MarkedDump(Self.bar).explain(at: ViewPoint(x: 187, y: 612))
    #expect(explanation.expectation?.gets == true)
    #expect(explanation.certainty == .likely, "the class of the bar could do anything")
  }

  @Test func `asked without a point, it says which part works, and why the rest does not`() throws {
    let expectation = try #require(try MarkedDump(Self.bar).explain().expectation)
    #expect(expectation.reach?.text == "its lower 20 of 40 pt")
    #expect(expectation.reach?.isExact == true)
    #expect(expectation.rest?.reason == OutsideAncestor.id)
  }

  @Test func `what sticks out of a view that is turned is measured along the edges of that view`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 390 844)>
         | 1️⃣<UIView: 0x101; frame = (45 272; 300 300); transform = [0, 1, -1, 0, 0, 0]>
         |    | 2️⃣<UIButton: 0x102; frame = (240 -30; 50 40)>
      """
    ).expect(OutsideAncestor.self, at: ViewPoint(x: 355, y: 537))
    #expect(finding.text.hasPrefix("Its upper 30 pt lie outside UIView 0x101"))
    #expect(finding.text.contains("The point is 10 pt above its top edge."))
  }

  @Test func `in a file, content below the fold is scrolled to`() throws {
    let content = DesignFile.view(
      "view", "content", 0, 0, 320, 900,
      "<subviews>\(DesignFile.view("button", "b", 0, 800, 320, 44))</subviews>")
    let file = DesignFile.storyboard(
      DesignFile.view("scrollView", "s", 0, 20, 320, 460, "<subviews>\(content)</subviews>"))
    let document = try SnapshotDocument.read(bytes: Array(file.utf8), file: "a.storyboard")
    let explanation = try Explainer(document).explain(at: nil, expecting: ViewSelector("b"))
    #expect(explanation.headline.contains("is scrolled out of sight, and cannot be touched now (likely)"))
    #expect(explanation.expectation?.blocking.first?.remedy.hasPrefix("Scroll it into sight") == true)
  }

  @Test func `a button that was added to a table scrolls with its rows`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 1️⃣<UITableView: 0x101; frame = (0 0; 375 667); contentOffset: {0, 900}; contentSize: {375, 2000}>
         |    | 2️⃣<UIButton: 0x102; frame = (300 600; 56 56)>
      """
    ).expect(OutsideAncestor.self)
    #expect(finding.text.contains("it was added to the list itself, and scrolls with the rows"))
    #expect(finding.code.last?.contains("tableView.frameLayoutGuide.bottomAnchor") == true)
  }

  @Test func `a content view that did not follow its cell gets the bounds of that`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UICollectionView: 0x101; frame = (0 0; 375 667); contentOffset: {0, 0}; contentSize: {375, 900}>
         |    | 3️⃣<UICollectionViewCell: 0x102; frame = (0 0; 175 228)>
         |    |    | 1️⃣<UIView: 0x103; frame = (0 0; 50 50)>
         |    |    |    | 2️⃣<UIButton: 0x104; frame = (120 170; 44 44)>
      """
    ).expect(OutsideAncestor.self)
    #expect(
      finding.code == [
        "contentView.frame = bounds", "contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      ])
  }

  @Test func `a child that kept the size of its nib gets the bounds of what holds it`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 393 852)>
         | <UIView: 0x101; frame = (0 0; 393 852)>
         |    | 3️⃣<UIView: 0x102; frame = (0 99; 393 753)>
         |    |    | 1️⃣<UIView: 0x103; frame = (0 0; 320 568)>
         |    |    |    | <UILabel: 0x104; frame = (24 40; 280 34); userInteractionEnabled = NO>
         |    |    |    | 2️⃣<UIButton: 0x105; frame = (24 640; 345 50)>
      """
    ).expect(OutsideAncestor.self)
    #expect(finding.code.contains { $0.hasSuffix(".frame = outerContainer.bounds") })
  }

  @Test func `a window without a name or an address is called the window`() throws {
    var dump = try MarkedDump(
      """
      1️⃣<UIWindow: 0x100; frame = (0 0; 390 844)>
         | 2️⃣<UIButton: 0x101; frame = (380 100; 40 40)>
      """)
    dump.change("1️⃣") { $0.identifier = nil }
    let finding = try dump.expect(OutsideAncestor.self)
    #expect(finding.text.hasPrefix("Its right 30 pt lie outside the window, which no finger"))
  }
}
