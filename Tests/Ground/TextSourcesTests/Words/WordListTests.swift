// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct WordListTests {
  @Test func `words are listed as in a sentence`() {
    #expect([].joinedByAnd == "")
    #expect(["a"].joinedByOr == "a")
    #expect(["a", "b"].joinedByOr == "a or b")
    #expect(["a", "b", "c"].joinedByAnd == "a, b and c")
  }
}
