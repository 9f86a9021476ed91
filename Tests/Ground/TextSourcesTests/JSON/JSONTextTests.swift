// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources

struct JSONTextTests {
  @Test func `a document begins with its format and version, and keys keep their order`() {
    let text = JSONText.document("orchard", version: 2, ["z": 1, "a": [1, 2.5, true, nil], "m": ["k": "v"]])
    #expect(
      text.line
        == #"{"format": "orchard", "version": 2, "z": 1, "a": [1, 2.5, true, null], "m": {"k": "v"}}"#)
    #expect(
      text.pretty == """
        {
          "format": "orchard",
          "version": 2,
          "z": 1,
          "a": [1, 2.5, true, null],
          "m": { "k": "v" }
        }
        """)
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.30000000000000004"), (5, "5"), (-0.5, "-0.5"), (1e21, "1e+21"),
    (.leastNonzeroMagnitude, "5e-324"),
    (.nan, "\"nan\""), (.infinity, "\"inf\""), (-.infinity, "\"-inf\""),
  ])
  func `a number is as short as is exact`(number: Double, text: String) {
    #expect(JSONText.number(number).line == text)
  }

  @Test func `what cannot stand in a string is escaped, and is read back`() throws {
    let text = "\"\\/\n\r\t\0\u{1f}\u{7f}\u{9b}\u{2028}\u{202e}\u{E0041}é€漢😀\u{FEFF}ﬁ"
    let json = JSONText.string(text).line
    #expect(json == #""\"\\/\n\r\t\u0000\u001f\u007f\u009b\u2028\u202e\udb40\udc41é€漢😀\ufeffﬁ""#)
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
  }

  @Test func `empty containers are short, and full ones are long`() {
    #expect(JSONText.array([]).pretty == "[]")
    #expect(JSONText.object([]).pretty == "{}")
    let long = JSONText.array((0..<9).map { .integer($0) })
    #expect(JSONText.object([.init("a", long)]).pretty.split(separator: "\n").count == 13)
    #expect(JSONText.integer(1).adding("a", 1) == 1)
    #expect(JSONText.object([]).adding("a", 1).line == #"{"a": 1}"#)
  }
}
