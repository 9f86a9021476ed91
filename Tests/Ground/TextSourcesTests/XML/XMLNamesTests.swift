// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct XMLNamesTests {
  @Test func `names that look alike are told apart, however often they come`() throws {
    let names = "abcdefghijklmnopqrstuvwxyz".map { "a\($0)cdefghijklmnop" }
    let text = "<root>" + (names + names.reversed()).map { "<\($0) \($0)=\"1\"/>" }.joined() + "</root>"
    let tree = try XMLReader.read(SourceText(file: "names.xml", text))
    let root = try #require(tree.root)
    #expect(root.children.map(\.name) == names + names.reversed())
    #expect(root.children.allSatisfy { $0[$0.name] == "1" && $0["a"] == nil })
  }

  @Test func `names of a vocabulary keep their numbers, and others come behind them`() throws {
    let vocabulary = XMLVocabulary(["id", "view", "rect"])
    let text = SourceText(file: "names.xml", "<other rect='1'><view new='2' id='3'/></other>")
    let tree = try XMLReader.read(text, vocabulary: vocabulary)
    let root = try #require(tree.root)
    let view = try #require(root.child("view"))
    #expect(root.nameNumber == 3 && view.nameNumber == 1)
    #expect(root.attribute(numbered: 2)?.value == "1" && view.attribute(numbered: 0)?.number == 3)
    #expect(view["new"] == "2" && view.attribute(numbered: 2) == nil)
  }

  @Test func `a value is compared with its references resolved`() throws {
    let text = SourceText(file: "values.xml", "<a b='YES' c='&#89;ES' d='Y&amp;S' e='NO'/>")
    let root = try #require(try XMLReader.read(text).root)
    #expect(["b", "c", "d", "e"].map { root.attribute($0)?.isValue("YES") } == [true, true, false, false])
  }
}
