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
}
