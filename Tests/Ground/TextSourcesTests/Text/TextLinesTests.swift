// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct TextLinesTests {
  @Test func `lines are as full as the width allows`() {
    #expect(TextLines.wrapped("one two  three\nfour", width: 7) == ["one two", "three", "four"])
    #expect(TextLines.wrapped("one", width: 3) == ["one"])
    #expect(TextLines.wrapped("incomprehensible a", width: 3) == ["incomprehensible", "a"])
    #expect(TextLines.wrapped(" \n ", width: 3) == [])
  }
}
