// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SourceReading

struct RelevantCodeTests {
  private func relevant(_ text: String) -> String {
    String(decoding: RelevantCode.bytes(of: Array(text.utf8)), as: UTF8.self)
  }

  @Test func `bodies that have nothing to do with views become blanks`() {
    let text = """
      class Card: UIView {
        class func make() -> Card { Card(1) }
        var area: Int { width * 2 }
        let inner = UIView.init(x)
        override func layout() { go() }
        func load() {
          if "}\\(x { "}")".isEmpty { print("{") } // }
          /* } */
          send()
        }
        func show() { if x { button.isHidden = true } }
      }
      func free() { go() }
      """
    let found = relevant(text)
    #expect(found.utf8.count == text.utf8.count)
    #expect(
      found.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.split(separator: " ").joined(separator: " ")
      } == [
        "class Card: UIView {", "", "var area: Int { }", "let inner = UIView.init(x)",
        "override func layout() { }", "", "", "", "", "", "func show() { if x { button.isHidden = true } }",
        "}", "",
      ])
  }

  @Test func `a file that handles touches is read as a whole`() {
    let text = "class Card { func a() { b() }\n func c() { view.addGestureRecognizer(tap) } }"
    #expect(relevant(text) == text)
  }

  @Test func `a file without types or touches is not read`() {
    #expect(relevant("let a = 1\nfunc b() { c() }\n// class").isEmpty)
    #expect(relevant("").isEmpty)
  }
}
