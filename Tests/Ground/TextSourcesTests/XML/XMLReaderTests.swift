// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

/// The elements as lines: depth, name, attributes, text.
private func outline(_ tree: XMLTree) -> [String] {
  tree.elements().map { element in
    var depth = 0
    var parent = element.parent
    while let next = parent {
      depth += 1
      parent = next.parent
    }
    let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
    let text = element.text.trimmed
    return String(repeating: "  ", count: depth) + element.name + attributes
      + (text.isEmpty ? "" : ": " + text)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

private func failure(_ text: String) -> String {
  do {
    _ = try XMLReader.read(SourceText(file: "a.xml", text))
    return "none"
  } catch { return error.description }
}

struct XMLReaderTests {
  @Test func `more elements, attributes and texts than the limit are refused`() throws {
    let text = SourceText(file: "a.xml", "<a b='' c=''>text<d/><!-- e --></a>")
    #expect(try XMLReader.read(text, nodeLimit: 6).count == 4)
    let error = #expect(throws: TextError.self) { try XMLReader.read(text, nodeLimit: 5) }
    #expect(
      error?.description
        == "a.xml:1:32: more than 5 elements, attributes and texts are in the text up to here, which is the most that "
        + "is read; split it")
  }

  @Test func `an element has a thousand attributes at most, and a text ten thousand names`() {
    let attributes = (0...1000).map { " a\($0)=''" }
    #expect(failure("<a" + attributes.dropLast().joined() + "/>") == "none")
    #expect(
      failure("<a" + attributes.joined() + "/>")
        == "a.xml:1:7894: this element has more than 1000 attributes, which is the most that is read")
    let names = (0..<10_000).map { "<a\($0)/>\n" }
    #expect(failure("<a>\n" + names.dropLast().joined() + "</a>") == "none")
    #expect(
      failure("<a>\n" + names.joined() + "</a>")
        == "a.xml:10001:9: more than 10000 different names of elements and attributes are in the text up to here, which "
        + "is the most that is read; split it")
  }

  @Test func `elements, attributes, texts, sections and references are read in their order`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE a [ <!ENTITY x "y > z"> <!-- ] > --> ]>
      <!-- first -->
      <a xmlns:n='urn:n' n:b="1 &lt; 2 &#38; &#x1F600;">
        <b/>one &amp; <![CDATA[<two> & ]]>
        <c d="'" ></c >three<!-- no text -->
      </a>
      """
    let tree = try XMLReader.read(SourceText(file: "a.xml", text))
    #expect(
      outline(tree) == [
        "a xmlns:n=urn:n n:b=1 < 2 & 😀: one & <two> & three", "  b", "  c d='",
      ])
    #expect(tree.comments().map(\.text) == [" first ", " no text "])
    let c = try #require(tree.root?.child("c"))
    #expect(tree.source.lineAndColumn(at: c.offset) == (6, 3))
    #expect(try tree.source.lineAndColumn(at: #require(c.attribute("d")).offset) == (6, 6))
    #expect(c["x"] == nil)
    #expect(tree.root?.children.map(\.name) == ["b", "c"])
  }

  @Test(arguments: [
    ("", "a.xml:1:1: there is no element in the text"),
    ("<a", "a.xml:1:1: the text ends inside this tag; > closes it"),
    ("<a>\n <b>", "a.xml:2:2: the text ends inside the element “b”, which begins here; </b> was expected"),
    (
      "<a>\n <b></a>",
      "a.xml:2:5: </a> comes too early; </b> was expected for the element of line 2, column 2"
    ),
    (
      "<a></c></a>",
      "a.xml:1:4: </c> ends an element that never began; </a> was expected for the element of line 1, column 1"
    ),
    ("<a/><b/>", "a.xml:1:5: a second root element begins here; a text has one"),
    ("<a/>b", "a.xml:1:5: text is outside the root element"),
    ("<a b=\"<\"/>", "a.xml:1:7: < cannot be in a value; it is written &lt;"),
    ("<a b='1/>", "a.xml:1:6: this value is not closed; a quote like its first one closes it"),
    ("<a b=1/>", "a.xml:1:6: found “1”; a value needs quotes"),
    ("<a b/>", "a.xml:1:4: the attribute “b” has no value; =\"…\" gives it one"),
    ("<a b='1' b='2'/>", "a.xml:1:10: the element has the attribute “b” twice"),
    ("<a b='1'c='2'/>", "a.xml:1:9: a blank was expected before this attribute"),
    (
      "<a>&nbsp;</a>",
      "a.xml:1:4: & begins a reference, and here is none that is resolved: &amp; &lt; &gt; &quot; &apos; and "
        + "numbers are. As a character it is written &amp;"
    ),
    ("<a>1 < 2</a>", "a.xml:1:6: a name was expected after <; as a character it is written &lt;"),
    ("<a><!-- </a>", "a.xml:1:4: a comment is not closed; --> closes it"),
    ("<!DOCTYPE a [", "a.xml:1:1: this DOCTYPE is not closed; > closes it"),
  ])
  func `errors are reported with their position and what would be right`(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test func `unescaped values are corrected and reported`() throws {
    let text = """
      <A text="a "quoted" <b>" x="1">
       <Box<Int, List<T>> label="x=" y" text="say "hi" id="no" x="2" />
       <c text="5 < 6 & 7"></B>
      </A>
      </A>
      <d text="never
      """
    let tree = try XMLReader.read(
      SourceText(file: "a.xml", text), dialect: .lenient(attributes: ["text", "x", "label"]))
    #expect(
      outline(tree) == [
        "A text=a \"quoted\" <b> x=1", "  Box<Int, List<T>> label=x=\" y text=say \"hi\" id=\"no x=2",
        "  c text=5 < 6 & 7", "d text=never",
      ])
    #expect(
      tree.mended.map { "\($0.line): \($0.message)" } == [
        "1: a value holds a bracket that is not escaped, here for the first time; it is kept",
        "1: a value holds quotes that are not escaped; they are kept",
        "2: “Box<Int, List<T>>” is not an XML name; it is used unchanged",
        "2: a value holds quotes that are not escaped; they are kept",
        "2: a value holds quotes that are not escaped; they are kept",
        "3: </B> ends an element that never began; </c> was expected for the element of line 3, column 2",
        "4: </A> comes too early; </c> was expected for the element of line 3, column 2",
        "5: </A> ends an element that never began; it is left out",
        "6: it is not clear where this value ends; it is taken to end at the next quote",
        "6: the text ends inside this tag; > closes it",
        "6: the text ends inside the element “d”, which begins here; </d> was expected",
      ])
  }

  @Test func `the cost of depth, width and hostile beginnings is linear`() throws {
    let count = 5000
    let deep = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    #expect(try XMLReader.read(SourceText(file: "a", deep)).count == count)
    let lenient = XMLDialect.lenient(attributes: ["x"])
    for piece in [
      "<a<a", "<a x=\"", "<a x='\" y=\"", "</b>", "<a><b>", "<!", "<![CDATA[", "&", "<a \"", "<a x",
    ] {
      let text = SourceText(file: "a", "<a>" + String(repeating: piece, count: 1000))
      // A text that is broken throughout is refused even so.
      #expect((try? XMLReader.read(text, dialect: lenient))?.count != 0)
      #expect(throws: TextError.self) { try XMLReader.read(text) }
    }
  }

  @Test func `a text that is broken throughout is not corrected`() throws {
    let text = SourceText(file: "a", String(repeating: "<a<b", count: 2000))
    #expect(throws: TextError.self) { try XMLReader.read(text, dialect: .lenient()) }
  }
}
