// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct HostingTests {
  @Test func `jobs of workflows have a machine and steps, and a step runs or uses something`() {
    expectNone(wrongSteps(in: .here), "Nothing here runs the files for hosts: write them as the others are.")
  }

  @Test func `each job of a workflow says what it may do, and no more than it needs`() {
    expectNone(
      missingPermissions(in: .here),
      "Write `permissions: {}` for the workflow, and for each job what its steps need.")
  }

  @Test func `an action of others is pinned by its digest, with its version beside it`() {
    expectNone(
      unpinned(in: .here),
      "A tag can be moved: write `uses: owner/name@<40 digits of the commit> # v1.2.3`.")
  }

  @Test func `a job without permissions, and a workflow with permissions for all jobs, are found`() {
    let good = "permissions: {}\njobs:\n  a:\n    permissions:\n      contents: read\n    runs-on: b\n"
    func count(_ text: String) -> Int {
      missingPermissions(in: Repository([".github/workflows/a.yml": text])).count
    }
    #expect(count(good) == 0)
    #expect(count(good.replacing("permissions: {}\n", with: "")) == 1)
    #expect(count(good.replacing("permissions: {}", with: "permissions:\n  contents: write")) == 1)
    #expect(count(good.replacing("    permissions:\n      contents: read\n", with: "")) == 1)
    #expect(count(good.replacing("contents: read", with: "contents: write-all")) == 0)
    #expect(count(good.replacing("permissions:\n      contents: read", with: "permissions: write-all")) == 1)
  }

  @Test func `an action that is named by a tag is found`() {
    let digest = String(repeating: "0123456789abcdef", count: 3).prefix(40)
    func found(_ uses: String) -> [Int] {
      unpinned(in: Repository([".github/workflows/a.yml": "a:\n  - uses: \(uses)\n"]), known: ["a/old@v1"])
        .map(\.line)
    }
    #expect(found("a/b@\(digest) # v1.2.3") + found("./.github/actions/audit") == [1, 1])
    for uses in ["a/b@\(digest)", "a/b@v1", "a/b@main", "a/b"] { #expect(found(uses) == [2, 1]) }
    #expect(found("a/old@v1") == [])
  }

  @Test func `the dev container is JSON`() {
    expectNone(wrongJSON(in: .here), "JSON has no comments and no comma after the last value.")
  }

  @Test func `a good workflow, a good action and other files are fine`() {
    let repository = Repository([
      ".github/workflows/a.yml": workflow, ".github/actions/a/action.yml": action,
      ".github/a.yml": "body:\n  - steps:\n", ".spi.yml": "version: 1\n",
      "Documentation/AuditInCI.md": "```yaml\n\(workflow)```\n",
    ])
    #expect(wrongSteps(in: repository).isEmpty)
  }

  @Test(arguments: [
    ("    runs-on: a\n", ""), ("    steps:\n", ""), ("run: |", "name: |"),
    ("      - uses: b\n", "      - uses: b\n        run: c\n"), ("  build:", "    build:"),
    ("      - uses: b\n", "      - name: b\n"),
  ])
  func `a job without a machine or steps, and a step that does nothing or both are found`(
    old: String, new: String
  ) {
    let text = workflow.replacing(old, with: new)
    #expect(text != workflow)
    #expect(!wrongSteps(in: Repository([".github/workflows/a.yml": text])).isEmpty)
    #expect(!wrongSteps(in: Repository([".hooks.yaml": text])).isEmpty)
    #expect(!wrongSteps(in: Repository(["Documentation/AuditInCI.md": "```yaml\n\(text)```\n"])).isEmpty)
  }

  @Test func `a step of an action that does nothing is found`() {
    let text = action.replacing("run: b", with: "shell: b")
    #expect(wrongSteps(in: Repository([".github/actions/a/action.yml": text])).map(\.line) == [5])
  }

  @Test(arguments: [("{}", true), ("{\"a\": 1,}", false), ("", false)])
  func `a dev container that is not JSON is found`(text: String, isFine: Bool) {
    #expect(wrongJSON(in: Repository([".devcontainer/devcontainer.json": text])).isEmpty == isFine)
  }
}

private let workflow = """
  on: push
  jobs:
    # The job.
    build:
      runs-on: a
      steps:
        - uses: b
        - name: c
          run: |
            steps:
            - uses: d

    other:
      runs-on: a
      steps:
        - run: b

  """

private let action = """
  name: a
  runs:
    using: composite
    steps:
      - run: b
        shell: bash
  """

/// Finds what is wrong with the jobs and steps of the files for hosts, and of the samples of a page.
///
/// `Scripts/hosting.py` has the YAML parsed; this looks at its lines.
private func wrongSteps(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  for file in repository.files(in: "", ".yml", ".yaml")
  where file.path.hasPrefix(".github/") || file.folder.isEmpty && file.path.hasPrefix(".") {
    findings += wrongSteps(file.lines, file)
  }
  if let page = repository["Documentation/AuditInCI.md"] {
    for sample in page.lines.split(whereSeparator: { $0.text.hasPrefix("```") })
    where sample.first.map({ $0.number > 1 && page.line($0.number - 1) == "```yaml" }) == true {
      findings += wrongSteps(Array(sample), page)
    }
  }
  return findings
}

private let key: Pattern = #"^ *(?:- )?([\w-]+):"#

private func wrongSteps(_ lines: [Line], _ file: RepositoryFile) -> [Finding] {
  let lines = lines.filter { !$0.text.trimmed.isEmpty && !$0.text.trimmed.hasPrefix("#") }
  if let runs = block("runs", at: 0, in: lines) { return wrongSteps(of: "runs", runs, 2, file) }
  guard let jobs = block("jobs", at: 0, in: lines) else { return [] }
  let names = jobs.filter { $0.text.indentation == 2 }
  guard jobs.first?.text.indentation == 2 else {
    return [Finding(file, lines.first?.number ?? 1, "its jobs are not indented by two spaces")]
  }
  return names.flatMap { line -> [Finding] in
    let name = line.text.trimmed.before(":")
    guard let job = block(name, at: 2, in: jobs), block("runs-on", at: 4, in: job) != nil,
      block("steps", at: 4, in: job)?.isEmpty == false
    else { return [Finding(file, line.number, "the job \(name) has no steps or no machine")] }
    return wrongSteps(of: name, job, 4, file)
  }
}

/// Finds steps that have both or neither of `run` and `uses`.
private func wrongSteps(of job: String, _ lines: [Line], _ indentation: Int, _ file: RepositoryFile)
  -> [Finding]
{
  guard let steps = block("steps", at: indentation, in: lines), let first = steps.first else {
    return [Finding(file, lines.first?.number ?? 1, "\(job) has no steps")]
  }
  let dash = first.text.indentation
  var findings: [Finding] = []
  var step: (line: Int, does: Int)?
  func close() {
    if let step, step.does != 1 {
      findings.append(Finding(file, step.line, "a step of \(job) has both or neither of run and uses"))
    }
  }
  for line in steps {
    let begins = line.text.indentation == dash
    if begins {
      close()
      step = (line.number, 0)
    }
    // A key of the step itself; what is indented further is a value.
    guard begins || line.text.indentation == dash + 2 else { continue }
    if let name = key.firstMatch(in: line.text)?[1], ["run", "uses"].contains(name) { step?.does += 1 }
  }
  close()
  return findings
}

/// The lines below a key at an indentation; nil if there is no such key.
private func block(_ name: String, at indentation: Int, in lines: [Line]) -> [Line]? {
  let spaces = String(repeating: " ", count: indentation)
  guard let start = lines.firstIndex(where: { $0.text.hasPrefix("\(spaces)\(name):") }) else { return nil }
  return Array(lines[(start + 1)...].prefix { $0.text.indentation > indentation })
}

private let strings: Pattern = #""(?:[^"\\]|\\.)*""#
private let lastComma: Pattern = #",\s*[}\]]"#

private func wrongJSON(in repository: Repository) -> [Finding] {
  guard let file = repository[".devcontainer/devcontainer.json"] else { return [] }
  // Foundation takes a comma behind the last value.
  let plain = strings.matches(in: file.text).reduce(file.text) { $0.replacing($1[0], with: "0") }
  if lastComma.matches(plain) { return [Finding(file, 1, "there is a comma behind the last value")] }
  do {
    _ = try JSONSerialization.jsonObject(with: Data(file.text.utf8))
    return []
  } catch {
    return [Finding(file, 1, "it does not parse: \(error)")]
  }
}

/// The actions whose digests nobody has looked up yet; each goes from here when it is pinned.
private let notPinnedYet: Set = [
  "actions/attest-build-provenance@v2", "actions/checkout@v4", "actions/deploy-pages@v4",
  "actions/download-artifact@v4", "actions/upload-artifact@v4", "actions/upload-pages-artifact@v3",
]

private let used: Pattern = #"^ *(?:- )?uses: *(\S+)(.*)$"#
private let pinned: Pattern = #"^[\w.-]+(?:/[\w.-]+)+@[0-9a-f]{40} # v[0-9][0-9.]*$"#

/// Finds actions of others that are not pinned, and those of the list that no workflow uses any more.
private func unpinned(in repository: Repository, known: Set<String> = notPinnedYet) -> [Finding] {
  var findings: [Finding] = []
  var unused = known
  let files = repository.files(in: ".github", ".yml")
  for file in files {
    for line in file.lines(with: "uses:") {
      guard let match = used.firstMatch(in: line.text) else { continue }
      unused.remove(match[1])
      let isKnown = match[1].hasPrefix("./") || known.contains(match[1])
      if isKnown || pinned.matches(match[1] + match[2]) { continue }
      findings.append(Finding(file, line.number, "\(match[1]) is not pinned"))
    }
  }
  guard let first = files.first else { return [] }
  return findings
    + unused.sorted().map { Finding(first, 1, "nothing uses \($0) any more: remove it from the list") }
}

/// Finds workflows that give permissions to all jobs, and jobs that do not say what they may do.
private func missingPermissions(in repository: Repository) -> [Finding] {
  repository.files(in: ".github/workflows", ".yml").flatMap { file -> [Finding] in
    let lines = file.lines.filter { !$0.text.trimmed.isEmpty && !$0.text.trimmed.hasPrefix("#") }
    var findings: [Finding] = []
    if !lines.contains(where: { $0.text == "permissions: {}" }) {
      findings.append(Finding(file, 1, "the workflow does not begin without permissions"))
    }
    let jobs = block("jobs", at: 0, in: lines) ?? []
    for line in jobs where line.text.indentation == 2 {
      let job = block(line.text.trimmed.before(":"), at: 2, in: jobs) ?? []
      let given = block("permissions", at: 4, in: job)
      let isNone = job.contains { $0.text == "    permissions: {}" }
      guard isNone || given?.isEmpty == false else {
        findings.append(Finding(file, line.number, "a job does not say what it may do"))
        continue
      }
    }
    return findings
  }
}
