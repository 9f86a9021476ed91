// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct SourceTextTests {
  @Test func `columns count characters, in long lines as well`() {
    let line = String(repeating: "ab é 👩‍👩‍👧 e\u{301} ", count: 400)
    let text = SourceText(file: "a", "x\n" + line + "\r\n" + line)
    var index = line.startIndex
    var column = 1
    while index < line.endIndex {
      let offset = line.utf8.distance(from: line.startIndex, to: index)
      #expect(text.lineAndColumn(at: 2 + offset) == (2, column))
      #expect(text.lineAndColumn(at: 2 + line.utf8.count + 2 + offset) == (3, column))
      index = line.index(index, offsetBy: 41, limitedBy: line.endIndex) ?? line.endIndex
      column += 41
    }
  }

  @Test func `a line is asked for by its number`() {
    let text = SourceText(file: "a", "one\r\ntwo\n")
    #expect(text.lineCount == 2)
    #expect([1, 2, 3, 4].map(text.line) == ["one", "two", "", ""])
    #expect(text.lineAndColumn(at: 4) == (1, 5))
    #expect(text.lineAndColumn(at: 99) == (3, 1))
  }
}
