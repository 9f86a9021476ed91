// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct DeepStackTests {
  private static func nested(_ depth: Int, _ open: String, _ middle: String = "A", _ close: String = "")
    -> String
  {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  @Test(arguments: [
    "let x: " + nested(3000, "A<", "A", ">"), "let x: " + nested(3000, "(A) -> "),
    "let x = " + nested(6000, "try ", "a()"), "let x = a" + nested(6000, "!", ""),
    "let x = a" + nested(3000, ".b", ""), "let x = a" + nested(1500, "()", ""),
    "func f() { if a {} " + nested(2000, "else if a {} ", "") + "}",
    nested(2000, "#if os(iOS)\n", "let a = 1\n", "#endif\n"), nested(3000, "@a ", "class B {}"),
    nested(3000, "a: ", "while true {}"), "let x = " + nested(3000, "- ", "1"),
  ])
  func `code that is nested thousands of levels deep is ported or refused`(text: String) {
    let file = Porter.File(path: "A.swift", text: "import UIKit\n" + text + "\n")
    let result = Porter.port([file])
    #expect(result.files.count == 1)
    #expect(Porter.syntaxErrors(in: file).isEmpty == !result.remarks.contains { $0.kind == .error })
  }
}
