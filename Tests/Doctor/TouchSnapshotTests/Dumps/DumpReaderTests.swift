// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

@Suite struct DumpReaderTests {
  @Test func `a dump as the debugger prints it needs no repair`() throws {
    let outline = try Outline(
      """
      <ShopWindow: 0x7fb81a4055c0; baseClass = UIWindow; frame = (0 0; 390 844); autoresize = W+H; gestureRecognizers = <NSArray: 0x6000014d2970>; layer = <UIWindowLayer: 0x600001ae6880>>
         | <UITransitionView: 0x7fb81a5109d0; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600001ae7d00>>
         |    | <Shop.CartView: 0x7fb81a51b0f0; frame = (0 47.6667; 390 -12.5); clipsToBounds = YES; alpha = 0.5; layer = <CALayer: 0x600001a24600>>
         |    |    | <UIButton: 0x7fb81a545dd0; frame = (8 8; 44 44); hidden = YES; opaque = NO; tag = 7; layer = <CALayer: 0x600001a06240>>
         |    | <UILabel: 0x7fb81a533a0; frame = (0 0; 92.3333 20.3333); text = 'Total'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002c506e0>>
         | <UIView: 0x7fb81a5409f0; frame = (0 0; 0 0); layer = <CALayer: 0x600001ae2680>>

      """)
    #expect(
      outline.views == [
        "ShopWindow 0 0 390 844 base=UIWindow recognizers=true",
        "  UITransitionView 0 0 390 844",
        "    Shop.CartView 0 47.6667 390 -12.5 alpha=0.5 clips=true",
        "      UIButton 8 8 44 44 hidden=true tag=7",
        "    UILabel 0 0 92.3333 20.3333 'Total' interaction=false",
        "  UIView 0 0 0 0",
      ])
    #expect(outline.repairs == [])
    #expect(outline.document.format == .recursiveDescription)
    let tree = outline.document.trees[0]
    #expect(tree.views[3].identifier == "0x7fb81a545dd0")
    #expect(tree.views[3].position == SourcePosition(file: "dump.txt", line: 4, column: 16))
    #expect(tree.views[3].attributes == [ViewSnapshot.Attribute(name: "opaque", value: "NO")])
  }

  @Test func `what a dump leaves out is the default, and what it has no word for is unknown`() throws {
    let view = try #require(
      Outline("<UIButton: 0x1a; frame = (0 0; 44 44); layer = <CALayer: 0x2b>>").document.trees.first?.views
        .first)
    #expect(view.alpha == .known(1) && view.isHidden == .known(false) && view.tag == .known(0))
    #expect(view.isUserInteractionEnabled == .known(true) && view.clipsToBounds == .known(false))
    #expect(view.transform == .known(.identity) && view.anchorPoint == .known(ViewPoint(x: 0.5, y: 0.5)))
    #expect(view.hasRecognizers == .known(false) && view.recognizers == .known([]))
    #expect(view.boundsOrigin == .known(.zero))
    #expect(view.bounds == .unknown && view.isEnabled == .unknown && view.actions == .unknown)
    #expect(view.isMultipleTouchEnabled == .unknown && view.isExclusiveTouch == .unknown)
  }

  @Test func `only plain classes of UIKit are known not to scroll`() throws {
    let outline = try Outline(
      """
      <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <Shop.CartView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <UIScrollView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x1>; contentOffset: {0, -64}; contentSize: {375, 533.5}; adjustedContentInset: {64, 0, 0, 0}>
         | <UIScrollView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <UITableViewCellContentView: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <MyButton: 0x6; baseClass = UIButton; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
      """)
    let views = outline.document.trees[0].views
    #expect(
      views.map(\.boundsOrigin) == [
        .known(.zero), .unknown, .known(ViewPoint(x: 0, y: -64)), .unknown, .known(.zero), .unknown,
      ])
    #expect(views[2].contentSize == .known(ViewSize(width: 375, height: 533.5)))
    #expect(views[2].contentInset == .known(ContentInset(top: 64)))
    #expect(views[2].attribute("adjustedContentInset") == nil)
  }

  @Test func `a window is known by its layer too`() throws {
    let outline = try Outline(
      "<_UIShadeWindow: 0x18; frame = (0 0; 320 568); opaque = NO; layer = <UIWindowLayer: 0x19>>")
    #expect(outline.views == ["_UIShadeWindow 0 0 320 568 base=UIWindow"])
  }

  @Test func `transforms, anchor points and numbers are kept as they are read`() throws {
    let outline = try Outline(
      """
      <UIView: 0x1; frame = (20 0; 748 1024); transform = [0, -1, 1, 0, -0, 3.5e-2]; anchorPoint = (0 1); layer = <CALayer: 0x1>>
         | <_UIText: 0x2; frame = (0 0; 1.7976931348623157e+308 inf); layer = <CALayer: 0x1>>
      """)
    let views = outline.document.trees[0].views
    #expect(views[0].transform == .known(ViewTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0.035)))
    #expect(views[0].anchorPoint == .known(ViewPoint(x: 0, y: 1)))
    #expect(views[1].frame == .known(ViewRect(x: 0, y: 0, width: 1.7976931348623157e308, height: .infinity)))
  }

  @Test func `class names may be mangled, generic and private`() throws {
    let outline = try Outline(
      """
      <_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <Kit.Box<Swift.Dictionary<Swift.String, Swift.Array<Swift.Int>>, Kit.Style>: 0x2; baseClass = UIView; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <Kit.(Inner in _8D2F): 0x3; frame = (1 1; 9 9); layer = <CALayer: 0x1>>
         | <Größe.Ansicht: 0x4; frame = (2 2; 9 9); layer = <CALayer: 0x1>>
      """)
    #expect(
      outline.views == [
        "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__ 0 0 9 9",
        "  Kit.Box<Swift.Dictionary<Swift.String, Swift.Array<Swift.Int>>, Kit.Style> 0 0 9 9 base=UIView",
        "  Kit.(Inner in _8D2F) 1 1 9 9",
        "  Größe.Ansicht 2 2 9 9",
      ])
    #expect(outline.repairs == [])
  }

  @Test func `values may hold brackets and semicolons`() throws {
    let outline = try Outline(
      """
      <UIView: 0x1; frame = (0 0; 9 9); animations = { <_UITilt: 0x16d>=<CAGroup: 0x182>; position=<CASpring: 0x6>; }; backgroundColor = <UIDynamicSystemColor: 0x60; name = systemBackgroundColor>; layer = <CALayer: 0x1>>
         | <UIView: 0x2; frame = (0 0; 8 8); hidden = YES; backgroundColor = UIExtendedGrayColorSpace 0 0; tintColor = <UIProvider: 0x28; provider = <__NSBlock: 0x28>>; layer = <CALayer: 0x1>>
         | <UIImageView: 0x3; frame = (0 0; 7 7); userInteractionEnabled = NO; image = <UIImage:0x60 named(main: star) {10, 10}>; layer = <CALayer: 0x1>>
      """)
    #expect(
      outline.views == [
        "UIView 0 0 9 9", "  UIView 0 0 8 8 hidden=true", "  UIImageView 0 0 7 7 interaction=false",
      ])
    #expect(outline.repairs == [])
    let views = outline.document.trees[0].views
    #expect(
      views[0].attribute("animations")
        == "{ <_UITilt: 0x16d>=<CAGroup: 0x182>; position=<CASpring: 0x6>; }")
    #expect(
      views[1].attribute("tintColor") == "<UIProvider: 0x28; provider = <__NSBlock: 0x28>>")
  }

  @Test(arguments: [
    ("Sign in; or > leave", "Sign in; or > leave"), ("It's; here", "It's; here"), ("", ""),
    ("a > b' > c", "a > b' > c"), (#"A-\u8303\ud83d\udc8b"#, "A-范💋"), ("Grüße 👋🏽…", "Grüße 👋🏽…"),
    (#"it\'s \"here\""#, #"it's "here""#),
    ("<UIView: 0x1; frame = (0 0; 1 1)>", "<UIView: 0x1; frame = (0 0; 1 1)>"),
    ("two\nlines", "two\nlines"), (#"two\nlines"#, "two\nlines"), (#"\u12"#, #"\u12"#), ("'", "'"),
  ])
  func `a text ends where a field follows its quote`(written: String, read: String) throws {
    let outline = try Outline(
      """
      <UILabel: 0x1; frame = (0 0; 9 9); text = '\(written)'; hidden = YES; layer = <_UILabelLayer: 0x1>>
         | <UIView: 0x2; frame = (0 0; 8 8); layer = <CALayer: 0x1>>
      """)
    #expect(outline.views == ["UILabel 0 0 9 9 '\(read)' hidden=true", "  UIView 0 0 8 8"])
  }

  @Test func `entries may have no address, as snapshot tests record them`() throws {
    let outline = try Outline(
      """
      <UIView; frame = (15 74; 345 201); autoresize = RM+BM; layer = <CALayer>>
       | <UIView; frame = (8 8; 185 185); layer = <CALayer>>
       |    | <UIButton; frame = (8 8; 153 30); opaque = NO; layer = <CALayer>>
       | <UILabel; frame = (8 8; 120 21); text = 'Label'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
      """)
    #expect(
      outline.views == [
        "UIView 15 74 345 201", "  UIView 8 8 185 185", "    UIButton 8 8 153 30",
        "  UILabel 8 8 120 21 'Label' interaction=false",
      ])
    #expect(outline.document.trees[0].views.allSatisfy { $0.identifier == nil })
  }

  @Test func `entries of iOS 4 have no layer and end with a semicolon`() throws {
    let outline = try Outline(
      """
      <UIWebView: 0x68220e0; frame = (0 0; 320 460); >
      | <UIScrollView: 0x4b2bee0; frame = (0 0; 320 460); >
      |    | <UIImageView: 0x4b12030; frame = (0 0; 54 54) >
      |    | <UIImageView: 0x4b2d0c0; frame = (0 0; 320 30);  >
      """)
    #expect(
      outline.views == [
        "UIWebView 0 0 320 460", "  UIScrollView 0 0 320 460", "    UIImageView 0 0 54 54",
        "    UIImageView 0 0 320 30",
      ])
    #expect(outline.repairs == [])
  }

  @Test func `layers without a view are noted at the view they are in`() throws {
    let outline = try Outline(
      """
      <Hosting: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <CALayer: 0x60000c> (layer)
         |    | <CALayer: 0x60000d> (layer) delegate=<Drawing: 0x1>
         | <UIView: 0x2; frame = (0 0; 8 8); layer = <CALayer: 0x1>>
         |    | <_UILabelContentLayer: 0x16> (layer)
      """)
    #expect(outline.views == ["Hosting 0 0 9 9", "  UIView 0 0 8 8"])
    #expect(outline.document.entries == 2 && outline.repairs == [])
    let views = outline.document.trees[0].views
    #expect(views[0].attributes.map(\.value) == ["CALayer 0x60000c", "CALayer 0x60000d"])
    #expect(views[1].attributes.map(\.name) == ["layer-only"])
  }

  @Test func `words behind an entry are kept, and are a text where they are one`() throws {
    let outline = try Outline(
      """
      <UINavigationBar: 0x1; frame = (0 0; 320 44); layer = <CALayer: 0x1>>
         | <UINavigationItemView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0x1>> - Back
         | <UIImageView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x1>> - (null)
         | <Card: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x1>>, "Ace of hearts"
         | <<_UITextContainerView: 0x5; frame = (0 0; 9 9); layer = <_UITile: 0x1>> minSize = {0, 0}, maxSize = {1.7976931348623157e+308, 1.7976931348623157e+308}, textContainer = <NSTextContainer: 0x6 size = (9,inf)>>
         | <UIView: 0x7; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
      """)
    #expect(
      outline.views == [
        "UINavigationBar 0 0 320 44", "  UINavigationItemView 0 0 9 9 'Back'", "  UIImageView 0 0 9 9",
        "  Card 0 0 9 9 'Ace of hearts'", "  _UITextContainerView 0 0 9 9", "  UIView 0 0 9 9",
      ])
    #expect(outline.repairs == [])
    #expect(outline.document.trees[0].views[4].attribute("trailing")?.contains("minSize = {0, 0}") == true)
  }

  /// No dump of tvOS or of Mac Catalyst was found in public; this one is made up.
  @Test func `a window of Mac Catalyst is a window`() throws {
    let outline = try Outline(
      """
      <UIWindow: 0x1; frame = (0 0; 1024 768); layer = <UIWindowLayer: 0x2>; UINSWindow = <UINSWindow: 0x3>>
         | <UITransitionView: 0x4; frame = (0 0; 1024 768); layer = <CALayer: 0x5>>
         |    | <UIView: 0x6; frame = (0 0; 1024 768); layer = <CALayer: 0x7>>
      """)
    #expect(
      outline.views == [
        "UIWindow 0 0 1024 768", "  UITransitionView 0 0 1024 768", "    UIView 0 0 1024 768",
      ])
    #expect(outline.repairs == [])
  }
}
