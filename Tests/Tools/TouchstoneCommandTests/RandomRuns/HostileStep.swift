// SPDX-License-Identifier: Apache-2.0
import RandomRunning

/// A malicious text, and its position in the files and words given to the command.
struct HostileStep: RunStep, CustomStringConvertible {
  enum Place: String, CaseIterable {
    case className, text, identifier, recognizer, comment, rule, file, wanted, option, scenario, log, title,
      summary
  }

  var place: Place
  var words: [String]

  var text: String { words.joined() }
  var description: String { "HostileStep(place: .\(place), words: \(words))" }

  var simpler: [HostileStep] {
    guard words.count > 1 else { return [] }
    return words.indices.map { index in
      var step = self
      step.words.remove(at: index)
      return step
    }
  }

  static func random(_ numbers: inout SplitMix64) -> HostileStep {
    let place = Place.allCases[numbers.below(Place.allCases.count)]
    let words = (0...numbers.below(4)).map { _ in
      // Occasionally any character at all.
      if numbers.below(6) == 0, let any = Unicode.Scalar(UInt32(numbers.below(0x11_0000))) {
        return String(any)
      }
      return Self.words[numbers.below(Self.words.count)]
    }
    return HostileStep(place: place, words: words)
  }

  /// What controls terminals, changes the direction of text or hides it, ends strings and elements, and what
  /// is ordinary.
  private static let words = [
    "\u{1b}[31m", "\u{1b}[2J", "\u{1b}]0;title\u{7}", "\u{7}", "\u{8}", "\r", "\n", "\r\n", "\t", "\u{b}",
    "\u{7f}",
    "\u{85}", "\u{9b}2J", "\u{90}q", "\u{202e}", "\u{202d}", "\u{2066}", "\u{2069}", "\u{200f}", "\u{61c}",
    "\u{2028}", "\u{2029}", "\u{200b}", "\u{200d}", "\u{200c}", "\u{2060}", "\u{feff}", "\u{ad}", "\u{3164}",
    "\u{fe0f}", "\u{e0041}", "\u{e0100}", "\u{fff9}", "\u{fffe}", "\u{1}",
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onclick=\"alert(1)", "' x='",
    "<!--",
    "-->", "]]>", "</style>", "</title>", "&#x202e;", "&lt;", "&", "<", ">", "\"", "'", "\\", "\\n",
    "\\u{1b}",
    "\\u202e", "{", "}", "*/", "//", ",", "; frame = (0 0; 9 9)", "touchstone: error: ",
    "a.xib:1:1: error: x [y]",
    "Buy", "UIButton", "größer", "שלום", "العربية", "می‌خواهم", "क्‍ष", "👩‍👩‍👧", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "漢", " ",
  ]
}
