// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ParsingLimitsTests {
  private func errors(_ text: String) -> [String] {
    Porter.port([Porter.File(path: "A.swift", text: text)]).remarks.filter { $0.kind == .error }.map(
      \.description)
  }

  private let message =
    "error: square brackets are nested more than 10 deep; close the ones before this, or give inner"
    + " expressions names"

  private func nested(_ depth: Int, _ open: String = "[", _ close: String = "]") -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  @Test func `brackets that would keep the parser busy for years are an error at their place`() {
    #expect(errors("import UIKit\nlet é = " + nested(50)) == ["A.swift:2:20: \(message)"])
    #expect(
      errors("func a() {\n  b" + String(repeating: "[", count: 60) + "gat") == ["A.swift:2:14: \(message)"])
    #expect(errors("let a = " + nested(40, "[(", ")]")) == ["A.swift:1:29: \(message)"])
    #expect(errors("let a = \"\\(" + nested(11) + ")\"") == ["A.swift:1:22: \(message)"])
  }

  @Test func `a file with such brackets is not changed`() {
    let file = Porter.File(path: "A.swift", text: "import Darwin\nlet a = " + nested(50))
    let other = Porter.File(path: "B.swift", text: "@objc class B: NSObject {}")
    let result = Porter.port([file, other])
    #expect(result.files[0] == file)
    #expect(result.files[1] != other)
  }

  @Test func `other brackets are limited where the parser would give up`() {
    let error =
      "error: brackets are nested more than 256 deep; close the ones before this, or give inner"
      + " expressions names"
    #expect(errors(nested(20_000, "f(", ")")) == ["A.swift:1:514: \(error)"])
    #expect(errors(String(repeating: "{", count: 100_000)) == ["A.swift:1:257: \(error)"])
    #expect(errors("let a = " + nested(100, "f(", ")")) == [])
  }

  @Test func `brackets that people write are none`() {
    #expect(errors("let a = " + nested(10)) == [])
    #expect(errors("let a = " + nested(40, "f(", ")")) == [])
    #expect(errors("let a = [" + String(repeating: "[1], ", count: 500) + "[1]]") == [])
    // Each brace begins anew, as in builders.
    #expect(errors("let a = " + nested(20, "[{", "}]")) == [])
  }

  @Test func `brackets in comments and strings are text`() {
    let many = String(repeating: "[", count: 50)
    #expect(errors("// \(many)\nlet a = 1") == [])
    #expect(errors("/* /* \(many) */ \(many) */ let a = 1") == [])
    #expect(errors("let a = \"\(many)\"") == [])
    #expect(errors("let a = \"\\\"\(many)\"") == [])
    #expect(errors("let a = #\"\"\(many)\\\"#") == [])
    #expect(errors("let a = \"\"\"\n  \"\(many)\n  \"\"\"") == [])
    #expect(errors("let a = \"\\(f(\"\(many)\")) \(many)\"") == [])
    #expect(errors("let a = #\"\\#(b[0]) \(many) \\(\"#") == [])
  }

  @Test(arguments: ["(", ")", "}", "{", "\\(", "]", "x<", "#if a\n"])
  func `brackets are counted in damaged code`(piece: String) {
    #expect(errors(piece + nested(50)).map { $0.hasSuffix(message) } == [true])
    #expect(errors(String(repeating: piece, count: 3) + nested(9)).allSatisfy { !$0.hasSuffix(message) })
  }

  @Test(arguments: ["\"\"\"", "/*", "#\"", "\""])
  func `a string or comment without an end has no brackets`(piece: String) {
    #expect(errors("let a = " + piece + nested(50)).allSatisfy { !$0.hasSuffix(message) })
  }
}
