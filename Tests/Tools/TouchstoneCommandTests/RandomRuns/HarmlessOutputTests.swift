// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

/// The checks of outputs find what they look for.
struct HarmlessOutputTests {
  @Test(arguments: [
    "a\u{1b}b", "a\rb", "\u{7f}", "\u{85}", "\u{202e}", "\u{2066}", "\u{200f}", "\u{2028}", "\u{200b}",
    "\u{feff}",
    "\u{ad}", "\u{3164}",
  ])
  func `a character that is harmful is found in a text`(text: String) {
    #expect(HarmlessOutput.fault(inText: text) != nil)
    #expect(HarmlessOutput.fault(inJSON: "\"\(text)\"") != nil)
  }

  @Test(arguments: ["{", "{a: 1}", "\"\u{200d}\"", "[1] [2]"])
  func `invalid JSON and hidden text are found`(text: String) {
    #expect(HarmlessOutput.fault(inJSON: text) != nil)
  }

  @Test(arguments: [
    "<img src=\"x\">", "<p onclick=\"a()\">", "<p style=\"left:0\">", "<a href=\"javascript:a()\">",
    "<p class=a>",
    "<!-- a -->", "<script>a()</script>", "a < b", "<p class=\"a",
  ])
  func `a tag that is not ours is found in a page`(text: String) {
    #expect(HarmlessOutput.fault(inMarkup: text, scripts: 0) != nil)
  }

  @Test func `the program's own markup is accepted`() {
    #expect(HarmlessOutput.fault(inText: "größer 👩‍👩‍👧\n\tb") == nil)
    #expect(HarmlessOutput.fault(inJSON: "{\"a\": \"\\u202e\"}") == nil)
    #expect(
      HarmlessOutput.fault(inMarkup: "<p class=\"a\">b</p><a href=\"#c\"/><script>a < b</script>", scripts: 1)
        == nil)
  }
}
