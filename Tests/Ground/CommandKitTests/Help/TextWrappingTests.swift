// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CommandKit

@MainActor struct TextWrappingTests {
  @Test func `empty lines separate blocks, and lines that begin with a space are kept`() {
    #expect(
      TextWrapping.blocks(of: "a\nb\n\n\n  c\n  d\n\ne")
        == [.paragraph("a b"), .literal(["  c", "  d"]), .paragraph("e")])
  }

  @Test(arguments: [(nil, 80), (20, 40), (60, 60), (100, 100), (300, 100)] as [(Int?, Int)])
  func `help fits a terminal from 40 to 100 columns`(columns: Int?, width: Int) {
    let terminal = Terminal(isOutput: true, columns: columns)
    #expect(terminal.textWidth == width)
    let page = Run("help count --color never", terminal: terminal).output
    let longest = page.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map(\.count).max() ?? 0
    #expect(longest <= width)
    #expect(Terminal(isOutput: false, columns: columns).textWidth == 80)
  }
}
