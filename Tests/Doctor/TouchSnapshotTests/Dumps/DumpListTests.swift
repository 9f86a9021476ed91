// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

@Suite struct DumpListTests {
  @Test(arguments: ["", ","])
  func `a list that ends with the window is the way up to it`(comma: String) throws {
    let outline = try Outline(
      """
      > <UIView: 0x1; frame = (-124 0; 414 736); userInteractionEnabled = NO; layer = <CALayer: 0x1>>\(comma)
      >
      > <UILayoutContainerView: 0x2; frame = (0 0; 414 736); layer = <CALayer: 0x1>>\(comma)
      >
      > <UIWindow: 0x3; frame = (0 0; 414 736); layer = <UIWindowLayer: 0x1>>
      """)
    #expect(
      outline.views == [
        "UIWindow 0 0 414 736", "  UILayoutContainerView 0 0 414 736",
        "    UIView -124 0 414 736 interaction=false",
      ])
    #expect(
      outline.repairs == [
        "1:3 3 entries without bars end with a window; they are read as the way up from a view to it"
      ])
  }

  @Test func `an array holds the subviews of one view`() throws {
    let outline = try Outline(
      """
      <__NSArrayM 0x6000024b9710>(
      <MKMapView: 0x1; frame = (0 0; 9 9); focused = YES; layer = <CALayer: 0x1>>,
      <PassThroughView: 0x2; frame = (0 0; 8 8); layer = <CALayer: 0x1>>,
      <UIView: 0x3; frame = (0 0; 7 7); layer = <CALayer: 0x1>>
      )
      """)
    #expect(outline.views == ["MKMapView 0 0 9 9", "PassThroughView 0 0 8 8", "UIView 0 0 7 7"])
    #expect(outline.document.trees[0].isNestingKnown)
    #expect(
      outline.repairs == [
        "2:1 3 entries of an array are read as the subviews of one view, from the back to the front"
      ])
  }

  @Test func `of any other list nobody knows how it is nested`() throws {
    let outline = try Outline(
      """
      <Shop.MainWindow: 0x1; baseClass = UIWindow; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>
      <UITransitionView: 0x2; frame = (0 0; 375 667); layer = <CALayer: 0x1>>
      <UIButton: 0x3; frame = (10 69.5; 38 38); opaque = NO; tag = 1; layer = <CALayer: 0x1>>
      """)
    #expect(outline.document.trees.map(\.isNestingKnown) == [false])
    #expect(outline.document.trees[0].roots == [0, 1, 2])
    #expect(outline.repairs.count == 1 && outline.repairs[0].contains("not known which view is inside which"))
    #expect(outline.document.trees[0].geometry()[2].doubt == .nestingUnknown)
  }

  @Test func `a loop of one's own over views counts the depth in dashes`() throws {
    let outline = try Outline(
      """
      (lldb) po [webView explode]
        {{14, 154}, {290, 57}} UIWebView (<UIWebView: 0x1; frame = (14 0; 290 57); text = 'We are open'; tag = 7; layer = <CALayer: 0x1>>)
        {{14, 154}, {290, 57}} -_UIWebViewScrollView:UIWebScrollView (<_UIWebViewScrollView: 0x2; frame = (0 0; 290 57); clipsToBounds = YES; layer = <CALayer: 0x1>; contentOffset: {0, 0}>)
         {{14, 154}, {54, 54}} --UIImageView:UIView (<UIImageView: 0x3; frame = (0 0; 54 54); alpha = 0; layer = <CALayer: 0x1>> - (null))
      """)
    #expect(
      outline.views == [
        "UIWebView 14 0 290 57 'We are open' tag=7", "  _UIWebViewScrollView 0 0 290 57 clips=true",
        "    UIImageView 0 0 54 54 alpha=0.0",
      ])
    #expect(outline.repairs.count == 1)
  }

  @Test func `the tree of EarlGrey says less than a dump, and what it does not say is unknown`() throws {
    let outline = try Outline(
      """
        |--<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; frame={{0, 0}, {375, 667}}; opaque; alpha=1>
        |  |--<Shop.Button:0x2; AX=Y; AX.id='buy'; AX.label='Buy; now'; AX.traits='UIAccessibilityTraitButton'; frame={{10, 477}, {355, 0.5}}; alpha=0.5>
      """)
    #expect(outline.document.format == .earlGrey)
    let unknown = "hidden=? interaction=? clips=? tag=? recognizers=?"
    #expect(
      outline.views == [
        "UIWindow 0 0 375 667 \(unknown)", "  Shop.Button 10 477 355 0.5 alpha=0.5 \(unknown)",
      ])
    let button = outline.document.trees[0].views[1]
    #expect(button.identifier == "0x2" && button.accessibilityIdentifier == "buy")
    #expect(button.accessibilityLabel == "Buy; now" && button.transform == .unknown)
    #expect(button.attribute("AX.traits") == "UIAccessibilityTraitButton")
    #expect(outline.repairs == [])
  }

  @Test func `views printed in a row, each with what is inside it, are trees of their own`() throws {
    let outline = try Outline(
      """
      <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <UIView: 0x2; frame = (0 0; 8 8); layer = <CALayer: 0x1>>
      <UIButton: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
      """)
    #expect(outline.views == ["UIView 0 0 9 9", "  UIView 0 0 8 8", "--", "UIButton 0 0 9 9"])
    #expect(
      outline.repairs == [
        "1:1 2 views are printed in a row, each with what is inside it; they are treated as separate trees"
      ])
  }

  @Test func `what is written about a dump is not a part of it`() throws {
    let outline = try Outline(
      """
      ```
      <UIView: 0x7f8; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <UIButton: 0x7f9; frame = (0 0; 8 8); layer = <CALayer: 0x1>>
      ```
      I tap, and `<UIButton: 0x7f9; frame = (0 0; 8 8); layer = <CALayer: 0x1>>` is not called: {(
          <UITouch: 0x10> phase: Began window: <UIView: 0x7f8; frame = (0 0; 9 9); layer = <CALayer: 0x21>> view: <UIButton: 0x7f9; frame = (0 0; 8 8); layer = <CALayer: 0x23>> location: {1, 2}
      )}
      hitTest = <UIView: 0x22; frame = (0 0; 320 480); layer = <CALayer: 0x23>>
      | a | b |
      |---|---|
      | 1 | 2 |
      """)
    #expect(outline.views == ["UIView 0 0 9 9", "  UIButton 0 0 8 8"])
    #expect(outline.document.entries == 5)
    #expect(
      outline.repairs == [
        "5:1 2 entries have other text before it in the line, such as \"I tap, and `\"; it is left out",
        "5:13 2 entries repeat views of a tree in this file; left out",
        "6:109 1 entry repeats a view of a tree in this file; left out",
        "8:1 3 lines that are not part of a dump are left out, the first is \"hitTest = <UIView: 0x22; frame = (0 0; 320 480);…\"",
      ])
  }
}
