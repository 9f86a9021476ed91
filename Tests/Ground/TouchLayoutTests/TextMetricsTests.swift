// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchLayout

/// How large text is without a font.
struct TextMetricsTests {
  private let metrics = TextMetrics(size: 10)

  @Test func `a text is as wide as its characters`() {
    #expect(abs(metrics.width(of: "il") - 5.2) < 1e-9)
    #expect(metrics.width(of: "wide\nil") == metrics.width(of: "wide"))
    #expect(metrics.width(of: "語") == 10)
    #expect(abs(TextMetrics(size: 10, weight: 0.4).width(of: "A") - 6.6 * 1.06) < 1e-9)
    #expect(TextMetrics(size: 10, isMonospaced: true).width(of: "i") == 6)
  }

  @Test func `lines end at the last blank that fits`() {
    let text = WrappedText("one two three", metrics: metrics, width: 45, maximumLines: 0)
    #expect(text.lines == ["one two", "three"])
    #expect(text.height == 2 * metrics.lineHeight)
    #expect(
      WrappedText("one two three", metrics: metrics, width: 45, maximumLines: 1).lines == ["one two three"])
    #expect(
      WrappedText("abcdef", metrics: metrics, width: 12, maximumLines: 0, breaking: .betweenCharacters).lines
        == ["ab", "cd", "ef"])
  }
}
