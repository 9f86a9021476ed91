// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import TouchTrace

@Suite struct TraceJSONTests {
  @Test func `a trace is a header and one line an entry, with the keys in order`() {
    let trace = Trace([
      .fact(TouchFact(time: 0, kind: .input(Samples.input[0]))),
      .fact(TouchFact(time: 0.05, kind: .hitTest(.result(window: Samples.plain, at: Samples.point, nil)))),
      .fact(TouchFact(time: 1.0 / 3, kind: .delivery(.handed(to: Samples.card, .began, touches: [1, 2])))),
      .note("a \"note\"\n", time: 2),
    ])
    #expect(
      TraceJSON.text(of: trace) == """
        {"format":"touchstone-trace","version":1}
        {"time":0,"area":"input","what":"began","touch":1,"finger":7,"at":[150,120.5],"taps":2}
        {"time":0.05,"area":"hit-test","what":"result","window":{"class":"Box<Int>","number":12},"at":[150,120.5],"view":null}
        {"time":0.3333333333333333,"area":"deliver","what":"handed","to":{"class":"UIView","id":"card","number":3},"phase":"began","touches":[1,2]}
        {"time":2,"area":"log","text":"a \\"note\\"\\n"}

        """)
  }

  @Test func `every kind of fact is read back unchanged`() throws {
    let text = TraceJSON.text(of: Samples.trace)
    let read = try TraceJSON.trace(from: text)
    #expect(TraceJSON.text(of: read) == text)
    // NaN differs from itself; all other values are compared.
    for (old, new) in zip(Samples.trace.entries, read.entries) where old == old {
      #expect(old == new)
    }
    #expect(read.entries.count == Samples.trace.entries.count)
  }

  @Test func `an empty trace, Windows line breaks and a missing last break are read`() throws {
    #expect(try TraceJSON.trace(from: TraceJSON.header).entries.isEmpty)
    let text = TraceJSON.text(of: Samples.trace)
    #expect(
      try TraceJSON.trace(from: text.replacing("\n", with: "\r\n")).entries.count
        == Samples.trace.entries.count)
    #expect(try TraceJSON.trace(from: String(text.dropLast())).entries.count == Samples.trace.entries.count)
  }

  @Test func `unknown keys are skipped, and escapes are read`() throws {
    let line = #"{"future":[{}],"time":1e0,"area":"log","text":"\u00e4\ud83d\udc46\/\b"}"#
    let trace = try TraceJSON.trace(from: TraceJSON.header + "\n" + line)
    #expect(trace.notes == ["ä👆/\u{8}"])
  }

  @Test(arguments: [
    ("", "line 1, column 1: the text is empty; a trace begins with " + TraceJSON.header),
    ("{}", #"line 1, column 1: the key "format" is missing"#),
    (
      #"{"format":"har","version":1}"#,
      #"line 1, column 11: the format is "har" and should be "touchstone-trace""#
    ),
    (
      #"{"format":"touchstone-trace","version":2}"#,
      "line 1, column 40: version 2 is not version 1, which is read here"
    ),
    ("[]", "line 1, column 1: the line is an array and should be an object"),
    (
      header("{"),
      "line 2, column 2: the line ends inside the object that begins in line 2, column 1; a name or } was expected"
    ),
    (header("{\"a\" 1}"), "line 2, column 6: found “1”; a colon after the name “a” was expected"),
    (
      header("{\"a\":1"),
      "line 2, column 7: the line ends inside the object that begins in line 2, column 1; a comma or } was expected"
    ),
    (header("{\"a\":[1 2]}"), "line 2, column 9: found “2”; a comma or ] was expected"),
    (header("{\"ä\":\"x"), "line 2, column 6: this string is not closed"),
    (
      header("{\"a\":\"\\x\"}"),
      "line 2, column 7: JSON has no such escape; \\u and four digits encode any character"
    ),
    (header("{\"a\":\"\\u12g4\"}"), "line 2, column 11: found “g”; an escape has 4 hexadecimal digits"),
    (
      header("{\"a\":\"\\ud800\"}"),
      "line 2, column 7: this escape is half a surrogate pair; the other half is missing"
    ),
    (
      header("{\"a\":\"\\ud800\\u0041\"}"),
      "line 2, column 7: this escape is half a surrogate pair; the other half is missing"
    ),
    (
      header("{\"a\":\"\t\"}"),
      "line 2, column 7: the control character U+0009 must be escaped in a JSON string"
    ),
    (header("{\"a\":-}"), "line 2, column 7: found “}”; a digit was expected"),
    (header("{\"a\":01}"), "line 2, column 6: a number cannot have leading zeros"),
    (header("{\"a\":1.}"), "line 2, column 6: a JSON number needs digits on both sides of the decimal point"),
    (header("{\"a\":nope}"), "line 2, column 6: “nope” is not a value; a string needs quotes"),
    (header("{\"a\":}"), "line 2, column 6: found “}”; a value was expected"),
    (header("{} {}"), "line 2, column 4: “{” follows the end of the value; a line is one value"),
    (header(""), "line 2, column 1: found the end of the line; a value was expected"),
    (header("{}"), #"line 2, column 1: the key "time" is missing"#),
    (
      header(#"{"time":"soon","area":"log","text":""}"#),
      #"line 2, column 9: "time" is a string and should be a number"#
    ),
    (
      header(#"{"time":1e999,"area":"log","text":""}"#),
      "line 2, column 9: this number is too large"
    ),
    (
      header(#"{"time":0,"area":"smell","text":""}"#),
      #"line 2, column 18: "area" is "smell", which is none of its words"#
    ),
    (
      header(#"{"time":0,"area":"input","what":"sniffed"}"#),
      #"line 2, column 33: "what" is "sniffed", which is none of its words"#
    ),
    (
      header(#"{"time":0,"area":"deliver","what":"nobody","touch":1.5}"#),
      #"line 2, column 52: "touch" is a number and should be a whole number"#
    ),
    (
      header(#"{"time":0,"area":"input","what":"changed","touch":1,"phase":"up","to":[0,0]}"#),
      #"line 2, column 61: "phase" is "up", which is no phase of a touch"#
    ),
    (
      header(#"{"time":0,"area":"input","what":"changed","touch":1,"phase":"moved","to":[0]}"#),
      #"line 2, column 74: "to" is an array and should be an array of x and y"#
    ),
    (
      header(#"{"time":0,"area":"event","what":"sent","event":"smell"}"#),
      #"line 2, column 48: "event" is "smell", which is no kind of event"#
    ),
    (
      header(#"{"time":0,"area":"responder","what":"became","responder":"me"}"#),
      #"line 2, column 58: "responder" is a string and should be an object"#
    ),
  ])
  func `a text that is not a trace is refused with line, column and reason`(text: String, message: String) {
    let error = #expect(throws: TraceJSON.ReadingError.self) { try TraceJSON.trace(from: text) }
    #expect(error?.description == message)
  }

  nonisolated private static func header(_ line: String) -> String { TraceJSON.header + "\n" + line + "\n" }

  @Test func `whole numbers that no Double holds come back digit by digit`() throws {
    let exact = [Int.max, .min, 1 << 53 + 1, -(1 << 53) - 1].map {
      Trace.Entry.fact(
        TouchFact(
          time: 0, kind: .input(.dropped(contact: $0, phase: .moved, because: .unknownContact))))
    }
    #expect(try TraceJSON.trace(from: TraceJSON.text(of: Trace(exact))).entries == exact)
    let line = #"{"time":0,"area":"input","what":"mended","finger":9223372036854775808,"how":"x"}"#
    let error = #expect(throws: TraceJSON.ReadingError.self) {
      try TraceJSON.trace(from: Self.header(line))
    }
    #expect(error?.description == #"line 2, column 51: "finger" is a number and should be a whole number"#)
  }

  @Test func `values nested without end are refused, not followed`() {
    let text = Self.header(String(repeating: "[", count: 100_000))
    let error = #expect(throws: TraceJSON.ReadingError.self) { try TraceJSON.trace(from: text) }
    #expect(error?.description == "line 2, column 513: arrays and objects nest deeper than 512")
  }

  @Test func `a trace truncated anywhere does not crash the reader`() {
    let text = TraceJSON.text(of: Trace(Array(Samples.trace.entries.suffix(4))))
    for length in 0..<text.count {
      _ = try? TraceJSON.trace(from: String(text.prefix(length)))
    }
  }
}
