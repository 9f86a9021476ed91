// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct InputLimitTests {
  @Test func `every limit is in the list of all, and something checks it`() {
    expectNone(idle(in: .here), "A limit that nothing checks limits nothing: check it, or remove the row.")
  }

  @Test func `a limit that is not in the list, or that nothing checks, is found`() {
    let text = """
      extension InputLimit {
        package static let views = count(
          .dump, "views", 1, "…")
        package static let tag = range(
          .scene, "tag", 0...1, "…")
        package static let lost = count(.lab, "things", 1, "…")
        package static let all: [InputLimit] = [
          views, tag,
        ]
      }
      """
    let fields =
      "let field = SceneField(\"tag\", .integer(.tag), \"\"); let known = [view.lost, InputLimit.views]"
    #expect(
      idle(in: Repository([table: text, "Sources/Tools/TouchScene/A.swift": fields])) == [
        Finding(table, 6, "the list of all limits lacks “lost”"),
        Finding(table, 6, "nothing checks “lost”"),
      ])
  }
}

private let table = "Sources/Ground/TextSources/Limits/InputLimit.swift"
private let row: Pattern = #"^ *package static let (\w+) = (?:count|range)\("#

/// Limits that the list of all lacks, or that no other file mentions.
private func idle(in repository: Repository) -> [Finding] {
  guard let file = repository[table] else { return [] }
  let list = file.text.components(separatedBy: "static let all: [InputLimit] = [").last ?? ""
  let listed = Set(list.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  // The fields of scenes have limits without the name of the type, as arguments and elements.
  let others = repository.files(in: "Sources", ".swift").filter { $0.path != table }
  let users = others.filter { $0.contains("InputLimit.") }.map(\.text)
  let fields = others.filter { $0.path.hasPrefix("Sources/Tools/TouchScene/") }.map(\.text)
  var findings: [Finding] = []
  for line in file.lines {
    guard let name = row.firstMatch(in: line.text)?[1] else { continue }
    if !listed.contains(name) {
      findings.append(Finding(file, line.number, "the list of all limits lacks “\(name)”"))
    }
    let named = Pattern(#"InputLimit\.\#(name)\b"#)
    let argument = Pattern(#"(?:[(,:\[] ?|= )\.\#(name)[,)\]]"#)
    guard !users.contains(where: { named.matches($0) }), !fields.contains(where: { argument.matches($0) })
    else { continue }
    findings.append(Finding(file, line.number, "nothing checks “\(name)”"))
  }
  return findings
}
