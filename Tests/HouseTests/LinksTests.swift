// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct LinksTests {
  @Test func `links lead to files and headings that exist`() {
    expectNone(brokenLinks(in: .here), "Follow the link by hand, and write down where it leads now.")
  }

  @Test func `paths in code exist`() {
    expectNone(missingPaths(in: .here), "Name the file where it is now.")
  }

  @Test func `a link that leads nowhere is found`() {
    let repository = Repository([
      page: """
      # `A`: the [first](B.md) *page*
      [ok](../README.md), [ok](#a-the-first-page), [ok](<B%20C.md#b_c-1>), [ok](https://a.b/c), ![ok](../a "b")
      [no](../B.md), [no
      where](#b), `code`
      ```sh
      [a](b)
      ```
      [no](../README.md#c "d")
      """,
      "README.md": "", "Documentation/B C.md": "## B_C 1\n```\n# D\n```\n", "Documentation/B.md": "",
      "a/b.png": "",
    ])
    #expect(
      brokenLinks(in: repository) == [
        Finding(page, 3, "the link leads nowhere: ../B.md"),
        Finding(page, 4, "A.md has no heading for the link: #b"),
        Finding(page, 8, "README.md has no heading for the link: ../README.md#c"),
      ])
  }

  @Test func `a path that does not exist is found`() {
    let repository = Repository([
      page: """
      `Sources/A/`, `Sources/B`, `Tests`, `Scripts/a.sh --all`, `b.md`, `../c.md`
      `.ci/run`, `A.md`, `Package.swift`, `a/Sources/b`, `Sources/A and B`
      ```sh
      Scripts/d.sh
      ```
      """,
      "README.md": """
      ```sh
      Scripts/a.sh; Scripts/b.sh
      ./Scripts/c.sh a/Tests/d
      ```
      ```swift
      Sources/C
      ```
      """,
      "Sources/A/B.swift": "", "Scripts/a.sh": "",
    ])
    #expect(
      missingPaths(in: repository) == [
        Finding(page, 1, "no such file or directory: Sources/B"),
        Finding(page, 1, "no such file or directory: Tests"),
        Finding(page, 1, "no such file or directory: b.md"),
        Finding(page, 2, "no such file or directory: .ci/run"),
        Finding(page, 2, "no such file or directory: Package.swift"),
        Finding("README.md", 2, "the command names a file that does not exist: Scripts/b.sh"),
        Finding("README.md", 3, "the command names a file that does not exist: Scripts/c.sh"),
      ])
  }
}

private let page = "Documentation/A.md"

/// The pages of the root and of the documentation.
private func pages(in repository: Repository) -> [RepositoryFile] {
  repository.files(".md").filter { $0.folder.isEmpty || $0.path.hasPrefix("Documentation/") }
}

// The brackets may begin in a line above.
private let link: Pattern = #"\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)"#
private let address: Pattern = "[a-z][a-z0-9+.-]*:.*"

/// Finds relative links that lead to no file or folder, or to no heading.
private func brokenLinks(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  var anchors: [String: Set<String>] = [:]
  for file in pages(in: repository) where file.contains("](") {
    for (number, match) in Prose(file).matches(of: link, with: "](") where !address.matchesWhole(match[1]) {
      let path = match[1].before("#")
      let target = path.isEmpty ? file.path : resolve(path.removingPercentEncoding ?? path, in: file.folder)
      if !repository.exists(target) {
        findings.append(Finding(file, number, "the link leads nowhere: \(match[1])"))
      } else if let anchor = match[1].after("#"), !anchor.isEmpty, let page = repository[target],
        page.path.hasSuffix(".md")
      {
        let known = anchors[target] ?? Prose(page).anchors
        anchors[target] = known
        if known.contains(anchor) { continue }
        findings.append(Finding(file, number, "\(page.name) has no heading for the link: \(match[1])"))
      }
    }
  }
  return findings
}

/// The path from the root of a path from a folder.
private func resolve(_ path: String, in folder: String) -> String {
  var parts = folder.split(separator: "/")
  for part in path.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return parts.joined(separator: "/")
}

private let folders =
  #"(?:Sources|Tests|Scripts|Documentation|Examples|Benchmarks|Fuzzing|Porting|Plugins|\.ci)"#
private let code: Pattern = #"`([^`\n]+)`"#
private let named = Pattern(
  #"\#(folders)/[\w./+-]*|\#(folders)|[A-Za-z.-]+\.(?:md|yml)|Package\.swift|\.swift-format"#)
private let command = Pattern(#"(?:^|\s)(?:\./)?(\#(folders)/[\w./+-]+)"#)

/// Finds paths of the repository, in code and in commands, that do not exist.
private func missingPaths(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  for file in pages(in: repository) {
    let prose = Prose(file)
    for (number, match) in prose.matches(of: code, with: "`") {
      let name = match[1].split(separator: " ").first.map(String.init) ?? ""
      if !named.matchesWhole(name) || repository.exists(name) { continue }
      if repository.exists(resolve(name, in: file.folder)) { continue }
      findings.append(Finding(file, number, "no such file or directory: \(name)"))
    }
    // Commands elsewhere may be for the package of a user.
    if !file.folder.isEmpty { continue }
    for line in prose.blocks.filter({ $0.language == "sh" }).flatMap(\.lines) {
      for match in command.matches(in: line.text) where !repository.exists(match[1]) {
        findings.append(
          Finding(file, line.number, "the command names a file that does not exist: \(match[1])"))
      }
    }
  }
  return findings
}
