// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchReport

@Suite struct LinePatternTests {
  @Test(arguments: [
    ("moved to (150, -49.333)", "moved to (%, %)", [150_000, -49_333]),
    ("takes touch 12", "takes touch %", [12_000]),
    ("waits for UIView#3, \"key 4\" to fail", "waits for UIView#3, \"key 4\" to fail", []),
    ("007, 1.50, 1.2345, -0, 12345678901", "007, 1.50, 1.2345, -0, 12345678901", []),
    ("v1.2 x-3 4th", "v1.2 x-3 4th", []), ("", "", []), ("5.", "%.", [5000]),
    ("(0.5, 0)", "(%, %)", [500, 0]), ("é5 5é", "é5 5é", []),
  ])
  func `numbers are removed where they can be restored exactly`(
    line: String, text: String, numbers: [Int]
  ) {
    let pattern = LinePattern(line)
    #expect(pattern.text.replacing("\u{1}", with: "%") == text)
    #expect(pattern.numbers == numbers)
  }
}
