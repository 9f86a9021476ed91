// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchScene
import TouchTesting

/// The trace that stands in Documentation/Path.md, with the step that reports each line in front of it.
@Suite struct PathTraces {
  private nonisolated static let documentation = Scenarios.repository.appendingPathComponent("Documentation")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.documentation.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the trace beside the path of a touch is what its scene gives`() throws {
    let scene = try SceneFile(text: text("Path/button.scene.json5"), file: "button.scene.json5").build()
    let result = scene.run(try Script(text("Path/button.touch")))
    #expect(result.isMet)
    let page = try text("Path.md")
    let block = try #require(page.components(separatedBy: "```text\n").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "```").first)
    #expect(shown.split(separator: "\n").map { String($0.dropFirst(4)) } == asPrinted(result.trace.text()))
  }

  /// The lines as the command prints them: a time that is that of the line before is left out.
  private func asPrinted(_ text: String) -> [String] {
    var last: Substring = ""
    return text.split(separator: "\n").map { line in
      let time = line.prefix(8)
      defer { last = time }
      return time == last ? String(repeating: " ", count: 8) + line.dropFirst(8) : String(line)
    }
  }

  @Test func `each line beside the path of a touch names a step that the page has`() throws {
    let page = try text("Path.md")
    let block = try #require(page.components(separatedBy: "```text\n").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "```").first)
    let steps = page.components(separatedBy: "\n## ").compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(steps == Array(1...steps.count))
    for line in shown.split(separator: "\n") {
      let number = line.prefix(2).trimmingCharacters(in: .whitespaces)
      #expect(Int(number).map(steps.contains) == true, "\(line)")
    }
  }
}
