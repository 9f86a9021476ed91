// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

/// Files with thousands of conditions; if the work grew with the square of their number, each test here would
/// take minutes.
struct ConditionGrowthTests {
  private func port(_ text: String) -> Porter.Result {
    Porter.port([Porter.File(path: "A.swift", text: text)])
  }

  private func errors(_ text: String) -> [String] {
    port(text).remarks.filter { $0.kind == .error }.map(\.description)
  }

  @Test func `a condition may have thousands of branches`() {
    let count = 15_000
    let branches = (1..<count).map { "#elseif os(Windows)\nlet a = \($0)\n" }.joined()
    let result = port("#if os(iOS)\nlet a = 0\n" + branches + "#endif\n")
    #expect(result.files[0].text.hasPrefix("#if canImport(UIKit)\nlet a = 0\n#elseif os(Windows)\n"))
    #expect(result.remarks.isEmpty)
  }

  @Test func `names in code that is left out are not reported, however many conditions leave it out`() {
    let count = 5_000
    let parts = (0..<count).map { "#if os(macOS)\nlet a\($0) = UIMissingView()\n#endif\n" }.joined()
    let result = port("import UIKit\n" + parts + "let b = 1\n")
    #expect(result.missing.isEmpty)
    #expect(result.remarks.isEmpty)
  }

  @Test func `what surrounds code that is left out is still looked at`() {
    let result = port(
      """
      import UIKit
      #if canImport(UIKit)
      #if os(macOS)
      let a = )
      #endif
      let b = )
      #elseif os(macOS)
      let c = )
      #endif
      """)
    let lines = result.remarks.filter { $0.kind == .error }.map(\.line)
    #expect(Set(lines) == [6])
  }

  private let message =
    "error: conditions are nested more than 16 deep; close the ones before this with #endif, or join their"
    + " conditions with &&"

  @Test func `conditions that the parser would read again and again are an error at their place`() {
    let nested =
      String(repeating: "#if A\n", count: 16) + "let a = 1\n" + String(repeating: "#endif\n", count: 16)
    #expect(errors(nested) == [])
    #expect(errors(nested + nested) == [])
    #expect(errors(String(repeating: "#if A\n", count: 5_000)) == ["A.swift:17:1: \(message)"])
    #expect(errors("#if A\n#elseif B\n#else\n" + nested + "#endif\n") == ["A.swift:19:1: \(message)"])
    #expect(
      errors(String(repeating: "#endif\n", count: 5) + " " + nested).allSatisfy { !$0.hasSuffix(message) })
  }

  @Test func `conditions in comments and strings are text, and longer words are others`() {
    let many = String(repeating: "#if A ", count: 20)
    #expect(errors("// \(many)\nlet a = 1") == [])
    #expect(errors("/* \(many) */ let a = 1") == [])
    #expect(errors("let a = \"\(many)\"") == [])
    #expect(errors("let a = #\"\(many)\"#") == [])
    #expect(errors(String(repeating: "#iffy\n", count: 20)).allSatisfy { !$0.hasSuffix(message) })
    #expect(errors(String(repeating: "#else\n", count: 20)).allSatisfy { !$0.hasSuffix(message) })
  }

  @Test func `a file with such conditions is not changed`() {
    let file = Porter.File(path: "A.swift", text: "import Darwin\n" + String(repeating: "#if A\n", count: 20))
    #expect(Porter.port([file]).files == [file])
  }
}
