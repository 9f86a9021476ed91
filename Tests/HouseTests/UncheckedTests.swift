// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct UncheckedTests {
  @Test func `unchecked code is in a folder Unchecked, or its page lists it with its test`() {
    expectNone(
      unlisted(in: .here) + unknownTests(in: .here),
      "Use the safe form. Where it costs a figure of the gate more than 1 %, say so in \(page).")
  }

  @Test(arguments: [
    ("let a: Unmanaged<B>", "Unmanaged"), ("unowned(unsafe) let a: B", "unowned(unsafe)"),
    ("@exclusivity(unchecked) var a: B", "@exclusivity(unchecked)"),
    ("nonisolated(unsafe) var a: B", "nonisolated(unsafe)"),
    ("class A: @unchecked Sendable {}", "@unchecked Sendable"),
    ("let a: UnsafePointer<B>", "pointers"), ("unsafe a.b()", "pointers"),
    ("a.unsafelyUnwrapped", "pointers"),
    ("MainActor.assumeIsolated {}", "pointers"), ("UInt(bitPattern: address)", "pointers"),
  ]) func `unchecked code that is not listed is found`(line: String, kind: String) {
    let repository = Repository([
      "Sources/A/B.swift": "a\n\(line)\n", "Sources/A/Unchecked/C.swift": line, page: "",
    ])
    #expect(
      unlisted(in: repository) == [Finding("Sources/A/B.swift", 2, "\(kind), which \(page) does not list")])
    let listing = Repository([
      "Sources/A/B.swift": "// \(line)\n",
      page: "| `Sources/A/B.swift` | `\(kind)` |\n| `Sources/A/C.swift` | `a` |",
    ])
    #expect(
      unlisted(in: listing) == [
        Finding(page, 1, "Sources/A/B.swift has no \(kind) any more"),
        Finding(page, 2, "there is no Sources/A/C.swift"),
      ])
  }

  @Test func `all that an object remembers may be accessed without checks`() {
    let line = "@exclusivity(unchecked) private var"
    let texts = ["\(line) state: A", "\(line) memory = A()", "\(line) viewState: A", "\(line) viewStates: A"]
    let found = texts.map { unlisted(in: Repository(["Sources/A.swift": $0, page: ""])).count }
    #expect(found == [0, 0, 0, 1])
  }

  @Test func `a contract whose test does not exist is found`() {
    let text = """
      | what | contract | fails |
      |---|---|---|
      | a | `b` | `no sentence`, `a sentence` |

      **Fails when broken.** With `ATests`, and `no
      script`.

      `Other` code.

      **Fails when broken.** With `BTests`.

      ## Where
      | `Sources/A.swift` | `pointers` |
      """
    let repository = Repository(["Tests/ATests.swift": "func `a sentence`()", page: text])
    #expect(
      unknownTests(in: repository) == [
        Finding(page, 3, "there is no test: no sentence"), Finding(page, 10, "there is no test: BTests"),
      ])
  }
}

private let page = "Documentation/Unchecked.md"

/// A form of unchecked code, as the page calls it.
private struct Kind {
  let name: String
  /// Words that a file must have for the pattern to match.
  let words: [String]
  let pattern: Pattern
}

private let kinds = [
  Kind(name: "Unmanaged", words: ["Unmanaged"], pattern: "Unmanaged"),
  Kind(name: "unowned(unsafe)", words: ["unowned(unsafe)"], pattern: #"unowned\(unsafe\)"#),
  // A property that is all that an object remembers needs no line on the page: it is called state, memory or
  // ...State.
  Kind(
    name: "@exclusivity(unchecked)", words: ["exclusivity(unchecked)"],
    pattern: #"exclusivity\(unchecked\)(?!.* var (state|memory|[a-z]+State)( |:))"#),
  Kind(name: "nonisolated(unsafe)", words: ["nonisolated(unsafe)"], pattern: #"nonisolated\(unsafe\)"#),
  Kind(name: "@unchecked Sendable", words: ["@unchecked"], pattern: "@unchecked"),
  Kind(
    name: "pointers",
    words: ["Unsafe", "unsafe", "assumingMemoryBound", "assumeIsolated", "bitPattern: "],
    pattern: Pattern(
      #"Unsafe[A-Z]|unsafe[A-Z]|\bunsafe |unsafelyUnwrapped|assumingMemoryBound|assumeIsolated|"#
        + "bitPattern: [a-z]*[aA]ddress")),
]

/// Unchecked code must be in a folder `Unchecked`, or in a file that the page lists.
private func unlisted(in repository: Repository) -> [Finding] {
  guard let list = repository[page] else { return [] }
  let rows = list.lines(with: "| `Sources/").filter { $0.text.hasPrefix("| `Sources/") }
  let rowsByPath = Dictionary(grouping: rows) { $0.text.quoted.first ?? "" }
  var findings: [Finding] = []
  for file in repository.files(in: "Sources", ".swift") where !file.path.contains("/Unchecked/") {
    let listed = rowsByPath[file.path] ?? []
    for kind in kinds {
      let use = file.lines(withAnyOf: kind.words).first { kind.pattern.matches($0.code) }
      let row = listed.first { $0.text.contains("`\(kind.name)`") }
      if let use, row == nil {
        findings.append(Finding(file, use.number, "\(kind.name), which \(page) does not list"))
      } else if use == nil, let row {
        findings.append(Finding(list, row.number, "\(file.path) has no \(kind.name) any more"))
      }
    }
  }
  for row in rows {
    if let path = row.text.quoted.first, repository[path] == nil {
      findings.append(Finding(list, row.number, "there is no \(path)"))
    }
  }
  return findings
}

/// What fails when a contract is broken: the last column of the tables before the list of files, and
/// paragraphs.
private func unknownTests(in repository: Repository) -> [Finding] {
  guard let list = repository[page] else { return [] }
  let tests = KnownTests(in: repository)
  var findings: [Finding] = []
  var isParagraph = false
  for line in list.lines.prefix(while: { !$0.text.hasPrefix("## Where") }) {
    let text = line.text
    if text.hasPrefix("**Fails when broken") { isParagraph = true }
    if text.isEmpty { isParagraph = false }
    let isRow = text.hasPrefix("|") && !text.hasPrefix("|---") && !text.hasPrefix("| what |")
    let names =
      isRow ? text.dropLast().split(separator: "|").last?.quoted ?? [] : isParagraph ? text.quoted : []
    for name in names where !tests.contains(name) {
      findings.append(Finding(list, line.number, "there is no test: \(name)"))
    }
  }
  return findings
}
