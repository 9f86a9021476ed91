// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

struct UIFontTests {
  @Test func `the system's font has the heights that iOS reports`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.leading == 0)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func `fonts are equal by size, weight and design`() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.italicSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).withSize(20).pointSize == 20)
    #expect(UIFont.preferredFont(forTextStyle: .body) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
  func `a size that is none becomes the system's`(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
  }

  @Test func `a text is as wide as its characters, and its longest line`() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(font.width(of: "") == 0)
    for text in ["", "Ab", "a\nlong line\nb", "\n\n", "e\u{301}\u{200D}i\u{301}", "a\r\nb"] {
      #expect(font.width(of: text, upTo: .infinity) == font.width(of: text))
    }
    #expect(abs(font.width(of: "il") - 5.2) < 1e-9)
    #expect(font.width(of: "Ab") == font.width(of: "A") + font.width(of: "b"))
    #expect(font.width(of: "a\nbcd\ne") == font.width(of: "bcd"))
    #expect(font.width(of: "é") == font.width(of: "e\u{301}"))
    #expect(font.width(of: "触") == 10)
    #expect(font.width(of: "👆🏽") == 10)
    #expect(font.width(of: "\u{200B}") == 0)
  }

  @Test func `a heavier font is wider, and one with a fixed pitch is not`() {
    #expect(
      UIFont.boldSystemFont(ofSize: 10).width(of: "word") > UIFont.systemFont(ofSize: 10).width(of: "word"))
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .black)
    #expect(mono.width(of: "ii") == 12)
    #expect(mono.width(of: "WW") == 12)
  }

  @Test func `alignments and weights have UIKit's numbers`() {
    #expect(NSTextAlignment.natural.rawValue == 4)
    #expect(NSTextAlignment(rawValue: 1) == .center)
    #expect(UIFont.Weight.semibold.rawValue == 0.3)
  }

  /// Characters that are counted when somebody looks at them.
  private nonisolated final class Counted: Sequence, IteratorProtocol {
    var count = 0
    func next() -> Character? {
      count += 1
      return count <= 100_000 ? "x" : nil
    }
  }

  @Test func `behind the end of a line nothing is measured`() {
    let font = UIFont.systemFont(ofSize: 10)
    let text = Counted()
    #expect(font.width(of: text, upTo: 50) >= 50)
    #expect(text.count < 20)
    let long = "short\n" + String(repeating: "x", count: 1000)
    #expect(font.width(of: long, upTo: 50) < 60)
  }
}
