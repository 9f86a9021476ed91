// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct PagesTests {
  @Test func `pages load nothing, and browsers understand their scripts and styles as they stand`() {
    expectNone(
      faults(in: .here),
      """
      Pages are one file that loads nothing; their scripts and styles are what a browser understands as they stand.
      """)
  }

  @Test(arguments: [
    "var a = 1;", "if (a == b) {}", "if (a != b) {}", "eval(a);", "new Function(a);", "new XMLHttpRequest();",
    "import a from b;", "export { a };", "document.write(a);", "fetch(a);", "new WebSocket(a);",
    "a('</script>');",
    "a = 1; ", "\ta = 1;",
  ]) func `a script that loads, runs text or compares loosely is found`(line: String) {
    let lab = line.contains("fetch") || line.contains("WebSocket")
    let repository = Repository([
      "Sources/TouchReport/Web/a.js": "\n\(line)\n", "Sources/Tools/TouchLab/Web/b.js": lab ? line : "",
    ])
    #expect(faults(in: repository).map(\.line) == [2])
  }

  @Test(arguments: [
    "@import 'a';", "a { b: url(c); }", "a { b: expression(c); }", "</style>", "a {", "a }", "a ",
  ])
  func `a style that loads or leaves something open is found`(line: String) {
    #expect(faults(in: Repository(["Sources/A/Web/a.css": "\(line)\n"])).map(\.line) == [1])
  }

  @Test func `braces in strings and strict comparisons are fine`() {
    let repository = Repository([
      "Sources/A/Web/a.css": "a::before {\n  content: \"}\";\n}\n",
      "Sources/A/Web/a.js": "const variable = a === b && c !== d && e <= f && g >= h;\n",
    ])
    #expect(faults(in: repository).isEmpty)
  }
}

private let whiteSpace: Pattern = #"\s+$|\t"#
private let loads: Pattern =
  #"\bvar\b|[^=!]==[^=]|!=[^=]|\b(eval|Function|XMLHttpRequest|import|export)\b(?!")|document\.write|</script"#
private let network: Pattern = #"\b(WebSocket|fetch)\b"#
private let styleLoads: Pattern = #"@import|url\(|expression\(|</"#
private let string: Pattern = #""[^"]*""#

private func faults(in repository: Repository) -> [Finding] {
  let lab = repository.module("TouchLab") + "/"
  var findings: [Finding] = []
  for file in repository.files(in: "Sources", ".js", ".css") + repository.files(in: "Web", ".js", ".css") {
    let isStyle = file.path.hasSuffix(".css")
    for line in file.lines {
      if whiteSpace.matches(line.text) {
        findings.append(Finding(file, line.number, line.text + ": white space"))
      }
      // Only the page of the lab talks to the process that serves it.
      let isForbidden =
        isStyle
        ? styleLoads.matches(line.text)
        : loads.matches(line.text) || !file.path.hasPrefix(lab) && network.matches(line.text)
      if isForbidden { findings.append(Finding(file, line.number, line.text)) }
    }
    if isStyle { findings += braces(in: file) }
  }
  return findings
}

/// A style closes what it opens.
private func braces(in file: RepositoryFile) -> [Finding] {
  var findings: [Finding] = []
  var depth = 0
  for line in file.lines(with: "{", "}") {
    var text = line.text
    for match in string.matches(in: text) { text = text.replacing(match[0], with: "") }
    depth += text.count { $0 == "{" } - text.count { $0 == "}" }
    if depth < 0 {
      findings.append(Finding(file, line.number, "a brace closes nothing"))
      depth = 0
    }
  }
  if depth > 0 { findings.append(Finding(file, 1, "\(depth) braces stay open")) }
  return findings
}
