// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources

@testable import TouchLab

/// Every value of every message, replaced by what a hostile page may put in its place.
@MainActor @Suite struct LabHostileMessageTests {
  private static let contact =
    #"{"id":1,"phase":"began","kind":"pen","at":[60,40],"force":0.5,"radius":[5,5],"altitude":1,"azimuth":1,"roll":1,"height":0}"#

  /// A message of each kind with all its members.
  private static let messages: [(kind: LabMessage.Kind, members: String)] = [
    (.hello, #""protocol":2"#),
    (.input, #""seq":1,"frames":[{"t":1,"buttons":1,"wheel":[0,1],"contacts":[\#(contact)]}]"#),
    (.key, #""t":1,"phase":"down","code":"KeyA","key":"a","repeat":false,"modifiers":["shift"]"#),
    (.text, #""t":1,"text":"a""#), (.cancel, ""),
    (.see, #""picture":true,"facts":true,"log":true,"hits":true,"lanes":true"#),
    (.screen, #""size":[320,240]"#), (.appearance, #""style":"dark","system":true"#),
    (.time, #""do":"rate","rate":0.5"#), (.time, #""do":"seek","time":0"#),
    (.time, #""do":"seek","event":0"#),
    (.time, #""do":"pause""#), (.time, #""do":"step""#), (.time, #""do":"live""#),
    (.ask, #""at":[60,40],"layer":[1,1]"#), (.outline, ""), (.why, #""at":[60,40],"layer":[1,1]"#),
    (.scene, #""do":"set","text":"{ views: [] }","name":"a","version":1"#), (.scene, #""do":"get""#),
    (.scene, #""do":"open","name":"a""#), (.scene, #""do":"save","over":false"#),
    (.compare, #""text":"{ views: [] }""#), (.export, #""as":"script""#), (.ping, #""t":1"#),
  ]

  private static let hostile = [
    "0", "-1", "-0.0", "0.5", "4000", "4001", "1e9", "-1e9", "4294967296", "9007199254740993",
    "9223372036854775808",
    "1e308", "-1e308", "1e999", "5e-324", "null", "true", "\"\"", "\"-1\"", "\"\\u0000\\u202e\"", "[]", "{}",
    "[[[[1]]]]", "[1e308,-1e308]", "[0,0,0]", "\"\(String(repeating: "W", count: 30_000))\"",
    "[\(String(repeating: "0,", count: 2000))0]",
  ]

  /// A text with each of its values, at any depth, replaced by another; the message itself stays an object.
  private static func mutations(of text: String, by value: String) throws -> [String] {
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    var waiting = [try JSONReader.read(SourceText(file: "", text), dialect: .json)]
    while let node = waiting.popLast() {
      waiting += node.elements ?? []
      for member in node.members ?? []
      where member.name != "type" && member.name != "id" || node.range.lowerBound > 0 {
        waiting.append(member.value)
      }
      if node.range.lowerBound > 0 { ranges.append(node.range) }
    }
    return ranges.map { range in
      String(
        decoding: bytes[..<range.lowerBound] + Array(value.utf8) + bytes[range.upperBound...], as: UTF8.self)
    }
  }

  @Test func `each kind of message has one here`() {
    #expect(Set(Self.messages.map(\.kind)) == Set(LabMessage.Kind.allCases))
  }

  @Test func `whatever a page puts into a message, it gets one answer, and the lab goes on`() throws {
    var sent = 0
    for (kind, members) in Self.messages {
      let page = try LabPageDouble(LabScenes.button)
      page.wait(0.1)
      let text = "{\"type\":\"\(kind.rawValue)\",\"id\":77\(members.isEmpty ? "" : ",")\(members)}"
      for value in Self.hostile {
        for message in try Self.mutations(of: text, by: value) {
          page.clear()
          page.send(message)
          page.read()
          sent += 1
          let answers = page.messages.filter { $0["id"]?.int == 77 }
          // A text that is no JSON has no id to answer to.
          let isJSON = (try? JSONReader.read(SourceText(file: "", message), dialect: .json)) != nil
          #expect(answers.count == (isJSON ? 1 : 0), "\(message.prefix(200))")
        }
      }
      page.clear()
      page.send(#"{"type":"hello","id":1,"protocol":2}"#)
      page.send(#"{"type":"ping","id":78}"#)
      page.wait(0.1)
      #expect(page.messages.contains { $0["type"]?.string == "pong" && $0["id"]?.int == 78 }, "\(kind)")
    }
    #expect(sent > 1000)
  }
}
