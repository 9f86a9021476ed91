// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct MissingMembersTests {
  @Test func `what is listed as missing from UIKit is not on the page of what is here`() {
    expectNone(
      contradictions(in: .here),
      "Scripts/missing-members.txt lists what is not here, as `name, name: why`, below types that are.")
  }

  @Test func `members and types that are missing are fine`() {
    #expect(lines("# A\nd, e(_:), f(_:): none.\n\n// A remark: yes.\n# Types\nE, F.X: none.\n").isEmpty)
  }

  @Test(arguments: [
    ("# A\nd: e.\nb: exists.\n", 3), ("# A\nc: exists with any labels.\n", 2),
    ("# A\nd, init(x:): exists.\n", 2), ("# E\nb: there is no type.\n", 2),
    ("# Types\nE, A: exists.\n", 2), ("# Types\nC: exists.\n", 2), ("# Types\nA.X: exists.\n", 2),
    ("d: has no section.\n", 1), ("# A\nhas no reason\n", 2),
  ])
  func `what exists, and what cannot be read is found`(list: String, line: Int) {
    #expect(lines(list) == [line])
  }

  private func lines(_ list: String) -> [Int] {
    let page = """
      # What of UIKit is here

      | type | members here | not here |
      |---|---|---|
      | [`A`](#a) | 3 | |

      ## A

      `init(x:)`, `b`,
      `c(_:)`

      Types in it: `X`

      | not here | why |
      |---|---|
      | `d` | none. |

      ## Values

      `C`

      ## Types that are not here

      | not here | why |
      |---|---|
      | `E` | none. |

      """
    return contradictions(
      in: Repository(["Documentation/WhatIsHere.md": page, "Scripts/missing-members.txt": list])
    ).map(\.line)
  }
}

/// What the page lists as here; `Scripts/members.py` holds it to the code.
private struct Here {
  /// Classes and protocols with their members.
  var members: [String: Set<String>] = [:]
  /// All types.
  var types: Set<String> = []

  init(_ page: RepositoryFile) {
    var section = ""
    var outer: String?
    for line in page.lines {
      if line.text.hasPrefix("## ") {
        section = String(line.text.dropFirst(3))
        outer = nil
        if !section.contains(" "), section != "Values" {
          members[section] = []
          types.insert(section)
        }
      } else if line.text.hasPrefix("|") || line.text.isEmpty {
        outer = nil
      } else if section == "Values" {
        types.formUnion(line.text.quoted)
      } else if members[section] != nil {
        if line.text.hasPrefix("Types in it:") { outer = section }
        if let outer {
          types.formUnion(line.text.quoted.map { "\(outer).\($0)" })
        } else {
          members[section]?.formUnion(line.text.quoted)
        }
      }
    }
  }

  /// Whether a type has a member: `tag`, `addTarget(_:action:for:)`, or `insertText` for any method of that
  /// name.
  func has(_ name: String, in type: String) -> Bool {
    members[type]?.contains { $0 == name || $0.before("(") == name } == true
  }
}

private let separator: Pattern = #"\s*((?:[^,(]|\([^)]*\))+),?"#

private func contradictions(in repository: Repository) -> [Finding] {
  guard let list = repository["Scripts/missing-members.txt"],
    let page = repository["Documentation/WhatIsHere.md"]
  else { return [Finding("Scripts/missing-members.txt", 1, "the list or its page is missing")] }
  let here = Here(page)
  var findings: [Finding] = []
  var section: String?
  for line in list.lines where !line.text.trimmed.isEmpty && !line.text.hasPrefix("//") {
    if line.text.hasPrefix("# ") {
      section = line.text.dropFirst(2).trimmed
      continue
    }
    guard let section, let names = line.text.after(": ").map({ _ in line.text.before(": ") }) else {
      findings.append(Finding(list, line.number, "write `name, name: why it is not here` below a type"))
      continue
    }
    if section != "Types", here.members[section] == nil {
      findings.append(Finding(list, line.number, "there is no type \(section): list it under Types"))
      continue
    }
    for name in separator.matches(in: names).map({ $0[1].trimmed }) {
      if section == "Types" ? here.types.contains(name) : here.has(name, in: section) {
        findings.append(
          Finding(
            list, line.number,
            "\(section == "Types" ? "" : section + ".")\(name) exists: take it off the list"))
      }
    }
  }
  return findings
}
