// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct PathOfTouchTests {
  @Test func `the page of the path of a touch and the sources name the same steps`() {
    expectNone(
      stepsApart(in: .here), "A touch is followed with this page alone: keep it, and the comments, in step.")
  }

  @Test func `a decision names tests that exist`() {
    expectNone(
      unknownTestsOfDecisions(in: .here), "A decision names what tests it: call the test as it is called.")
  }

  @Test(arguments: ["Sources/TouchCore", "Sources/System/TouchCore"])
  func `a page and sources that agree have no findings`(core: String) {
    #expect(stepsApart(in: path(core: core)).isEmpty)
  }

  @Test func `what the page and the sources tell apart is found`() {
    let changes = [
      ("## 2. Then", "## 3. Then", "\(page):4: step 3 follows step 1"),
      (
        "A.one(_:with:)", "A.one(_:)",
        "\(page):3: Sources/TouchCore/A.swift has no A.one(_:) whose comment says step 1"
      ),
      (
        "step 2.\n", "step 1.\n",
        "\(page):5: Sources/TouchCore/A.swift has no A.B.two() whose comment says step 2"
      ),
      ("| `A.B.two()` ", "| two ", "Sources/TouchCore/A.swift:10: step 2 of \(page) does not name A.B.two()"),
      ("| `A.B.two()` ", "| two ", "\(page):1: step 2 names no function"),
      (
        "2. Then\n  f", "2. Later\n  f",
        "Sources/TouchCore/App/Application/UIApplication.swift:1: the steps in the comment of sendEvent(_:) are not those of \(page)"
      ),
    ]
    for (old, new, finding) in changes {
      #expect(stepsApart(in: path { $0.replacing(old, with: new) }).map(\.description).contains(finding))
    }
  }

  @Test func `a test that a decision names and nobody wrote is found`() {
    let decision = "Documentation/Decisions/0001-a.md"
    let text = """
      | a | tests |
      |---|---|
      | `b` | `a sentence`, `no sentence` |

      | `c` | `d` |
      """
    let repository = Repository([decision: text, "Tests/ATests.swift": "func `a sentence`()"])
    #expect(
      unknownTestsOfDecisions(in: repository) == [Finding(decision, 3, "there is no test: no sentence")])
  }

  /// A page with two steps and the functions that it names, changed by a closure.
  private func path(core: String = "Sources/TouchCore", change: (String) -> String = { $0 }) -> Repository {
    Repository([
      page: change(
        """
        # Path
        ## 1. First
        | `A.one(_:with:)` | `TouchCore/A.swift` |
        ## 2. Then
        | `A.B.two()` | `TouchCore/A.swift` |
        """),
      "\(core)/A.swift": change(
        """
        public final class A {
          /// Path of a touch: step 1.
          func one<T>(
            _ a: (T, T) -> Void,
            with b: [T: T]
          )
        }
        extension A.B {
          /// Path of a touch: step 2.
          func two() {}
        }

        """),
      "\(core)/App/Application/UIApplication.swift": change(
        "  /// 1. First\n  /// 2. Then\n  func sendEvent()\n"),
    ])
  }
}

private let page = "Documentation/Path.md"
private let heading: Pattern = #"^## (\d+)\. (.+)$"#
private let row: Pattern = #"^\| `([\w.]+\.\w+\([\w:]*\))` \| `([^`]+)` \|$"#
private let mark: Pattern = #"^\s*/// Path of a touch: step (\d+)\.$"#
private let type: Pattern = #"^(?:@?[\w()]+ )*?(?:class|struct|enum|extension|protocol) ([\w.]+)"#
private let function: Pattern = #"\bfunc (\w+)(?:<[^>]*>)?\((.*)"#
private let listed: Pattern = #"^  /// (\d+)\. (.+)$"#

/// A function of a step: its name is that of its type, its own and the labels, its file without `Sources`.
private struct Step: Hashable {
  let number: Int
  let name: String
  let file: String
}

/// The functions whose comments name a step, and the lines with their names.
private func markedFunctions(in repository: Repository) -> [(step: Step, line: Int)] {
  ["TouchCore", "TouchControls"].flatMap { module in
    repository.files(in: repository.module(module), ".swift").flatMap { file -> [(Step, Int)] in
      guard file.contains("/// Path of a touch: step") else { return [] }
      var found: [(Step, Int)] = []
      var owner = ""
      var number: Int?
      let lines = file.lines
      for (index, line) in lines.enumerated() {
        if let match = type.firstMatch(in: line.text) { owner = match[1] }
        if let match = mark.firstMatch(in: line.text) {
          number = Int(match[1])
        } else if let step = number, let match = function.firstMatch(in: line.text) {
          let rest = lines[(index + 1)...].prefix(8).map(\.text)
          let name = "\(owner).\(match[1])(\(labels(([match[2]] + rest).joined(separator: "\n"))))"
          found.append((Step(number: step, name: name, file: file.path.after("Sources/") ?? ""), line.number))
          number = nil
        }
      }
      return found
    }
  }
}

/// The labels of the parameters in a text that begins behind the opening parenthesis: `_:with:`.
private func labels(_ text: String) -> String {
  var depth = 1
  var parts = [""]
  for sign in text {
    if "([<".contains(sign) { depth += 1 }
    if ")]".contains(sign) || sign == ">" && parts.last?.hasSuffix("-") == false { depth -= 1 }
    if depth == 0 { break }
    if sign == ",", depth == 1 { parts.append("") } else { parts[parts.count - 1].append(sign) }
  }
  return parts.compactMap { part in
    part.split(whereSeparator: \.isWhitespace).first.map { ($0.hasSuffix(":") ? $0.dropLast() : $0) + ":" }
  }.joined()
}

private func stepsApart(in repository: Repository) -> [Finding] {
  guard let file = repository[page] else { return [Finding(page, 1, "there is no such page")] }
  var findings: [Finding] = []
  var titles: [Int: String] = [:]
  var named: [(step: Step, line: Int)] = []
  var number = 0
  for line in file.lines {
    if let match = heading.firstMatch(in: line.text) {
      number = Int(match[1]) ?? 0
      titles[number] = match[2]
      if number != titles.count {
        findings.append(Finding(file, line.number, "step \(number) follows step \(titles.count - 1)"))
      }
    } else if let match = row.firstMatch(in: line.text) {
      named.append((Step(number: number, name: match[1], file: match[2]), line.number))
    }
  }
  let marked = markedFunctions(in: repository)
  for (step, line) in named where !marked.contains(where: { $0.step.isSame(as: step) }) {
    let text = "Sources/\(step.file) has no \(step.name) whose comment says step \(step.number)"
    findings.append(Finding(file, line, text))
  }
  for (step, line) in marked where !named.contains(where: { step.isSame(as: $0.step) }) {
    findings.append(
      Finding("Sources/\(step.file)", line, "step \(step.number) of \(page) does not name \(step.name)"))
  }
  for number in titles.keys.sorted() where !named.contains(where: { $0.step.number == number }) {
    findings.append(Finding(file, 1, "step \(number) names no function"))
  }
  let entry = "\(repository.module("TouchCore"))/App/Application/UIApplication.swift"
  let comments = repository[entry]?.lines.compactMap { listed.firstMatch(in: $0.text) } ?? []
  if comments.map({ "\($0[1]). \($0[2])" }) != titles.sorted(by: { $0.key < $1.key }).map({ "\($0). \($1)" })
  {
    findings.append(
      Finding(entry, 1, "the steps in the comment of sendEvent(_:) are not those of \(page)"))
  }
  return findings
}

extension Step {
  /// Whether the steps are the same; a page may leave out the group of a module.
  fileprivate func isSame(as other: Step) -> Bool {
    number == other.number && name == other.name && (file == other.file || file.hasSuffix("/" + other.file))
  }
}

/// Decisions name tests in tables, in a column with the head "tests"; all code in such a column is the name
/// of a test.
private func unknownTestsOfDecisions(in repository: Repository) -> [Finding] {
  let tests = KnownTests(in: repository)
  var findings: [Finding] = []
  for file in repository.files(in: "Documentation/Decisions", ".md") {
    var column: Int?
    for line in file.lines {
      guard line.text.hasPrefix("|") else {
        column = nil
        continue
      }
      let cells = line.text.dropFirst().split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
      if let index = cells.firstIndex(of: "tests") {
        column = index
      } else if let column, cells.indices.contains(column) {
        for name in cells[column].quoted where !tests.hasSentence(name) {
          findings.append(Finding(file, line.number, "there is no test: \(name)"))
        }
      }
    }
  }
  return findings
}
