// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchReport

@Suite struct SVGWriterTests {
  @Test func `elements nest and what has no value is left out`() {
    var writer = SVGWriter()
    writer.begin("g", ["class": "a", "opacity": nil])
    writer.put("rect", ["x": "1"])
    writer.put("text", ["y": "2"], text: "a < b & \"c\"")
    writer.end()
    writer.end()
    #expect(
      writer.text
        == #"<g class="a"><rect x="1"/><text y="2">a &lt; b &amp; &quot;c&quot;</text></g>"#)
  }

  @Test(arguments: [
    ("</script><img src=x onerror='a'>", "&lt;/script&gt;&lt;img src=x onerror=&#39;a&#39;&gt;"),
    ("a\u{0}b\u{7}c\u{85}d\u{fffe}", "a\u{fffd}b\u{fffd}c\u{fffd}d\u{fffd}"), ("a\nb\tc\r", "a b c "),
    ("\u{202e}שלום 👩‍👩‍👧", "\u{202e}שלום 👩‍👩‍👧"),
  ])
  func `texts are escaped for XML`(text: String, escaped: String) {
    #expect(text.escapedForXML == escaped)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.001, "0"), (1.005, "1"), (12.3456, "12.35"), (-7.5, "-7.5"), (1e300, "10000000"),
      (.nan, "0"), (.infinity, "0"),
    ] as [(Double, String)])
  func `numbers are short and always spelled alike`(number: Double, text: String) {
    #expect(number.svg == text)
  }

  @Test func `JSON cannot end a script element`() {
    #expect(
      ScriptJSON.string("</script>\u{2028}\"\\\u{1}&")
        == #""\u003c/script\u003e\u2028\"\\\u0001\u0026""#)
  }

  @Test func `bytes hold numbers of either sign`() {
    var writer = ByteWriter()
    for number in [0, 127, 128, 300] { writer.put(number) }
    for number in [0, -1, 1, -64, 64] { writer.put(signed: number) }
    #expect(writer.bytes == [0, 127, 128, 1, 172, 2, 0, 1, 2, 127, 128, 1])
  }
}
