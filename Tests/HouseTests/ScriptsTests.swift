// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct ScriptsTests {
  @Test func `a script that names its interpreter can be run`() {
    expectNone(notExecutable(in: .here), "A script is not executable: chmod +x it.")
  }

  @Test(arguments: ["Scripts/a.sh", "Debugger/a.py", ".ci/run"])
  func `a script that cannot be run is found`(path: String) {
    func findings(_ text: String, _ isExecutable: Bool) -> [Finding] {
      notExecutable(
        in: Repository(files: [RepositoryFile(path: path, text: text, isExecutable: isExecutable)]))
    }
    #expect(findings("#!/bin/sh\n", false).map(\.path) == [path])
    #expect(findings("#!/bin/sh\n", true).isEmpty)
    // A file without an interpreter is imported.
    #expect(findings("a\n#!/bin/sh\n", false).isEmpty)
  }
}

private func notExecutable(in repository: Repository) -> [Finding] {
  (repository.files(in: "", ".sh", ".py") + repository.files(in: ".ci", ""))
    .filter { !$0.isExecutable && $0.text.hasPrefix("#!") }
    .map { Finding($0, 1, "it names an interpreter and is not executable") }
}
