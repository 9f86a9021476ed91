// SPDX-License-Identifier: Apache-2.0
#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @Suite struct CommitTests {
    /// Skipped in an archive of the sources and in a shallow clone, which know no history.
    @Test(.enabled(if: hasHistory, "There is no history of git here."))
    func `a commit says what is true now, and a large one says why`() {
      expectNone(
        newCommits.flatMap(faults),
        "A subject has at most 72 characters; a body says why, unless the change is small and obvious.")
    }

    @Test func `a long subject, and a large commit without a body, are found`() {
      let subject = String(repeating: "a", count: 72)
      let log = """
        \u{1}a1b2\u{2}\(subject)\u{2}\u{2}
        90\t10\tSources/A.swift
        -\t-\ta.png

        \u{1}c3d4\u{2}\(subject)b\u{2}Why.
        \u{2}
        101\t0\ta => b

        \u{1}e5f6\u{2}c\u{2}\u{2}
        50\t0\ta
        51\t0\tb
        """
      #expect(
        commits(of: log).flatMap(faults) == [
          Finding("c3d4", 1, "the subject has 73 characters: \(subject)b"),
          Finding("e5f6", 1, "101 changed lines and no body: c"),
        ])
    }
  }

  private struct Commit {
    let name: String
    let subject: String
    let body: String
    /// How many lines the commit adds and removes.
    let changedLines: Int
  }

  private func faults(of commit: Commit) -> [Finding] {
    var findings: [Finding] = []
    let count = commit.subject.count
    if count > 72 {
      findings.append(Finding(commit.name, 1, "the subject has \(count) characters: \(commit.subject)"))
    }
    if commit.changedLines > 100, commit.body.trimmed.isEmpty {
      let text = "\(commit.changedLines) changed lines and no body: \(commit.subject)"
      findings.append(Finding(commit.name, 1, text))
    }
    return findings
  }

  /// The commits in what git prints in the format below.
  private func commits(of log: String) -> [Commit] {
    log.split(separator: "\u{1}").compactMap { text in
      let parts = text.split(separator: "\u{2}", omittingEmptySubsequences: false)
      guard parts.count == 4 else { return nil }
      let counts = parts[3].split(separator: "\n").map { line in
        line.split(separator: "\t").prefix(2).compactMap { Int($0) }.reduce(0, +)
      }
      return Commit(
        name: String(parts[0]), subject: String(parts[1]), body: String(parts[2]),
        changedLines: counts.reduce(0, +))
    }
  }

  /// The commits since the newest tag, at most 30, and none from before this rule.
  private var newCommits: [Commit] {
    let rule = git("log", "--diff-filter=A", "--format=%H", "--", "Tests/*/CommitTests.swift")?
      .split(separator: "\n").last
    guard let rule else { return [] }
    let tag = git("describe", "--tags", "--abbrev=0").map { ["^" + $0.trimmed] } ?? []
    let format = "--format=%x01%h%x02%s%x02%b%x02"
    return commits(of: git(["log", "--no-merges", "-30", "--numstat", format, "\(rule)..HEAD"] + tag) ?? "")
  }

  private var hasHistory: Bool {
    git("rev-parse", "--is-shallow-repository")?.trimmed == "false"
      && git("rev-parse", "--show-prefix")?.trimmed == ""
  }

  private func git(_ arguments: String...) -> String? { git(arguments) }

  /// What git prints; nil if it fails, or is not there.
  private func git(_ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", Repository.root] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
#endif
