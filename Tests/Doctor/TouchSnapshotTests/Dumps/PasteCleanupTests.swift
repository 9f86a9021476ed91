// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchSnapshot

/// Dumps that went through web pages, chats and word processors, or were typed.
@Suite struct PasteCleanupTests {
  private static let plain = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIButton: 0x4000; frame = (20 100; 100 50); text = 'Buy'; layer = <CALayer: 0x4>>
    """

  private static let dressed: [String] = [
    plain.replacing(" ", with: "\u{A0}"),
    plain.replacing("   |", with: "\u{A0}\u{A0} |"),
    plain.replacing("|", with: "\u{2502}"),
    plain.replacing("<", with: "&lt;").replacing(">", with: "&gt;"),
    plain.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("'", with: "&#39;"),
    plain.replacing("'", with: "&quot;"),
    plain.replacing("'Buy'", with: "\u{2018}Buy\u{2019}"),
    plain.replacing("'Buy'", with: "\u{201C}Buy\u{201D}"),
  ]

  @Test(arguments: dressed)
  func `the dress of a dump is taken off, and said`(text: String) throws {
    let outline = try Outline(text)
    #expect(outline.views == (try Outline(Self.plain)).views)
    #expect(outline.repairs.count == 1)
  }

  @Test func `texts keep their blanks and quotes`() throws {
    let text = Self.plain.replacing("Buy", with: "3\u{A0}€ \u{2018}net\u{2019} &amp; more")
    let outline = try Outline(text)
    #expect(outline.document.trees[0].views[1].text == "3\u{A0}€ \u{2018}net\u{2019} &amp; more")
    #expect(outline.repairs.isEmpty)
  }

  @Test func `a key that is there twice is known only if both say the same`() throws {
    let same = Self.plain.replacing("text =", with: "hidden = YES; hidden = YES; text =")
    #expect(try Outline(same).document.trees[0].views[1].isHidden == .known(true))
    let other = try Outline(Self.plain.replacing("text =", with: "hidden = YES; hidden = NO; text ="))
    #expect(other.document.trees[0].views[1].isHidden == .unknown)
    #expect(other.repairs == ["2:74 hidden is there twice, as YES and NO; it is treated as unknown"])
  }

  @Test(arguments: ["isUserInteractionEnabled", "UserInteractionEnabled", "user_interaction_enabled"])
  func `a key that is almost one of a dump's makes that unknown`(key: String) throws {
    let outline = try Outline(Self.plain.replacing("text =", with: "\(key) = NO; text ="))
    #expect(outline.document.trees[0].views[1].isUserInteractionEnabled == .unknown)
    #expect(outline.repairs.count == 1 && outline.repairs[0].contains("no dump has the key \(key)"))
  }

  @Test func `an entry behind one that is cut in its line is not lost`() throws {
    let outline = try Outline(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x2000; frame = (0 0; 390 844); hid   |    | <UIView: 0x5000; frame = (1 2; 3 4); layer = <CALayer: 0x3>>
         | <UIView: 0x6000; frame = (0 0; 1 1); layer = <CALayer: 0x3>>
      """)
    #expect(
      outline.views == [
        "UIWindow 0 0 390 844",
        "  UIView 0 0 390 844 alpha=? hidden=? interaction=? clips=? tag=? recognizers=?",
        "    UIView 1 2 3 4", "  UIView 0 0 1 1",
      ])
    #expect(outline.repairs.count == 1)
  }

  @Test(arguments: [
    "| <UIView: 0x5; frame = (1 2; 3 4)> ", "| <UIView: 0x5; frame = (1 2; 3 4); hid ", "| <UIView: 0x5 ",
  ])
  func `of thousands of entries in one line none is lost in silence`(entry: String) throws {
    let text = "<UIView: 0x1; frame = (0 0; 1 1)>\n" + String(repeating: entry, count: 5_000)
    let outline = try Outline(text)
    #expect(outline.document.entries == 5_001)
  }
}
