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

  @Test(
    arguments: [
      (0, "0"), (-0.001, "0"), (1.005, "1"), (12.3456, "12.35"), (-7.5, "-7.5"), (1e300, "10000000"),
      (.nan, "0"), (.infinity, "0"),
    ] as [(Double, String)])
  func `numbers are short and have a canonical spelling`(number: Double, text: String) {
    #expect(number.svg == text)
  }

  @Test func `JSON cannot end a script element`() {
    #expect(
      ScriptJSON.string("</script>\u{2028}\"\\\u{1}&")
        == #""\u003c/script\u003e\u2028\"\\\u0001\u0026""#)
  }

  @Test func `bytes encode numbers of either sign`() {
    var writer = ByteWriter()
    for number in [0, 127, 128, 300] { writer.put(number) }
    for number in [0, -1, 1, -64, 64] { writer.put(signed: number) }
    #expect(writer.bytes == [0, 127, 128, 1, 172, 2, 0, 1, 2, 127, 128, 1])
  }
}
