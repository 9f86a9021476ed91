// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ConditionTests {
  /// The remarks on one clause after `#if`, and what becomes of the condition.
  private func port(_ condition: String) -> (condition: String, remarks: [String]) {
    let result = Porter.port([
      Porter.File(path: "A.swift", text: "let before = 1\n#if \(condition)\nlet a = 1\n#endif")
    ])
    let line = result.files[0].text.split(separator: "\n")[1]
    return (String(line.dropFirst("#if ".count)), result.remarks.map(\.text))
  }

  @Test(arguments: [
    ("os(iOS)", "canImport(UIKit)"),
    ("os(iOS) || os(tvOS)", "canImport(UIKit) || os(tvOS)"),
    ("!os(iOS)", "!canImport(UIKit)"),
    ("!(os(iOS) && targetEnvironment(macCatalyst))", "!(canImport(UIKit) && targetEnvironment(macCatalyst))"),
    ("canImport(UIKit) && !os(watchOS)", "canImport(UIKit) && !os(watchOS)"),
    ("os(macOS)", "os(macOS)"), ("DEBUG", "DEBUG"), ("swift(>=4.2)", "swift(>=4.2)"),
    ("swift(<4.2) || os(iOS)", "swift(<4.2) || canImport(UIKit)"), ("swift(<5)", "swift(<5)"),
    ("TARGET_INTERFACE_BUILDER", "TARGET_INTERFACE_BUILDER"), ("os(Linux)", "os(Linux)"),
    ("targetEnvironment(simulator)", "targetEnvironment(simulator)"),
  ])
  func `a condition that is the same on iOS is not worth a word`(before: String, after: String) {
    let ported = port(before)
    #expect(ported.condition == after)
    #expect(ported.remarks == [])
  }

  @Test(arguments: [
    "canImport(Combine)", "canImport(Darwin) && os(iOS)", "_runtime(_ObjC)", "!os(Linux)",
    "(canImport(SwiftUI))",
  ])
  func `code that is compiled on iOS and not here is pointed at`(condition: String) {
    #expect(
      port(condition).remarks == ["#if \(condition): false here and true on iOS, so this code is left out."])
  }

  @Test func `a branch after one that is taken is left out`() {
    let result = Porter.port([
      Porter.File(
        path: "A.swift",
        text: "let a = 1\n#if os(Linux)\nlet b = 1\n#elseif os(iOS)\nlet b = 2\n#else\n#endif")
    ])
    #expect(
      result.remarks.map { "\($0.line): \($0.text)" } == [
        "4: #elseif os(iOS): false here and true on iOS, so this code is left out."
      ])
  }

  @Test func `remarks about code that is left out are left out, too`() {
    let source =
      "let a = 1\n#if os(macOS)\nimport AppKit\nlet b = NSClassFromString(\"B\"), c = NSView()\n#endif"
    expect(source, becomes: source)
  }

  @Test func `a file that conditions leave out is a warning`() {
    let result = Porter.port([
      Porter.File(path: "A.swift", text: "import Foundation\n#if canImport(Combine)\nclass A {}\n#endif"),
      Porter.File(path: "B.swift", text: "#if os(iOS)\nimport UIKit\nclass B {}\n#endif"),
      Porter.File(path: "C.swift", text: "#if os(macOS)\nclass C {}\n#endif"),
    ])
    #expect(
      result.remarks.filter { $0.kind == .warning }.map(\.description) == [
        "A.swift:2:1: warning: conditions leave out the whole file here; on iOS it is compiled."
      ])
  }

  @Test func `what is not Swift is an error at its place`() {
    let result = Porter.port([Porter.File(path: "A.swift", text: "class A {\n  func f( {}\n}")])
    #expect(result.remarks.first?.kind == .error)
    #expect(result.remarks.first?.line == 2)
  }

  @Test func `what an old version of Swift reads is nobody's error`() {
    let source = "#if swift(>=3.0)\nlet a = 1\n#else\nfunc f( {{ ++\n#endif"
    expect(source, becomes: source)
  }
}
