// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `a distance counts mistakes, and a swap is one`(first: String, second: String, distance: Int) {
    #expect(Suggestion.distance(first, second) == distance)
    #expect(Suggestion.distance(second, first) == distance)
  }

  @Test(arguments: [
    ("paly", "play"), ("plya", "play"), ("Play", "play"), ("aduit", "audit"), ("compl", "completion"),
    ("competion", "completion"), ("xxxx", nil), ("button/click", nil), ("p", nil), ("y", nil), ("", nil),
  ])
  func `only a similar word is suggested`(typed: String, word: String?) {
    #expect(Suggestion.nearest(to: typed, of: ["play", "why", "audit", "explain", "completion"]) == word)
  }

  @Test(arguments: [
    ("hidden", "isHidden"), ("Frame", "frame"), ("farme", "frame"), ("Button", "UIButton"), ("bounds", nil),
    ("userInteraction", "isUserInteractionEnabled"), ("View", "UIView"),
  ])
  func `a missing prefix does not matter`(typed: String, word: String?) {
    let words = ["isHidden", "frame", "isUserInteractionEnabled", "UIButton", "UIImageView", "UIView"]
    #expect(Suggestion.nearest(to: typed, of: words) == word)
  }

  @Test func `of equally similar words the longest common beginning wins, then the first`() {
    #expect(Suggestion.nearest(to: "bat", of: ["cat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "of", of: ["on", "off"]) == "off")
  }

  @Test func `the beginning of several words suggests none`() {
    #expect(Suggestion.nearest(to: "touch", of: ["touchCancelled", "touchDelivered"]) == nil)
  }
}
