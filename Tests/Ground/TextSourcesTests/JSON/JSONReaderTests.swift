// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

struct JSONReaderTests {
  @Test func `a text with too many values is refused at the first one beyond the limit`() throws {
    let text = SourceText(file: "a", #"[0, {"a": 1, "b": [2]}]"#)
    #expect(try JSONReader.read(text, valueLimit: 6).elements?.count == 2)
    let error = #expect(throws: TextError.self) { try JSONReader.read(text, valueLimit: 5) }
    #expect(
      error?.description
        == "a:1:20: more than 5 values are in the text, which is the limit; split it")
  }

  @Test func `JSON is read with its members in order`() throws {
    #expect(
      try read(#" {"b": [1, -2.5, 3e2, 0], "a": {"t": true, "f": false, "n": null}, "b": ""} "#, .json)
        == #"{"b":[1.0,-2.5,300.0,0.0],"a":{"t":true,"f":false,"n":null},"b":""}"#)
    #expect(try read("\u{FEFF}[]", .json) == "[]")
    #expect(
      try read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00\ud83dx""#, .json)
        == "\"\"\\/\u{8}\u{C}\n\r\té😀\u{FFFD}x".dropFirst().debugDescription)
  }

  @Test func `JSON5 may be written as people write`() throws {
    let text = """
      // a scene
      {
        name: 'It\\'s', /* in
        two lines */ "size": [+1, .5, 5., 0xFF, -0x10,],
        $großes_1: "a\\
      b\\x41\\v\\0\\q", \\u0061b: [ ],
      }
      """
    #expect(
      try read(text, .json5)
        == #"{"name":"It\'s","size":[1.0,0.5,5.0,255.0,-16.0],"$großes_1":"abA\u{0B}\0q","ab":[]}"#)
    #expect(try read("\u{A0}\u{2028}[\u{B}1\u{3000}]", .json5) == "[1.0]")
    #expect(try read("[Infinity, -Infinity, NaN]", .json5, allowsNonFinite: true) == "[inf,-inf,nan]")
  }

  @Test func `JSON5 is not JSON`() {
    #expect(error("{a: 1}", .json) == "a.json:1:2: found “a”; a name in double quotes was expected")
    #expect(error("['a']", .json) == "a.json:1:2: JSON allows only double quotes")
    #expect(error("[1,\n2,]", .json) == "a.json:2:2: only JSON5 allows a comma before the end, JSON does not")
    #expect(error("[1] // one", .json) == "a.json:1:5: only JSON5 allows comments, JSON does not")
    #expect(error("[1 /2]", .json) == "a.json:1:4: found “/”; a comment begins with // or /*")
    #expect(error("[1 /", .json5) == "a.json:1:4: found “/”; a comment begins with // or /*")
    #expect(error("[+1]", .json) == "a.json:1:2: a JSON number cannot begin with a plus sign")
    #expect(error("[0x1]", .json) == "a.json:1:2: only JSON5 allows hexadecimal numbers, JSON does not")
    #expect(
      error("[.5]", .json)
        == "a.json:1:2: a JSON number needs digits on both sides of the decimal point")
    #expect(
      error("\"\t\"", .json)
        == "a.json:1:2: the control character U+0009 must be escaped in a JSON string")
    #expect(
      error(#""\v""#, .json)
        == "a.json:1:2: JSON has no such escape; \\u and four digits encode any character")
  }

  @Test func `an error says where it is and what would be right`() {
    #expect(error("", .json5) == "a.json:1:1: found the end of the text; a value was expected")
    #expect(error("[1 2]", .json5) == "a.json:1:4: found “2”; a comma or ] was expected")
    #expect(error("{a 1}", .json5) == "a.json:1:4: found “1”; a colon after the name “a” was expected")
    #expect(
      error("{\n a: [1", .json5)
        == "a.json:2:7: the text ends inside the array that begins in line 2, column 5; a comma or ] was expected"
    )
    #expect(error("[1,,2]", .json5) == "a.json:1:4: found “,”; a value was expected")
    #expect(error("'é\n'", .json5) == "a.json:1:1: this string is not closed on its line")
    #expect(error("[/* 1]", .json5) == "a.json:1:2: this comment is not closed; */ closes it")
    #expect(error("[/ 1]", .json5) == "a.json:1:2: found “/”; a comment begins with // or /*")
    #expect(error("[1 /", .json5) == "a.json:1:4: found “/”; a comment begins with // or /*")
    #expect(error("/", .json) == "a.json:1:1: found “/”; a comment begins with // or /*")
    #expect(error("[yes]", .json5) == "a.json:1:2: “yes” is not a value; a string needs quotes")
    #expect(error("[NaN]", .json5) == "a.json:1:2: NaN is not allowed as a number here")
    #expect(error("[1e999]", .json5) == "a.json:1:2: this number is too large")
    #expect(error("[012]", .json5) == "a.json:1:2: a number cannot have leading zeros")
    #expect(error("[1a]", .json5) == "a.json:1:3: “a” cannot follow a number")
    #expect(error("[] []", .json5) == "a.json:1:4: “[” follows the end of the value; a text is one value")
    #expect(
      error("'\\1'", .json5)
        == "a.json:1:2: JSON5 has no octal escapes; \\x and two digits encode a character"
    )
  }

  @Test func `a file with a value a line is read line by line, each error in its line`() throws {
    var reader = try JSONReader(lines: SourceText(file: "a", "\u{FEFF}[1]\n {\"a\": 2}\r\n3"))
    #expect(try reader.nextLine()?.range == 3..<6)
    #expect(try reader.nextLine()?["a"]?.int == 2)
    #expect(try reader.nextLine()?.int == 3)
    #expect(try reader.nextLine() == nil)
    for (text, message) in [
      (
        "1\n[1,\n2]",
        "a:2:4: the line ends inside the array that begins in line 2, column 1; a value was expected"
      ),
      ("1\n\n2", "a:2:1: found the end of the line; a value was expected"),
      ("1\r\n1 2\n", "a:2:3: “2” follows the end of the value; a line is one value"),
      ("1\n\"\\udc00\"", "a:2:2: this escape is half a surrogate pair; the other half is missing"),
    ] {
      var reader = try JSONReader(lines: SourceText(file: "a", text))
      _ = try reader.nextLine()
      let error = #expect(throws: TextError.self) { try reader.nextLine() }
      #expect(error?.description == message)
    }
  }

  @Test func `every value and name has its position`() throws {
    let text = SourceText(file: "a", "{ a: [1, 'x'],\n  b: {} }")
    let node = try JSONReader.read(text, dialect: .json5)
    let members = try #require(node.members)
    #expect(node.range == 0..<text.bytes.count)
    #expect(members.map(\.offset) == [2, 17])
    #expect(members.map(\.value.range) == [5..<13, 20..<22])
    #expect(members[0].value.elements?.map(\.range) == [6..<7, 9..<12])
  }

  @Test func `repeated names are kept and can be listed`() throws {
    let node = try JSONReader.read(SourceText(file: "a", "{a: 1, b: 2, a: 3, a: 4}"), dialect: .json5)
    #expect(node["a"]?.int == 1)
    #expect(node.repeatedMembers.map(\.offset) == [13, 19])
  }

  @Test func `a text that nests too deeply is refused`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(error(deep, .json) == "a.json:1:513: arrays and objects nest deeper than 512")
    let right = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect((try? read(right, .json)) == right)
  }

  @Test func `bytes that are not text are refused wherever they are`() {
    for dialect in [JSONDialect.json, .json5] {
      let whole = Array(#"{"a": ["\u0041", 1.5e3, true, 'é'], }"#.utf8)
      for length in 0..<whole.count {
        for bytes in [
          Array(whole[..<length]), whole[..<length] + [0xFF],
          whole[..<length] + [0, 0x80] + whole[length...],
        ] {
          #expect(throws: TextError.self) {
            try JSONReader.read(SourceText(file: "a", bytes: bytes), dialect: dialect)
          }
        }
      }
    }
  }

  @Test func `any byte in any place is read or refused, and reading ends`() {
    let whole = Array(#"{"a": ["\u0041", -1.5e3, true], /* b */ 'c': 0x1F, } // d"#.utf8)
    for place in whole.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = whole
        bytes[place] = byte
        _ = try? JSONReader.read(SourceText(file: "a", bytes: bytes), dialect: .json5)
      }
    }
  }
}
