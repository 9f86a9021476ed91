// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

/// What makes the parser call itself without any bracket; without a limit, each of these files would take
/// seconds to hours.
struct ParsingRunsTests {
  private func errors(_ text: String) -> [String] {
    Porter.port([Porter.File(path: "A.swift", text: text)]).remarks.filter { $0.kind == .error }.map(
      \.description)
  }

  private func many(_ piece: String, _ count: Int = 20_000) -> String {
    String(repeating: piece, count: count)
  }

  private let words =
    "error: more than 64 words follow one another; write one statement a line, and remove what is no code"
  private let operators =
    "error: more than 64 operators follow one another; give inner expressions names, and remove what is no code"
  private let types = "error: types are nested more than 64 deep; give inner types names with typealias"

  @Test(arguments: [
    ("func f() { ", "return "), ("func f() { ", "throw "), ("let a = ", "if "), ("let a = ", "switch "),
    ("let a: ", "some "), ("let a: ", "any\n"), ("let a = ", "b "), ("let a = ", "`b` "),
    ("let a: A ", "async "), ("let a: A ", "throws\n  "), ("let a = ", "#b "), ("", "case "),
    ("let a = ", "try\n// b\n"), ("let a = ", "await/* b */"), ("func f(a: ", "inout "), ("let a = ", "1 "),
  ])
  func `words without anything between them are an error`(start: String, piece: String) {
    let found = errors(start + many(piece))
    #expect(found.count == 1 && found[0].hasSuffix(words), "\(found.prefix(2))")
  }

  @Test(arguments: ["\\", "\\ ", "& ", "-", "- ", "! ", "~", "#", ". ", "@ ", "? "])
  func `operators without anything between them are an error`(piece: String) {
    let found = errors("let a = " + many(piece) + "b")
    #expect(found.count == 1 && found[0].hasSuffix(operators), "\(found.prefix(2))")
  }

  @Test(arguments: [
    ("let a: ", "A<"), ("let a: ", "A<\n"), ("let a = ", "A<"), ("let a = ", "A < "), ("let a: ", "A -> "),
    ("let a: ", "A\n-> "), ("let a: ", "A<B."), ("let a: A", ".Type"), ("let a: A", ".Protocol"),
    ("let a = ", "#a<b "), ("let a: ", "A<B, "), ("let a: ", "A<@b "),
  ])
  func `types without an end are an error`(start: String, piece: String) {
    let found = errors(start + many(piece))
    #expect(found.count == 1 && found[0].hasSuffix(types), "\(found.prefix(2))")
  }

  @Test func `what people write is none`() {
    let names = (0..<500).map { "a\($0)" }
    #expect(errors("enum A {\n" + names.map { "  case \($0)\n" }.joined() + "}") == [])
    #expect(errors("enum A { case " + names.joined(separator: ", ") + " }") == [])
    #expect(errors("let a = [" + names.joined(separator: ", ") + "]") == [])
    #expect(errors("let a = " + names.joined(separator: " + ")) == [])
    #expect(errors("let a = " + names.joined(separator: " && ")) == [])
    #expect(errors("let a = " + names.map { "\($0) < 1" }.joined(separator: " && ")) == [])
    #expect(errors("let a = [" + names.map { "\($0) < 1" }.joined(separator: ", ") + "]") == [])
    #expect(errors(names.map { "let \($0) = b < c\n" }.joined()) == [])
    #expect(errors(names.map { "var \($0): A<B, C<D>>? { a < b ? c : d }\n" }.joined()) == [])
    #expect(errors(names.map { "func \($0)(_ a: (A) -> B) -> C<D>\n" }.joined()) == [])
    #expect(errors("func f() {\n" + many("  return\n", 60) + "}") == [])
    #expect(errors("let a = [" + many("A.Type.self, ", 50) + "B.self]") == [])
    #expect(errors("let a = \"" + many("some ") + "\" // " + many("return ")) == [])
    #expect(errors("// " + many("=") + "\n/* " + many("- ") + " */\nlet a = 1") == [])
    #expect(errors("let a = b" + many(".c()", 500)) == [])
  }

  @Test func `the place of the error is that of the first word too many`() {
    #expect(errors("let a =\n  " + many("return ", 65)) == ["A.swift:2:451: \(words)"])
    #expect(errors("let a = " + many("A<", 65)) == ["A.swift:1:138: \(types)"])
  }

  @Test func `a crowded line with errors is one error, at its first`() {
    let crowded =
      "this is not Swift, and its line has more than 256 words and signs; break it into shorter lines to learn"
      + " what is wrong"
    #expect(errors("let a = 1\nf() " + many("{} ", 20_000)) == ["A.swift:2:11: error: \(crowded)"])
    #expect(
      errors("let a = 1\n" + many("a b;", 400) + "\nlet = \n" + many("b c;", 400))
        == ["A.swift:2:3: error: \(crowded)", "A.swift:4:3: error: \(crowded)"])
    // Only the line with the error counts.
    let other = errors("let a = [" + many("1, ", 400) + "1]\nlet = 2\n")
    #expect(other.count == 1 && other[0].hasPrefix("A.swift:2:"))
  }
}
