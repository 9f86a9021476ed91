// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The modules that `Package.swift` lists in groups, read from its text.
struct Manifest {
  /// A module of a group.
  struct Module: Equatable {
    let name: String
    let group: String
    /// The folder below the one of the group.
    let folder: String
    let isOfTests: Bool
    let needs: [String]
    /// The line of its name.
    let line: Int
  }

  /// The modules and the tests of all groups.
  private(set) var modules: [Module] = []
  /// The targets outside of groups.
  private(set) var others: [String] = []
  /// What cannot be read.
  private(set) var findings: [Finding] = []

  init(in repository: Repository) {
    guard let file = repository["Package.swift"] else { return }
    var group: String?
    var entry: (start: Line, text: String)?
    var depth = 0
    for line in file.lines where !line.text.trimmed.hasPrefix("//") {
      if let match = groupBegins.firstMatch(in: line.text) { group = match[1].isEmpty ? "" : match[1] }
      if group == "", let match = groupName.firstMatch(in: line.text) { group = match[1] }
      if line.text == "  ])" { group = nil }
      guard let group, !group.isEmpty else { continue }
      if entry == nil, begins.matches(line.text) { (entry, depth) = ((line, ""), 0) }
      guard let begun = entry else { continue }
      entry = (begun.start, begun.text + " " + line.text.trimmed)
      depth += line.text.count { $0 == "(" } - line.text.count { $0 == ")" }
      if depth == 0, let whole = entry {
        read(whole.text, file, whole.start, group)
        entry = nil
      }
    }
    others = other.matches(in: file.text.after("\ntargets += [") ?? "").map { $0[1] }
    let listed = groupList.firstMatch(in: file.text)?[1].split(separator: ",").count ?? 0
    let found = Set(modules.map(\.group)).count
    if listed != found {
      findings.append(Finding(file, 1, "\(listed) groups are listed, and \(found) can be read"))
    }
  }

  /// Reads `.hidden("CommandKit", needs: ["TextSources"], settings: strict)`.
  private mutating func read(_ text: String, _ file: RepositoryFile, _ line: Line, _ group: String) {
    guard let head = begins.firstMatch(in: text), !head[2].isEmpty else {
      findings.append(Finding(file, line.number, "a module without a name in quotes"))
      return
    }
    var needs: [String] = []
    if text.contains("needs:") {
      guard let list = list.firstMatch(in: text) else {
        findings.append(Finding(file, line.number, "what \(head[2]) needs is not a list of names"))
        return
      }
      let names = trait.matches(in: list[1]).reduce(list[1]) { $0.replacing($1[0], with: "") }
      needs = quotedName.matches(in: names).map { $0[1] }
    }
    modules.append(
      Module(
        name: head[2], group: group, folder: folder.firstMatch(in: text)?[1] ?? head[2],
        isOfTests: head[1].hasPrefix("test"), needs: needs, line: line.number))
  }
}

private let groupBegins: Pattern = #"^let \w+ = Group\((?:name: "(\w+)")?"#
private let groupName: Pattern = #"^  name: "(\w+)""#
private let groupList: Pattern = #"(?m)^let groups = \[([^\]]*)\]"#
private let begins: Pattern =
  #"^ *\.(exported|hidden|program|system|testProgram|testSupport|tests)\( *(?:"(\w+)")?"#
private let list: Pattern = #"needs: \[([^\]]*)\]"#
private let trait: Pattern = #", trait: "\w+""#
private let quotedName: Pattern = #""(\w+)""#
private let folder: Pattern = #"folder: "([\w/]+)""#
private let other: Pattern = #"(?m)^  \.(?:testTarget|plugin|executableTarget)\(\s*name: "(\w+)""#
