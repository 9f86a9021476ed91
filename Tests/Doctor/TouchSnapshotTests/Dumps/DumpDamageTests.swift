// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

@Suite struct DumpDamageTests {
  private static let whole = """
    <UIWindow: 0x7fc89de09e30; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x60800004d0e0>; layer = <UIWindowLayer: 0x60800003e980>>
       | <Shop.Card<Swift.Int>: 0x7fc89dd08500; baseClass = UIControl; frame = (0 10; 375 44.5); text = 'Buy; now'; hidden = YES; autoresize = W+H; layer = <CALayer: 0x61800003ea60>>
       |    | <UIButton; frame = (1 2; 3 4); transform = [1, 0, 0, 2, 0, 0]; layer = <CALayer>>
       | <UIView: 0x7fc89df106f0; frame = (5 6; 7 8); layer = <CALayer: 0x6100002363c0>; contentOffset: {0, -64}>
    """

  /// A dump with line breaks after so many columns.
  private static func wrapped(_ dump: String, at width: Int) -> String {
    dump.split(separator: "\n").map { line in
      var (rest, pieces): (Substring, [Substring]) = (line, [])
      while rest.count > width {
        pieces.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return (pieces + [rest]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(arguments: 40...130)
  func `a dump wrapped at any column is the same dump`(width: Int) throws {
    let plain = try Outline(Self.whole)
    let outline = try Outline(Self.wrapped(Self.whole, at: width))
    #expect(outline.views == plain.views)
    #expect(outline.repairs.count == 1 && outline.repairs[0].contains("wrapped over several lines"))
  }

  @Test func `a line break inside a text belongs to it, unless all lines are wrapped there`() throws {
    let dump = """
      <UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>>
       | <UILabel: 0x2; frame = (0 0; 1 1); text = 'two
      lines'; layer = <_UILabelLayer: 0x1>>
       | <UILabel; frame = (0 0; 1 1); text = 'broken'; layer = <_UILabelLayer: 0x1>>
      """
    let wrapped = Self.wrapped(dump, at: 43)
    #expect(wrapped.contains("'br\noken'"))
    let outline = try Outline(wrapped)
    #expect(
      outline.views == ["UIView 0 0 1 1", "  UILabel 0 0 1 1 'two\nlines'", "  UILabel 0 0 1 1 'broken'"])
  }

  @Test func `a dump whose indent was wrapped keeps its depth`() throws {
    let deep = String(repeating: "   | ", count: 9)
    let outline = try Outline(
      """
      \(deep)<A: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>>
      \(deep)
         | <B: 0x2; frame = (0 0; 2 2); layer = <CALayer: 0x1>>
      """)
    #expect(outline.views == ["A 0 0 1 1", "  B 0 0 2 2"])
  }

  @Test(arguments: 0..<160)
  func `a dump cut anywhere keeps what comes before the cut`(length: Int) throws {
    let last =
      #"   | <Shop.Card: 0x7fc8; baseClass = UIControl; frame = (0 10; 375 44.5); text = 'Buy; > now'; alpha = 0.25; hidden = YES; autoresize = W+H; layer = <CALayer: 0x6180>>"#
    let first = "<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>>\n"
    let outline = try Outline(first + last.prefix(length))
    #expect(outline.views.first == "UIView 0 0 1 1")
    guard let view = outline.document.trees[0].views.dropFirst().first else { return }
    #expect(view.className == "Shop.Card")
    #expect(outline.repairs.count >= (length < 155 ? 1 : 0))
    if let frame = view.frame.value { #expect(frame == .init(x: 0, y: 10, width: 375, height: 44.5)) }
    #expect(view.alpha == .unknown || view.alpha == .known(0.25))
    #expect(view.isHidden == .unknown || view.isHidden == .known(true))
    if let base = view.baseClass { #expect(base == "UIControl") }
    if length < 155 { #expect(view.isUserInteractionEnabled == .unknown || length > 146) }
  }

  @Test func `a cut entry says what it was cut in, and what comes before that is known`() throws {
    let outline = try Outline(
      """
      <UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>>
         | <UILabel: 0x2; frame = (12 12; 31 19); text = 'hide'; clipsToBounds = YES; opaque = NO; userInteractionEnabl

      Can anybody help?
      """)
    #expect(
      outline.views == [
        "UIView 0 0 1 1", "  UILabel 12 12 31 19 'hide' interaction=? clips=true tag=? recognizers=?",
      ])
    #expect(
      outline.repairs == [
        "2:6 the entry of UILabel is cut off in \"userInteractionEnabl\"; the rest of it is missing and treated as unknown",
        "4:1 a line that is not part of a dump is left out: \"Can anybody help?\"",
      ])
  }

  @Test func `an entry without its bracket ends where the next begins`() throws {
    let outline = try Outline(
      """
      <UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>
         | <UIView: 0x2; frame = (0 0; 2 2); hid
         |    | <UIView: 0x3; frame = (0 0; 3 3); layer = <CALayer: 0x1>>
      """)
    #expect(
      outline.views == [
        "UIView 0 0 1 1", "  UIView 0 0 2 2 alpha=? hidden=? interaction=? clips=? tag=? recognizers=?",
        "    UIView 0 0 3 3",
      ])
    #expect(
      outline.repairs == [
        "1:1 the entry of UIView lacks its closing bracket",
        "2:6 the entry of UIView is cut off in \"hid\"; the rest of it is missing and treated as unknown",
      ])
  }

  @Test func `what follows a cut entry is left out and said`() throws {
    let outline = try Outline(
      """
      <UIView: 0x1; frame = (0 0; 1 1); alp
      and so on
      ```
      """)
    #expect(outline.document.trees[0].views.count == 1)
    #expect(
      outline.repairs == [
        "1:1 the entry of UIView is cut off in \"alp\"; the rest of it is missing and treated as unknown",
        "2:1 the text between the cut entry of UIView and the next entry is left out: \"and so on\"",
      ])
  }

  @Test
  func `an attributed text is printed over several lines, with fonts that look like views`() throws {
    let outline = try Outline(
      """
      <RCTRootView: 0x1; frame = (0 0; 414 896); layer = <CALayer: 0x1>>
         | <RCTParagraphComponentView: 0x2; frame = (16 20; 98 24); layer = <CALayer: 0x2>; attributedText = Book {
          NSFont = "<UICTFont: 0x7f8d>";
      }now{
          NSColor = "UIExtendedSRGBColorSpace 1 1 1 1";
          NSFont = "<UICTFont: 0x7f8e>";
      }>
         | <RCTView: 0x3; frame = (0 0; 10 10); layer = <CALayer: 0x3>>
      """)
    let views = outline.document.trees[0].views
    #expect(views.map(\.className) == ["RCTRootView", "RCTParagraphComponentView", "RCTView"])
    #expect(views[1].text == "Book now" && views[1].parent == 0)
    #expect(!outline.repairs.contains { $0.contains("cut off") })
  }

  @Test func `an entry without its beginning is counted and lost`() throws {
    let outline = try Outline(
      """
      frame = (0 0; 414 896); layer = <CALayer: 0x600003586580>>
         | <RCTView: 0x2; reactTag: 113; frame = (0 0; 414 896); layer = <CALayer: 0x1>>
      """)
    #expect(outline.views == ["RCTView 0 0 414 896"])
    #expect(outline.document.entries == 2 && outline.document.repairs.map(\.entriesLost) == [1])
    #expect(outline.document.trees[0].views[0].attribute("reactTag") == "113")
  }

  @Test func `values that are not understood are unknown, and the repair is at the value`() throws {
    let outline = try Outline(
      """
      <UIView: 0x1; frame = (0 0; wide 1); alpha = lots; hidden = MAYBE; tag = 1.5; transform = [1, 2]; layer = <CALayer: 0x1>>
      """)
    #expect(outline.views == ["UIView ? alpha=? hidden=? tag=?"])
    #expect(
      outline.repairs == [
        "1:23 frame = (0 0; wide 1) is not understood and treated as unknown",
        "1:46 alpha = lots is not understood and treated as unknown",
        "1:61 hidden = MAYBE is not understood and treated as unknown",
        "1:74 tag = 1.5 is not understood and treated as unknown",
        "1:91 transform = [1, 2] is not understood and treated as unknown",
      ])
  }
}
