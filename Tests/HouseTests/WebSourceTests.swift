// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct WebSourceTests {
  @Test func `the committed source has the styles of the audit's page as they stand`() {
    expectNone(differences(in: .here), "Run Scripts/embed.sh, and commit what it wrote.")
  }

  @Test func `a style that was changed, added or removed is found`() {
    let style = "/* License */\n\na{}\n\nb{}\n"
    let source = "enum Web {\n  static let oneStyle = #\"\"\"\n    a{}\n\n    b{}\n\n    \"\"\"#\n}\n"
    func found(_ style: String, _ source: String) -> [Finding] {
      differences(
        in: Repository(["Sources/Doctor/TouchDoctor/Web/Style/one.css": style, writtenSource: source]))
    }
    #expect(found(style, source).isEmpty)
    #expect(found(style + "c{}\n", source).map(\.text) == ["oneStyle is not current"])
    #expect(found(style, "enum Web {\n}\n").map(\.text) == ["oneStyle is not current"])
    #expect(found(style, source + "static let other").map(\.text) == ["2 texts for 1 styles"])
  }
}

private let writtenSource = "Sources/Doctor/TouchDoctor/Audit/Output/Web.swift"

/// The styles that the committed source does not have as they stand without their heads, and texts that it
/// has of others.
private func differences(in repository: Repository) -> [Finding] {
  guard let source = repository[writtenSource] else { return [Finding(writtenSource, 1, "is missing")] }
  let styles =
    repository.files(in: "Sources/Doctor/TouchDoctor/Web", ".css")
    + repository.files(in: "Sources/Ground/TextSources/Pages/Web", ".css")
  var findings: [Finding] = []
  for style in styles {
    let name = "\(style.path.split(separator: "/").last?.prefix { $0 != "." } ?? "")Style"
    let body = style.text.firstRange(of: "\n\n").map { style.text[$0.upperBound...] } ?? style.text[...]
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    if !source.text.contains("  static let \(name) = #\"\"\"\n\(indented)\n    \"\"\"#\n") {
      findings.append(Finding(source, 1, "\(name) is not current"))
    }
  }
  let count = source.text.split(separator: "static let ").count - 1
  if findings.isEmpty, count != styles.count {
    findings.append(Finding(source, 1, "\(count) texts for \(styles.count) styles"))
  }
  return findings
}
