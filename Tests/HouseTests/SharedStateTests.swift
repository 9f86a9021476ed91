// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct SharedStateTests {
  @Test func `the touch system shares among applications only what the architecture lists with a reason`() {
    expectNone(
      unlisted(in: .here),
      "State belongs to an application, a view or a gesture. What all share has its reason in ARCHITECTURE.md."
    )
  }

  @Test func `state that all share is found`() {
    let text = """
      var one = 1
      private static var two: [Int: Int] = [:]
      static var three: Int { two.count }
      let four = 4
      func five() {
        var six = 6
      }
      static var seven = 7 {
        didSet {}
      }
      // static var eight = 8
      static var nine: (Int) -> Void = { number in
      }
      static var (ten, eleven) = (10, 11)
      private static let twelve = Mutex(12)
      final class Thirteen {}
      static let fourteen = Thirteen()
      static let fifteen = Sixteen()
      static var seventeen: Int {
        17
      }
      nonisolated(unsafe) var eighteen: Thirteen?
      static func nineteen() {
        let twenty = Mutex(20)
      }
      """
    let page = """
      A page.

      `A.unseen`

      ### What all applications share

      **Counts**: `A.one`, `A.two`,
      `B.one`, `B.seven` and `B.missing`.

      ## Next

      `A.seven`
      """
    let repository = Repository([
      "ARCHITECTURE.md": page, "Sources/System/TouchCore/A.swift": text,
      "Sources/TouchControls/B.swift": "var one = 1\nstatic var seven: Int?", "Sources/C/C.swift": text,
    ])
    let found = [
      (8, "seven"), (12, "nine"), (14, "(ten, eleven)"), (15, "twelve"), (17, "fourteen"), (22, "eighteen"),
    ]
    #expect(
      unlisted(in: repository)
        == found.map { line, name in
          Finding(
            "Sources/System/TouchCore/A.swift", line,
            "all applications share \(name), which ARCHITECTURE.md does not list")
        } + [Finding("ARCHITECTURE.md", 8, "B.missing is listed and does not exist")])
  }
}

private let heading = "### What all applications share"
private let listed: Pattern = #"`([\w+]+\.[a-z]\w*)`"#
private let variable: Pattern = #"^(?:[^/"{}]* )?var (\w+|\([^)]*\))([^{]*)(\{.*)?$"#
private let constant: Pattern = #"^(?:[^/"{}]* )?let (\w+)(?:: [^=]*)? = (\w+)[<(]"#
private let classNames: Pattern = #"^(?:[^/"{}]* )?class (\w+)[ :<]"#

/// Finds shared state that the architecture does not list, and listed state that does not exist.
private func unlisted(in repository: Repository) -> [Finding] {
  var missing = listedState(in: repository)
  let known = Set(missing.map(\.name))
  let files = ["TouchCore", "TouchControls"].flatMap {
    repository.files(in: repository.module($0), ".swift")
  }
  var holders: Set = ["Mutex", "Atomic"]
  for file in files {
    for line in file.lines(with: "class ") {
      if let match = classNames.firstMatch(in: line.code) { holders.insert(match[1]) }
    }
  }
  var findings: [Finding] = []
  for file in files {
    for (name, line) in sharedState(of: file, holders: holders) {
      let key = "\(file.stem).\(name)"
      missing.removeAll { $0.name == key }
      if !known.contains(key) {
        findings.append(
          Finding(file, line, "all applications share \(name), which ARCHITECTURE.md does not list"))
      }
    }
  }
  return findings
    + missing.map { Finding("ARCHITECTURE.md", $0.line, "\($0.name) is listed and does not exist") }
}

/// What the architecture lists, each with the name of its file.
private func listedState(in repository: Repository) -> [(name: String, line: Int)] {
  guard let page = repository.files(in: "", "ARCHITECTURE.md").first(where: { $0.path == "ARCHITECTURE.md" })
  else { return [] }
  var isInList = false
  return page.lines.flatMap { line -> [(name: String, line: Int)] in
    if line.text.hasPrefix("#") { isInList = line.text == heading }
    return isInList ? listed.matches(in: line.text).map { ($0[1], line.number) } : []
  }
}

/// Values that can change and are in no object: variables of types and of the file, and constants that are
/// objects or locks.
private func sharedState(
  of file: RepositoryFile, holders: Set<String>
) -> [(name: String, line: Int)] {
  file.lines(with: "var ", "let ").compactMap { line in
    let code = line.code
    guard code.indentation == 0 || code.hasWord("static") else { return nil }
    if let match = variable.firstMatch(in: code) {
      // What ends with a brace has observers, a value that is a closure, or a getter: the last has no value.
      let (value, brace) = (match[2], match[3])
      let hasObserver = brace.contains("didSet") || brace.contains("willSet")
      return brace.isEmpty || value.contains(" = ") || hasObserver ? (match[1], line.number) : nil
    }
    guard let match = constant.firstMatch(in: code), holders.contains(match[2]) else { return nil }
    return (match[1], line.number)
  }
}
