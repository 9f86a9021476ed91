// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchTesting

@Suite(.serialized) struct RecordingTests {
  private func written(_ text: String, in source: String, line: Int, column: Int = 3) -> String? {
    ExpectationCall("expectTrace", in: source, line: line, column: column)?.replacing(
      with: text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    )
  }

  @Test func `a missing text is added below the other arguments`() {
    let source = """
      func test() {
        expectTrace(stage, only: [.input, .deliver])
      }
      """
    #expect(
      written("   0.000  one\n\n   0.100  two", in: source, line: 2)
        == """
        func test() {
          expectTrace(
            stage, only: [.input, .deliver],
            \"""
               0.000  one

               0.100  two
            \""")
        }
        """)
    #expect(
      written("", in: source, line: 2)?.contains(#"expectTrace(stage, only: [.input, .deliver], "")"#) == true
    )
  }

  @Test func `a text that differs is replaced, and nothing around it`() {
    let source = """
      let before = "expectTrace("
        try? expectTrace(
          stage,  // ) not the end
          only: [.log], \"""
          old ) text
          \""")
      let after = 1
      """
    #expect(
      written("new \\ text", in: source, line: 2, column: 8)
        == """
        let before = "expectTrace("
          try? expectTrace(
            stage,  // ) not the end
            only: [.log],
            #\"""
            new \\ text
            \"""#)
        let after = 1
        """)
  }

  @Test func `a call that is no plain call is left alone`() {
    #expect(written("a", in: "let a = 1", line: 1) == nil)
    #expect(written("a", in: "expectTrace(stage", line: 1) == nil)
    #expect(written("a", in: "expectTrace(stage)", line: 7) == nil)
    #expect(written("a", in: "expectTrace(stage, sourceLocation: here)", line: 1) == nil)
    for expected in [
      #""a" + more"#, #""a" + "\n" + "b""#, "expected", "nil", #"["a", b]"#, #"["a"] + more"#, #""\(a)""#,
      ##"#"\#(a)"#"##, "lines.map { $0 }", "(\"a\")",
    ] {
      #expect(written("a", in: "expectTrace(stage, \(expected))", line: 1) == nil)
    }
  }

  @Test func `a list stays a list`() {
    #expect(
      written("one \"two\" \\ three\n", in: "  expectTrace(stage, [\"a\", // [b]\n\"c\",])", line: 1)
        == """
          expectTrace(
            stage,
            [
              "one \\"two\\" \\\\ three",
              "",
            ])
        """)
    #expect(written("", in: #"expectTrace(stage, ["a"])"#, line: 1) == "expectTrace(stage, [])")
    #expect(
      written("a", in: "expectTrace(stage, [])", line: 1)
        == """
        expectTrace(
          stage,
          [
            "a",
          ])
        """)
  }

  @Test func `comments and interpolations in other arguments are no texts`() {
    #expect(
      written("b", in: #"expectTrace(f("\(g(")"))") /* , "x" */, "a" /* end */)"#, line: 1)
        == """
        expectTrace(
          f("\\(g(")"))") /* , "x" */,
          \"""
          b
          \""")
        """)
  }

  @Test func `on request the text is written into the file, once for each call, and the test fails`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Recorded-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "  expectLog(stage)\n  expectLog(stage, \"old\")\n".write(to: file, atomically: true, encoding: .utf8)
    let stage = Stage()
    stage.log("one")
    func call(_ line: Int, _ expected: String?, column: Int = 3) -> String {
      nonisolated(unsafe) var text = ""
      withKnownIssue {
        expectLog(
          stage, expected,
          sourceLocation: SourceLocation(fileID: "A/B.swift", filePath: file.path, line: line, column: column)
        )
      } matching: {
        text = $0.comments.map(\.rawValue).joined()
        return true
      }
      return text
    }
    #expect(call(1, nil).contains("TOUCHSTONE_RECORD=1"))
    ExpectationRecorder.mode = .missing
    defer { ExpectationRecorder.mode = nil }
    #expect(call(1, nil).contains("was written into this call"))
    #expect(call(2, "old").hasPrefix("The logs differ"))
    ExpectationRecorder.mode = .all
    #expect(call(2, "old").contains("was written into this call"))
    #expect(call(2, "old").contains("by an earlier call"))
    stage.log("two")
    #expect(call(2, "old").contains("different texts"))
    // What could not be written is compared, too.
    let refused = call(9, "old")
    #expect(refused.contains("could not be written") && refused.contains("The logs differ"))
    #expect(refused.contains("  < old") || refused.contains("  - old"))
    let text = "    \"\"\"\n    one\n    \"\"\")\n"
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == "  expectLog(\n    stage,\n\(text)  expectLog(\n    stage,\n\(text)")
  }
}
