// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct LicenseTests {
  @Test func `a source file and a script carry their license in their first lines`() {
    expectNone(
      missingLicenses(in: .here), "Every source file and script carries its license in its first lines.")
  }

  @Test func `a missing license is found`() {
    let cases = [
      ("Sources/A.swift", "import B\n", "1: the line is not: // \(license)"),
      ("Package.swift", "// swift-tools-version: 6.2\nimport B\n", "2: the line is not: // \(license)"),
      ("Scripts/a.sh", "# \(license)\n# \(license)\n", "1: the line is not a #! line"),
      ("Scripts/a.py", "#!/usr/bin/env python3\n", "2: the line is not: # \(license)"),
      (".ci/run", "#!/bin/sh\necho\n", "2: the line is not: # \(license)"),
      ("Sources/A/Web/a.js", "let a;\n", "1: the line is not: // \(license)"),
      ("Sources/A/Web/a.css", "// \(license)\n", "1: the line is not: /* \(license) */"),
    ]
    for (path, text, finding) in cases {
      #expect(missingLicenses(in: Repository([path: text])).map(\.description) == ["\(path):\(finding)"])
    }
  }

  @Test func `a manifest has its license in the second line`() {
    let text = "// swift-tools-version: 6.2\n// \(license)\n"
    #expect(missingLicenses(in: Repository(["Package.swift": text])).isEmpty)
  }
}

private let license = "SPDX-License-Identifier: Apache-2.0"

private func missingLicenses(in repository: Repository) -> [Finding] {
  var findings: [Finding] = []
  func expect(_ line: String, at number: Int, of file: RepositoryFile) {
    if file.line(number) != line { findings.append(Finding(file, number, "the line is not: \(line)")) }
  }
  for file in repository.files(".swift") {
    // The tools version must be the first line of a manifest.
    expect("// \(license)", at: file.line(1).hasPrefix("// swift-tools-version:") ? 2 : 1, of: file)
  }
  for file in repository.files(".sh", ".py") + repository.files(in: ".ci", "") {
    if !file.line(1).hasPrefix("#!") { findings.append(Finding(file, 1, "the line is not a #! line")) }
    expect("# \(license)", at: 2, of: file)
  }
  for folder in ["Sources", "Web", "Scripts"] {
    for file in repository.files(in: folder, ".js") { expect("// \(license)", at: 1, of: file) }
    for file in repository.files(in: folder, ".css") { expect("/* \(license) */", at: 1, of: file) }
  }
  for file in repository.files(".c") { expect("// \(license)", at: 1, of: file) }
  return findings
}
