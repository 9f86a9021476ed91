// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct HarmlessTextTests {
  @Test(arguments: [
    ("a\u{1b}[2Jb", #"a\u{1b}[2Jb"#), ("a\u{1b}]0;title\u{7}", #"a\u{1b}]0;title\u{7}"#), ("a\rb", #"a\rb"#),
    ("\u{7f}", #"\u{7f}"#), ("\u{9b}2J", #"\u{9b}2J"#), ("\0", #"\u{0}"#), ("\u{85}", #"\u{85}"#),
    ("a\u{202e}b\u{202c}", #"a\u{202e}b\u{202c}"#),
    ("\u{2066}\u{2069}\u{200f}\u{61c}", #"\u{2066}\u{2069}\u{200f}\u{61c}"#),
    ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#), ("a\tb\n", "a\tb\n"), ("größer → ok", "größer → ok"),
    ("\r\n", "\\r\n"), ("שלום العربية", "שלום العربية"),
  ])
  func `controls and marks of direction are written out`(text: String, shown: String) {
    #expect(text.harmless == shown)
  }

  @Test(arguments: [
    ("Bu\u{200B}y", #"Bu\u{200b}y"#), ("Bu\u{200D}y", #"Bu\u{200d}y"#), ("Bu\u{FE0F}y", #"Bu\u{fe0f}y"#),
    ("Бу\u{200C}й", #"Бу\u{200c}й"#), ("\u{FEFF}a\u{AD}b\u{2060}", #"\u{feff}a\u{ad}b\u{2060}"#),
    ("\u{3164}\u{115F}", #"\u{3164}\u{115f}"#), ("a\u{FFF9}b\u{FFFB}", #"a\u{fff9}b\u{fffb}"#),
    ("a\u{E0041}\u{E007F}", #"a\u{e0041}\u{e007f}"#),
    ("\u{FFFE}\u{FFF0}", #"\u{fffe}\u{fff0}"#),
    ("👍\u{FE0F}\u{FE0F}\u{E0100}", "👍\u{FE0F}" + #"\u{fe0f}\u{e0100}"#), ("漢\u{200D}字", #"漢\u{200d}字"#),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}", #"🏴\u{e0067}\u{e0062}\u{e0065}\u{e007f}"#),
  ])
  func `what nobody sees is written out`(text: String, shown: String) {
    #expect(text.harmless == shown)
  }

  @Test(arguments: [
    "👩‍👩‍👧", "❤️‍🔥 1️⃣ #️⃣ ©️", "👩🏽‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿", "می‌خواهم", "क्‍ष", "ශ්‍රී", "葛󠄀城",
  ])
  func `joiners and selectors of ordinary text stay`(text: String) {
    #expect(text.harmless == text)
  }

  @Test func `a name stays on its line`() {
    #expect("a\nb\r\n\tc\u{1b}".onOneLine == #"a\nb\r\n\tc\u{1b}"#)
    #expect("a\n\tb".onOneLineWithTabs == "a\\n\tb")
  }

  @Test func `sanitizing a sanitized text changes nothing`() {
    let once = "a\u{1b}\u{202e}\r\u{E0041}".harmless
    #expect(once.harmless == once)
    #expect(once.onOneLine == once)
  }

  @Test func `every character stays as it is or is named`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = String(scalar).onOneLine
      let isRight =
        shown == String(scalar)
        ? Rules.isHarmless(scalar)
        : shown == "\\u{\(String(value, radix: 16))}" || ["\\n", "\\r", "\\t"].contains(shown)
      if !isRight { Issue.record("U+\(String(value, radix: 16)) is shown as \(shown)") }
    }
  }

  /// The standard library's properties of characters, for comparison with the table.
  private enum Rules {
    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return false
      default:
        return !properties.isBidiControl && !properties.isDefaultIgnorableCodePoint
          && !properties.isNoncharacterCodePoint
      }
    }
  }

  /// Text that is looked at again for each escape would take minutes here.
  @Test func `a megabyte of characters that join is escaped in one pass`() {
    let text = String(repeating: "👩‍👩‍👧\u{1b}", count: 40_000)
    #expect(text.harmless.utf8.count == text.utf8.count + 5 * 40_000)
  }
}
