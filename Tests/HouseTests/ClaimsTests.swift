// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct ClaimsTests {
  @Test func `what a comment is pinned by is a test, and each number of UIKit is pinned`() {
    expectNone(unpinned(in: .here), "A comment says which tests would fail: Pinned by `name of a test`.")
  }

  @Test func `a suite that a page or a comment names exists`() {
    expectNone(unknownSuites(in: .here), "Call the suite as it is called, or take the claim away.")
  }

  @Test func `all places name the version that the command prints`() {
    expectNone(otherVersions(in: .here), "The version is the same wherever it is named.")
  }

  @Test func `a comment that is pinned by nothing is found`() {
    let tuning = """
      /// One. Pinned by `a sentence` and
      /// `another`.
      public var a: Double
      /// Two.
      public var b: Double
      /// Three. Pinned by a test.
      func c()
      """
    let repository = Repository([
      "Sources/A/TouchTuning.swift": tuning, "Tests/A.swift": "func `a sentence`()",
    ])
    #expect(
      unpinned(in: repository).map(\.description) == [
        "Sources/A/TouchTuning.swift:1: “Pinned by” names a test that does not exist: another",
        "Sources/A/TouchTuning.swift:4: end the comment with “Pinned by `name of a test`.”: public var b: Double",
        "Sources/A/TouchTuning.swift:6: “Pinned by” is followed by no name of a test in backticks",
      ])
  }

  @Test func `a suite that does not exist is found`() {
    let text =
      "`ATests`, `BRandomRuns`, `CTraces`, `DTests`\nSuites whose name ends with `Traces`: `BTraces`.\n"
    let repository = Repository([
      "README.md": text, "Documentation/A.md": text, "Sources/A.swift": "/// `ETests`",
      "Tests/ATests/A.swift": "",
      "Tests/BRandomRuns.swift": "extension CTraces {}\nstruct DTestsOfMore {}",
    ])
    let found = ["DTests", "BTraces"].map { "there is no suite \($0)" }
    #expect(
      unknownSuites(in: repository) == [
        Finding("README.md", 1, found[0]), Finding("README.md", 2, found[1]),
        Finding("Documentation/A.md", 1, found[0]), Finding("Documentation/A.md", 2, found[1]),
        Finding("Sources/A.swift", 1, "there is no suite ETests"),
      ])
  }

  @Test func `another version, and a missing one, are found`() {
    let program = "Sources/CommandKit/Running/TouchstoneRelease.swift"
    let repository = Repository([
      program: "a(\nversion = \"1.2\"", "README.md": "a\nVersion 1.1.", "CHANGELOG.md": "\n## 1.2\n## 1.1",
      "Documentation/Stability.md": "",
    ])
    #expect(
      otherVersions(in: repository) == [
        Finding("README.md", 2, "the version is 1.2, says \(program), not 1.1"),
        Finding("Documentation/Stability.md", 1, "the version is missing: it is 1.2, says \(program)"),
      ])
  }
}

private let pinned: Pattern = #"[Pp]inned by((?:\s+(?:and\s+)?`[^`]+`,?)+)"#
private let number: Pattern = #"^\s*public var \w+: "#
private let suite: Pattern = #"`(\w*(?:Tests|Traces|RandomRuns))`"#

/// “Pinned by `…`” names tests that exist, and every number of `TouchTuning` has such a comment.
private func unpinned(in repository: Repository) -> [Finding] {
  let tests = KnownTests(in: repository)
  var findings: [Finding] = []
  for file in repository.files(in: "Sources", ".swift") {
    let isTuning = file.name == "TouchTuning.swift"
    guard isTuning || file.contains("inned by") || file.contains("inned\n") else { continue }
    for comment in file.comments {
      let names = pinned.matches(in: comment.text).flatMap { $0[1].quoted }
      for name in names where !tests.hasSentence(name) {
        findings.append(
          Finding(file, comment.line, "“Pinned by” names a test that does not exist: \(name)"))
      }
      guard names.isEmpty else { continue }
      if comment.text.contains("inned by") {
        findings.append(
          Finding(file, comment.line, "“Pinned by” is followed by no name of a test in backticks"))
      } else if isTuning, number.matches(comment.next) {
        let text = "end the comment with “Pinned by `name of a test`.”: \(comment.next.trimmed)"
        findings.append(Finding(file, comment.line, text))
      }
    }
  }
  return findings
}

/// A suite that a page or a comment names, `…Tests`, `…Traces` or `…RandomRuns`, exists.
private func unknownSuites(in repository: Repository) -> [Finding] {
  let tests = KnownTests(in: repository)
  // A word that says which suites are meant, as in "suites whose name ends with `Traces`", names none.
  var known: Set = ["Tests", "Traces", "RandomRuns"]
  let pages = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"].compactMap {
    repository[$0]
  }
  let files =
    pages + repository.files(in: "Documentation", ".md") + repository.files(in: "Sources", ".swift", ".md")
  var findings: [Finding] = []
  for file in files {
    for line in file.lines(with: "Tests`", "Traces`", "RandomRuns`") {
      for match in suite.matches(in: line.text) where !known.contains(match[1]) {
        if tests.hasSuite(match[1]) {
          known.insert(match[1])
        } else {
          findings.append(Finding(file, line.number, "there is no suite \(match[1])"))
        }
      }
    }
  }
  return findings
}

private let versions: [(path: String, pattern: Pattern)] = [
  ("README.md", #"Version (\d[\d.]*\d)"#), ("Documentation/Stability.md", #"The version is (\d[\d.]*\d)"#),
  ("CHANGELOG.md", #"^## (\d\S*)"#),
]

/// The pages name the version that the command prints.
private func otherVersions(in repository: Repository) -> [Finding] {
  let program = repository.module("CommandKit") + "/Running/TouchstoneRelease.swift"
  let line = repository[program]?.lines(with: "version = \"").first
  guard let version = line?.text.after("version = \"")?.before("\"") else {
    return [Finding(program, 1, "there is no version = \"…\" for the command to print")]
  }
  return versions.compactMap { path, pattern in
    let lines = repository[path]?.lines ?? []
    guard let line = lines.first(where: { pattern.matches($0.text) }),
      let match = pattern.firstMatch(in: line.text)
    else {
      return Finding(path, 1, "the version is missing: it is \(version), says \(program)")
    }
    if match[1] == version { return nil }
    return Finding(path, line.number, "the version is \(version), says \(program), not \(match[1])")
  }
}
