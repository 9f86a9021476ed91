// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchTrace

@testable import TouchStage

/// The examples on the manual page of scripts are valid scripts.
@Suite struct ScriptPageTests {
  private func page() throws -> String {
    var folder = URL(filePath: #filePath)
    for _ in 1...5 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appending(path: "Documentation/Scripts.md"), encoding: .utf8)
  }

  @Test func `the first example and every line of the tables can be read`() throws {
    let page = try page()
    let example = try #require(
      page.split(separator: "```text\n").dropFirst().first?.split(separator: "```").first)
    let script = try Script(String(example))
    #expect(script.description == example && script.summary == "A finger leaves the button and comes back.")

    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    var read = 0
    for row in rows {
      let cell = row.split(separator: "|").first ?? ""
      // The text between every other pair of marks is code.
      for (place, code) in cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where place % 2 == 1 {
        let isPlace = !Instruction.words.contains { code.hasPrefix($0) && code.first?.isLetter == true }
        var text = isPlace ? "tap \(code)" : String(code)
        if text == "together" || text == "end" || text == "lines 10ms" { continue }
        text = text.replacing("then expect", with: "expect nothing\nthen expect")
        if text.hasSuffix("expect") { text += " nothing" }
        _ = try Script(text)
        read += 1
      }
    }
    #expect(read > 30)
  }

  @Test func `the tables leave nothing out`() throws {
    let page = try page()
    for word in Instruction.words + Instruction.Flag.allCases.map(\.rawValue)
      + TraceArea.allCases.map(\.rawValue)
      + Expectation.StateWord.allCases.map(\.rawValue) + Expectation.GestureWord.allCases.map(\.rawValue)
      + Expectation.methods.map(\.name)
    {
      #expect(page.contains(word), "\(word)")
    }
  }
}
