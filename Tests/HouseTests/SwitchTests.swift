// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct SwitchTests {
  @Test func `a switch over facts names every fact`() {
    expectNone(defaults(in: .here), "A new fact asks every reader what it means there: have no default.")
  }

  @Test func `a default among facts is found`() {
    let texts = [
      "switch fact {\ncase .a: 1\ndefault: 2\n}", "switch entry.fact {\ndefault:\n}",
      "switch fact.kind {\ndefault:\n}", "switch touchFact {\ndefault:\n}",
      "extension TouchFact.Kind {\n  func a() {\n    switch self {\n    default: 1\n    }\n  }\n}",
      "public enum InputFact {\n  switch self {\n  default: 1\n  }\n}",
      "func a(_ b: TouchFact.Kind) {\n  switch b {\n  default: 1\n  }\n}",
      "switch fact {\ncase .a:\n  switch b {\n  default: 1\n  }\ndefault: 2\n}",
      "switch (self, fact.kind) {\ncase (.a, .b): 1\ndefault: 2\n}",
      "func a(_ b: TouchFact.Kind) {\n  switch (1, b) {\n  default: 1\n  }\n}",
    ]
    for text in texts {
      #expect(defaults(in: Repository(["Sources/A.swift": text])).count == 1, "\(text)")
      #expect(defaults(in: Repository(["Tests/A.swift": text])).count == 1, "\(text)")
    }
  }

  @Test func `a default among other values is fine`() {
    let texts = [
      "switch phase {\ndefault:\n}",
      "extension Phase {\n  switch self {\n  default: 1\n  }\n}\nstruct Fact {}",
      "switch fact {\ncase .a:\n  switch b {\n  default: 1\n  }\n}\nswitch c {\ndefault: 2\n}",
      "// switch fact {\ndefault:", "switch (phase, state) {\ndefault:\n}",
    ]
    for text in texts { #expect(defaults(in: Repository(["Sources/A.swift": text])).isEmpty, "\(text)") }
  }
}

private let begins: Pattern = #"\bswitch\s+\(?([\w., ]+)\)?\s*\{"#
private let subjects: Pattern = #"^(?:\w+\.)*?(\w+)(\.kind)?$"#
private let scope: Pattern = #"^(?:\w+ )*(?:extension|enum) (\w+(?:\.\w+)*)"#
private let parameters: Pattern = #"\b(?:func|init)\b"#

/// Finds `default:` in switches whose cases are facts: `switch fact`, `switch fact.kind`, `switch self` in a
/// fact, and `switch (self, fact.kind)`, in sources and in tests.
private func defaults(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  let files = ["Sources", "Tests"].flatMap { repository.files(in: $0, ".swift") }
  for file in files {
    guard file.contains("default:"), file.contains("switch "), file.contains("fact", "Fact") else { continue }
    var stack: [(indentation: Int, isOfFacts: Bool)] = []
    var extended = ""
    var taken = ""
    for line in file.lines(with: "switch ", "extension ", "enum ", "func ", "init", "}", "default") {
      let code = line.code
      if let match = scope.firstMatch(in: code) { extended = match[1] }
      if parameters.matches(code) { taken = code }
      if let match = begins.firstMatch(in: code) {
        // A tuple has facts in it if one of its values is one.
        let isOfFacts = match[1].split(separator: ",").contains { value in
          guard let found = subjects.firstMatch(in: value.trimmed) else { return false }
          let subject = found[1]
          if subject == "self" { return extended.hasSuffix("Fact") || extended == "TouchFact.Kind" }
          if Pattern(#"\b\#(subject): (?:\w+Fact|TouchFact\.Kind)\b"#).matches(taken) { return true }
          return subject.lowercased().hasSuffix("fact") || !found[2].isEmpty && subject.contains("fact")
        }
        stack.append((code.indentation, isOfFacts))
      }
      while let last = stack.last, code.trimmed == "}", code.indentation <= last.indentation {
        stack.removeLast()
      }
      if let last = stack.last, last.isOfFacts, code.indentation == last.indentation,
        code.trimmed.hasPrefix("default")
      {
        findings.append(
          Finding(file, line.number, "a switch over facts has a default; name the facts that it means"))
      }
    }
  }
  return findings
}
