// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct MarkupTextTests {
  @Test(arguments: [
    ("</script><img src=x onerror='a'>", "&lt;/script&gt;&lt;img src=x onerror=&#39;a&#39;&gt;"),
    ("a & \"b\"", "a &amp; &quot;b&quot;"), ("a\nb\tc\r", "a\nb\tc\\r"), ("שלום 👩‍👩‍👧", "שלום 👩‍👩‍👧"),
    ("a\u{0}b\u{7}c\u{85}d\u{FFFE}e\u{FFFF}", #"a\u{0}b\u{7}c\u{85}d\u{fffe}e\u{ffff}"#),
    ("\u{202E}txt.\u{2066}", #"\u{202e}txt.\u{2066}"#),
  ])
  func `no text is mistaken for markup`(text: String, escaped: String) {
    #expect(text.escapedForMarkup == escaped)
  }
}
