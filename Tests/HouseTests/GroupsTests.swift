// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct GroupsTests {
  @Test func `the arrows of ARCHITECTURE are those between the groups`() {
    expectNone(
      wrongArrows(in: .here), "The arrows are what the groups use, without those that a longer way implies.")
  }

  @Test func `groups do not use each other in a cycle`() {
    expectNone(cycles(in: .here), "Each group can be understood before those that use it.")
  }

  @Test func `the page of a group lists its modules, and each of its folders is a module`() {
    expectNone(wrongPages(in: .here), "The page of a group lists its modules in a line each.")
  }

  @Test func `the manifest can be read`() {
    expectNone(
      Manifest(in: .here).findings, "Write a module as the others are, so that its text can be read.")
    #expect(Manifest(in: .here).modules.count > 70)
  }

  @Test func `the package needs no other package`() {
    expectNone(packages(in: .here), "Decision 7: the package has no dependencies.")
  }

  @Test func `modules are read with what they need, their folders and their tests`() {
    let manifest = Manifest(
      in: Repository(
        manifest(
          #"""
              // A "comment" (.hidden("Not")).
              .exported("One", needs: ["Two", withoutUIKit("Three"), onLinux("Four", trait: "Five")]),
              .hidden(
                "Two",
                needs: [
                  "Three",
                ], settings: [], folder: "Names/Two"),
              .system("Four", pkgConfig: "six", package: "seven"),
            ],
            tests: [
              .tests("OneTests", needs: ["One"]),
          """#)))
    #expect(manifest.findings.isEmpty)
    #expect(manifest.modules.map(\.name) == ["One", "Two", "Four", "OneTests"])
    #expect(manifest.modules.map(\.needs) == [["Two", "Three", "Four"], ["Three"], [], ["One"]])
    #expect(manifest.modules.map(\.folder) == ["One", "Names/Two", "Four", "OneTests"])
    #expect(manifest.modules.map(\.isOfTests) == [false, false, false, true])
    #expect(manifest.others == ["HouseTests"])
  }

  @Test(arguments: [#"    .hidden(name),"#, #"    .hidden("One", needs: others),"#])
  func `a module that cannot be read is found`(line: String) {
    #expect(Manifest(in: Repository(manifest(line))).findings.map(\.line).contains(5))
  }

  @Test func `a group that is listed and cannot be read is found`() {
    let text = manifest(#"    .hidden("One"),"#)[0].text.replacing("[group]", with: "[group, other]")
    #expect(Manifest(in: Repository(["Package.swift": text])).findings.count == 1)
  }

  @Test func `a missing arrow, one that is not needed and one that a longer way implies are found`() {
    let texts = groups(A: ["B", "C"], B: ["C"], C: [])
    func arrows(_ lines: String) -> [String] {
      wrongArrows(in: Repository(texts + [(path: "ARCHITECTURE.md", text: lines)])).map(\.text)
    }
    #expect(arrows("  GA --> GB\n  GB --> GC\n").isEmpty)
    #expect(arrows("  GA --> GB\n") == ["GB uses GC, and no arrow says so: GB --> GC"])
    #expect(
      arrows("  GA --> GB\n  GB --> GC\n  GA --> GC\n") == ["the arrow GA --> GC is not needed: delete it"])
  }

  @Test func `a cycle is found`() {
    #expect(!cycles(in: Repository(groups(A: ["B"], B: ["C"], C: ["A"]))).isEmpty)
    #expect(cycles(in: Repository(groups(A: ["B"], B: ["C"], C: []))).isEmpty)
  }

  @Test func `a page that is missing or wrong, and a folder without a module are found`() {
    let texts = groups(A: [], B: [], C: [])
    func faults(_ changes: (path: String, text: String)...) -> [String] {
      let pages = ["A", "B", "C"].map {
        (path: "Sources/G\($0)/README.md", text: "| `\($0)` | what |\n| `\($0)/C` | a folder |\n")
      }
      let changed = Set(changes.map(\.0))
      return wrongPages(in: Repository(texts + pages.filter { !changed.contains($0.0) } + changes)).map(
        \.description)
    }
    #expect(faults().isEmpty)
    #expect(faults(("Sources/GA/README.md", "")) == ["Sources/GA/README.md:1: it does not list A"])
    #expect(
      faults(("Sources/GA/README.md", "| `A`, `D` | what |\n"))
        == ["Sources/GA/README.md:1: there is no module D"])
    #expect(
      faults(("Sources/GA/E/E.swift", "")) == ["Sources/GA/E:1: Package.swift has no module in this folder"])
    #expect(faults(("Sources/GD/D/D.swift", "")) == ["Sources/GD:1: the group has no page README.md"])
  }

  @Test func `another package is found`() {
    let repository = Repository(["Package.swift": "\n  .package(url: \"a\", from: \"1.0.0\"),"])
    #expect(packages(in: repository).map(\.line) == [2])
  }
}

/// A manifest with one group and these lines in it.
private func manifest(_ lines: String) -> [(path: String, text: String)] {
  [
    (
      "Package.swift",
      """
      let group = Group(
        name: "Group",
        modules: [
          // The module.
      \(lines)
        ])
      let groups = [group]
      targets += [
        .testTarget(name: "HouseTests", swiftSettings: strict),
      ]
      """
    )
  ]
}

/// Three groups GA, GB and GC with a module each, which needs these others.
private func groups(A: [String], B: [String], C: [String]) -> [(path: String, text: String)] {
  var text = ""
  for (name, needs) in [("A", A), ("B", B), ("C", C)] {
    text +=
      "let g\(name) = Group(\n  name: \"G\(name)\",\n  modules: [\n    .hidden(\"\(name)\", needs: \(needs)),\n  ])\n"
  }
  let files = ["A", "B", "C"].map { (path: "Sources/G\($0)/\($0)/\($0).swift", text: "") }
  return [(path: "Package.swift", text: text + "let groups = [gA, gB, gC]\n")] + files
}

/// The groups that each group of `Sources` uses.
private func uses(in repository: Repository) -> [String: Set<String>] {
  let modules = Manifest(in: repository).modules.filter { !$0.isOfTests }
  let groups = Dictionary(modules.map { ($0.name, $0.group) }) { $1 }
  var uses: [String: Set<String>] = [:]
  for module in modules {
    uses[module.group, default: []].formUnion(
      module.needs.compactMap { groups[$0] }.filter { $0 != module.group })
  }
  return uses
}

/// The groups that a group uses, through others too.
private func reach(_ group: String, _ uses: [String: Set<String>]) -> Set<String> {
  var found: Set<String> = []
  var ahead = [group]
  while let next = ahead.popLast() {
    for other in uses[next] ?? [] where found.insert(other).inserted { ahead.append(other) }
  }
  return found
}

private func cycles(in repository: Repository) -> [Finding] {
  let uses = uses(in: repository)
  return uses.keys.sorted().filter { reach($0, uses).contains($0) }.map {
    Finding("Package.swift", 1, "\($0) uses itself through other groups")
  }
}

private let arrow: Pattern = #"^  (\w+) --> (\w+)$"#

private func wrongArrows(in repository: Repository) -> [Finding] {
  let uses = uses(in: repository)
  let drawn = Set(
    repository["ARCHITECTURE.md"]?.lines(with: "-->").compactMap { line in
      arrow.firstMatch(in: line.text).map { "\($0[1]) --> \($0[2])" }
    } ?? [])
  let needed = Set(
    uses.flatMap { group, others in
      others.filter { other in !others.contains { $0 != other && reach($0, uses).contains(other) } }
        .map { "\(group) --> \($0)" }
    })
  let missing = needed.subtracting(drawn).sorted().map {
    "\($0.replacing(" --> ", with: " uses ")), and no arrow says so: \($0)"
  }
  let needless = drawn.subtracting(needed).sorted().map { "the arrow \($0) is not needed: delete it" }
  return (missing + needless).map { Finding("ARCHITECTURE.md", 1, $0) }
}

private let name: Pattern = #"`(\w+)`"#

private func wrongPages(in repository: Repository) -> [Finding] {
  let manifest = Manifest(in: repository)
  let all = Set(manifest.modules.map(\.name) + manifest.others)
  var findings: [Finding] = []
  for group in repository.folders(in: "Sources") {
    guard let page = repository["Sources/\(group)/README.md"] else {
      findings.append(Finding("Sources/\(group)", 1, "the group has no page README.md"))
      continue
    }
    let modules = manifest.modules.filter { $0.group == group && !$0.isOfTests }
    var listed: Set<String> = []
    for line in page.lines(with: "| `") where line.text.hasPrefix("| `") {
      let cells = line.text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      // A row of a folder names the modules in its text.
      let cell = cells[1].contains("/`") ? cells[2] : cells[1]
      listed.formUnion(name.matches(in: cell).map { $0[1] })
    }
    let names = Set(modules.map(\.name))
    findings += names.subtracting(listed).sorted().map { Finding(page, 1, "it does not list \($0)") }
    findings += listed.subtracting(all).sorted().map { Finding(page, 1, "there is no module \($0)") }
    let folders = Set(modules.map { $0.folder.before("/") })
    for folder in repository.folders(in: "Sources/\(group)") where !folders.contains(folder) {
      findings.append(Finding("Sources/\(group)/\(folder)", 1, "Package.swift has no module in this folder"))
    }
  }
  return findings
}

/// Finds dependencies on other packages.
private func packages(in repository: Repository) -> [Finding] {
  guard let manifest = repository["Package.swift"] else { return [] }
  return manifest.lines(with: ".package(").map { Finding(manifest, $0.number, $0.text) }
}
