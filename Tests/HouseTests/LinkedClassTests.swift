// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct LinkedClassTests {
  @Test func `the touch system finds classes by name in one file, for reasons on one page`() {
    expectNone(
      problems(in: .here),
      "Use a member in an extension, or a closure that is set. If neither can be, add a row to the decision.")
  }

  @Test func `a lookup in another file is found`() {
    let repository = made(adding: [
      RepositoryFile(path: "Sources/System/E/A.swift", text: "let a = NSClassFromString(\"A.B\")"),
      RepositoryFile(path: "Sources/System/E/B.swift", text: "// NSClassFromString\nlet b = _typeByName(c)"),
      RepositoryFile(path: "Sources/Tools/C.swift", text: "let a = NSClassFromString(\"A.B\")"),
    ])
    #expect(
      problems(in: repository).map(\.description) == [
        "Sources/System/E/A.swift:1: a class is looked up by its name",
        "Sources/System/E/B.swift:2: a class is looked up by its name",
      ])
  }

  @Test func `a class that the page lacks, or that does not exist, is found`() {
    #expect(problems(in: made()).isEmpty)
    #expect(problems(in: made(rows: "| `A.B` | `C` |")).map(\.text) == ["UIKit.D has no row on the page"])
    #expect(
      problems(in: made(rows: "| `A.B` | `C` |\n| `UIKit.D` | none |\n| `A.E` | `C` |")).map(\.text)
        == ["A.E is not looked up"])
    #expect(
      problems(in: made(declaration: "class F: C {}")).map(\.text) == ["Sources/UIKit/A has no class B: C"])
    #expect(
      problems(in: made(declaration: "class B {}")).map(\.text) == ["Sources/UIKit/A has no class B: C"])
  }

  private func made(
    rows: String = "| `A.B` | `C` |\n| `UIKit.D` | none |", declaration: String = "final class B: C {",
    adding files: [RepositoryFile] = []
  ) -> Repository {
    let lookups = """
      static let a = NSClassFromString("A.B") as? any C.Type
      static let d = NSClassFromString("UIKit.D")
      """
    return Repository(
      files: [
        RepositoryFile(path: lookupFile, text: lookups), RepositoryFile(path: page, text: rows),
        RepositoryFile(path: "Sources/UIKit/A/B.swift", text: declaration),
        RepositoryFile(path: "Sources/UIKit/Names/UIKit/D.swift", text: "final class D {}"),
      ] + files)
  }
}

private let lookupFile = "Sources/System/TouchCore/App/Application/LinkedClasses.swift"
private let page = "Documentation/Decisions/0011-classes-by-name.md"
private let lookup: Pattern = #"\b(?:NSClassFromString|_typeByName|_typeByMangledName|dlsym)\b"#
private let named: Pattern = #"\bNSClassFromString\("([\w.]+)"\)(?: as\? any (\w+)\.Type)?"#
private let row: Pattern = #"^\| `(\w+\.\w+)` \|"#

private func problems(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  for file in repository.files(in: "Sources/System", ".swift") where file.path != lookupFile {
    for line in file.lines(with: "ByName", "ClassFromString", "ByMangledName", "dlsym")
    where lookup.matches(line.code) {
      findings.append(Finding(file, line.number, "a class is looked up by its name"))
    }
  }
  guard let file = repository[lookupFile], let reasons = repository[page] else {
    return findings + [Finding(lookupFile, 1, "the file or its page \(page) is missing")]
  }
  var rows: Set<String> = []
  for line in reasons.lines { if let match = row.firstMatch(in: line.text) { rows.insert(match[1]) } }
  let text = file.lines.map(\.text).joined(separator: " ")
  for match in named.matches(in: text) {
    let (name, wanted) = (match[1], match[2])
    if rows.remove(name) == nil { findings.append(Finding(file, 1, "\(name) has no row on the page")) }
    let (module, type) = (name.before("."), name.after(".") ?? "")
    let folder =
      [repository.module(module), "Sources/UIKit/Names/\(module)"].first { repository.exists($0) }
      ?? "Sources/\(module)"
    if !declares(type, conformingTo: wanted, in: folder, of: repository) {
      let inherited = wanted.isEmpty ? "" : ": \(wanted)"
      findings.append(Finding(file, 1, "\(folder) has no class \(type)\(inherited)"))
    }
  }
  return findings + rows.sorted().map { Finding(page, 1, "\($0) is not looked up") }
}

/// Whether a folder has a class with a protocol, or one that comes from the protocol; an empty name asks for
/// none.
private func declares(
  _ type: String, conformingTo wanted: String, in folder: String, of repository: Repository
) -> Bool {
  let heirs = repository.files(in: "Sources/System", ".swift").flatMap { file in
    file.lines(with: ": \(wanted)").compactMap { Pattern(#"\bprotocol (\w+):"#).firstMatch(in: $0.code)?[1] }
  }
  return repository.files(in: folder, ".swift").contains { file in
    file.lines(with: "class \(type)").contains { line in
      line.code.hasWord("class \(type)")
        && (wanted.isEmpty || ([wanted] + heirs).contains { line.code.after(":")?.hasWord($0) == true })
    }
  }
}
